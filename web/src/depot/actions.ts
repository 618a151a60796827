// The text of a decision, read by its word: the same operand means another thing after another word.

/** What a text says by itself. Which cards it is about is for the server to say: a place in a queue names nobody. */
export interface WrittenAction {
  word: string;
  /** The queue whose first traveller boards. */
  column?: "left" | "right";
  /** How many a refill takes from the left queue. */
  count?: number;
}

export function readAction(action: string): WrittenAction {
  const [word = "", operand = ""] = action.split(" ");
  if (word === "take") return { word, count: Number(operand) };
  if (word === "board" && (operand === "L" || operand === "R")) return { word, column: operand === "L" ? "left" : "right" };
  return { word };
}
