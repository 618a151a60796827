/* Dies before or after the nth flush of a file: put before the C library by LD_PRELOAD, armed by `die_at_flush`. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

static atomic_int left = 0; /* flushes until the end; 0: never */
static atomic_int dies_after = 0;

void die_at_flush(int times, int after) {
    dies_after = after;
    left = times;
}

static int flush(const char *name, int file) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    int is_the_one = left > 0 && atomic_fetch_sub(&left, 1) == 1;
    if (is_the_one && !dies_after) kill(getpid(), SIGKILL);
    int result = real(file);
    if (is_the_one) kill(getpid(), SIGKILL);
    return result;
}

int fsync(int file) { return flush("fsync", file); }
int fdatasync(int file) { return flush("fdatasync", file); }
