// Why a card cannot be played now. The rules themselves are asked whether what the person meant would be legal; here
// are only the words for their answers, and for what cannot even be asked.
import { Refusal } from "../lib/api";
import { problem } from "../lib/problems";
import { language, say } from "../lib/words.svelte";
import { busName, busObject, capital, isBus, travellerName } from "./cards";
import type { DepotPlay } from "./play.svelte";

interface Why {
  /** What to ask about; the rules say why it is not legal. */
  action: string | null;
  /** The card that it is about. */
  about: string;
  words: string;
}

export function whyNot(play: DepotPlay, card: string, carried?: string): Why {
  const { view, phase } = play;
  if (play.isOver) return tell(say("drawing-over"));
  if (!phase) return tell(say("web-depot-why-turn", { name: play.names[view.current] ?? "" }));
  const now = say(`depot-ask-${phase}`);
  if (phase === "choose" && isBus(card)) {
    const isDocked = view.dock.some((bus) => bus.bus === card);
    return { action: `${isDocked ? "use" : "call"} ${card}`, about: card, words: now };
  }
  if (phase === "waiting_room" || phase === "hand") {
    const traveller = carried ?? card;
    if (play.own?.hand?.travellers.includes(traveller)) return { action: `board ${traveller}`, about: traveller, words: now };
    for (const [column, letter] of [["left", "L"], ["right", "R"]] as const) {
      const place = view[column].indexOf(traveller);
      if (place === 0) return { action: `board ${letter}`, about: traveller, words: now };
      if (place > 0) return tell(say("web-depot-why-behind"));
    }
    return tell(now);
  }
  const given = carried ?? play.chosen[0];
  if (phase === "exchange" && given && given !== card && !isBus(card)) return { action: `swap ${given} ${placeOf(play, card)}`, about: given, words: now };
  return tell(now);
}

/** A card as the target of an exchange. */
function placeOf(play: DepotPlay, card: string): string {
  const left = play.view.left.indexOf(card);
  const right = play.view.right.indexOf(card);
  return left >= 0 ? `L${left}` : right >= 0 ? `R${right}` : card;
}

export function whyWords(play: DepotPlay, refusal: Refusal, card: string): string {
  if (refusal.code !== "illegal") return problem(refusal);
  const key = `web-depot-why-${refusal.reason}`;
  if (!language.has(key)) return say(`depot-ask-${play.phase ?? "choose"}`);
  const name = capital(isBus(card) ? busName(card) : travellerName(card));
  return say(key, { card: name, bus: play.view.active ? busObject(play.view.active) : "" });
}

function tell(words: string): Why {
  return { action: null, about: "", words };
}
