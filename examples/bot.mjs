// A player for the arena of All Aboard in JavaScript: the cheapest turn, and the first card that comes.
//
//     allaboard bot-check "node examples/bot.mjs"
import { createInterface } from "node:readline";

const price = (choice) => (choice.total === null ? 99 : (choice.turn_zone ?? 0) + (choice.shared ?? 0));

function answerTo(message) {
  switch (message.type) {
    case "hello":
      return { type: "ready", version: 1, name: "thrifty" };
    case "decide": {
      const cheapest = message.legal.reduce((best, choice) => (price(choice) < price(best) ? choice : best));
      return { type: "act", id: message.id, action: cheapest.action };
    }
    default:
      return null; // "start", "lost", "over", and whatever later versions may say
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const answer = answerTo(JSON.parse(line));
  if (answer !== null) console.log(JSON.stringify(answer));
}
