// What is told about cards at the table on the screen: which card somebody wants to know about, and by which rules.
import { say } from "../lib/words.svelte";
import { capacityOf, isBus, profileOf } from "./cards";
import { ruleValues, UNDECIDED, type Options } from "./rules";

class About {
  card = $state<string | null>(null);
  /** The house rules in force, as texts take them. */
  rules = $state.raw<Record<string, string>>(UNDECIDED);

  /** A table with these house rules is on the screen until the answer is called. */
  at(options: Options): () => void {
    this.rules = ruleValues(options);
    return () => {
      this.rules = UNDECIDED;
    };
  }

  profile(profile: string): string {
    return say(`depot-about-${profile}`, this.rules);
  }

  /** What a card does. */
  text(card: string): string {
    return isBus(card) ? say("depot-about-bus", { count: capacityOf(card) }) : this.profile(profileOf(card));
  }
}

export const about = new About();
