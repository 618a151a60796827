import { expect, test } from "vitest";
import { HOUSE_RULES } from "../generated/choices";
import { askedAbout, conditionsUnder } from "./orders";
import { inForce, isMoot, ruleValues, UNDECIDED, type Options, type RuleValue } from "./rules";
import type { TableInfo } from "../generated/protocol";

/** Every combination of house rules. */
function tables(): Options[] {
  let found: Options[] = [{}];
  for (const [rule, values] of Object.entries<readonly RuleValue[]>(HOUSE_RULES.depot)) {
    found = found.flatMap((options) => values.map((value) => ({ ...options, [rule]: value })));
  }
  return found;
}

test("texts are told the house rules in force, whatever they are", () => {
  expect(tables()).toHaveLength(384);
  for (const options of tables()) {
    const values = ruleValues(options);
    const told = inForce(options);
    for (const [rule, value] of told) expect([value, values[rule]]).toEqual([options[rule], String(options[rule])]);
    const silent = Object.keys(HOUSE_RULES.depot).filter((rule) => !told.some(([name]) => name === rule));
    expect(silent).toEqual(options.baby_windows === "none" ? ["baby_exempts_penalty"] : []);
    if (options.baby_windows === "none") expect(values.baby_exempts_penalty).toBe("false");
  }
});

test("what is not said is as usual, and without a table both readings are told", () => {
  expect(ruleValues({})).toMatchObject({ drunkard_scope: "departing_bus", baby_windows: "attempt_and_end", teams: "false" });
  expect(UNDECIDED.drunkard_scope).toBe("either");
  expect(isMoot("baby_exempts_penalty", {})).toBe(false);
});

test("an order waits for the end of boarding only where Babies may shout then", () => {
  expect(conditionsUnder("attempt_and_end")).toContain("closing");
  expect(conditionsUnder("attempt")).not.toContain("closing");
});

test("whoever has no order is asked as the table says", () => {
  const info = (pace: string, baby_async: string): TableInfo => ({ pace, baby_async }) as unknown as TableInfo;
  expect(askedAbout(info("live", "ask_when_located"))).toBe("always");
  expect(askedAbout(info("days", "ask_when_located"))).toBe("located");
  expect(askedAbout(info("days", "orders_only"))).toBe("never");
});
