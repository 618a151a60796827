// The house rules of a table for the texts about it: what is said must be true under the rules in force.
import { HOUSE_RULES, MOOT_RULES } from "../generated/choices";

export type RuleValue = boolean | string;
export type Options = Record<string, RuleValue>;

const RULES = HOUSE_RULES.depot as Record<string, readonly RuleValue[]>;
const MOOT = MOOT_RULES as Record<string, readonly [string, RuleValue] | undefined>;

export function usualOf(rule: string): RuleValue {
  return RULES[rule]?.[0] ?? false;
}

/** Whether a house rule makes no difference under the others. */
export function isMoot(rule: string, options: Options): boolean {
  const because = MOOT[rule];
  return because !== undefined && (options[because[0]] ?? usualOf(because[0])) === because[1];
}

/** Every house rule that makes a difference, with its value. */
export function inForce(options: Options): [string, RuleValue][] {
  return Object.keys(RULES)
    .filter((rule) => !isMoot(rule, options))
    .map((rule) => [rule, options[rule] ?? usualOf(rule)]);
}

/** The value of every house rule, for texts; of one that makes no difference the usual value. */
export function ruleValues(options: Options): Record<string, string> {
  const usual = Object.keys(RULES).map((rule): [string, RuleValue] => [rule, usualOf(rule)]);
  return Object.fromEntries([...usual, ...inForce(options)].map(([rule, value]) => [rule, String(value)]));
}

/** For texts that are about no table: the usual house rules, and both readings of the Drunkard. */
export const UNDECIDED: Record<string, string> = { ...ruleValues({}), drunkard_scope: "either" };
