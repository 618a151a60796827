// Which card somebody wants to know about.
class About {
  card = $state<string | null>(null);
}

export const about = new About();
