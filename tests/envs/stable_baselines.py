"""What Stable-Baselines3 says about our environments; run by `test_stable_baselines.py` where that library is.

Prints a line of JSON for every environment: its name, what it shows, and what was complained about without failing.
"""

from __future__ import annotations

import json
import sys
import warnings

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import is_masking_supported
from stable_baselines3.common.env_checker import check_env

from allaboard.envs import IDS
from allaboard.envs.tables import SEEING

LEARNERS = (("AllAboard/Bus-NewYork-v1", "flat"), ("AllAboard/Metro-Rome-v1", "planes"), ("AllAboard/Depot-v1", "flat"))


def check(name: str, seeing: str) -> list[str]:
    """All checks of the library on one environment; the hints that it gives."""
    env = gymnasium.make(name, seeing=seeing).unwrapped
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        check_env(env)
    assert is_masking_supported(env)
    return [str(hint.message) for hint in heard]


def learn(name: str, seeing: str, steps: int) -> int:
    """Let an algorithm with masks learn for a while; how many games it has played."""
    env = gymnasium.make(name, seeing=seeing, illegal="raise")
    model = MaskablePPO("MlpPolicy", env, n_steps=128, batch_size=64, seed=1, device="cpu")
    model.learn(steps)
    assert model.num_timesteps >= steps
    return len(model.ep_info_buffer)


if __name__ == "__main__":
    for name in IDS:
        for seeing in SEEING:
            print(json.dumps({"name": name, "seeing": seeing, "hints": check(name, seeing)}), flush=True)
    for name, seeing in LEARNERS:
        print(json.dumps({"learned": name, "games": learn(name, seeing, int(sys.argv[1]))}), flush=True)
