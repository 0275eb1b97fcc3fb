// A program that plays: it answers by chance, but stays at home and does not trade.
const lines = require("node:readline").createInterface({ input: process.stdin });
let state = 1;
let question;

function chance(below) {
  state = (state * 48271) % 2147483647;
  return state % below;
}

function reply(number, answer) {
  process.stdout.write(JSON.stringify({ number, answer }) + "\n");
}

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    state = (message.seed % 2147483646) + 1;
  } else if (message.type === "question") {
    question = message;
    const quiet = ["move", "trade"].includes(message.question.type);
    const answers = quiet || message.answers.length === 0 ? [message.default] : message.answers;
    reply(message.number, answers[chance(answers.length)]);
  } else if (message.type === "refused" && message.tries > 0) {
    console.error(message.text);
    reply(message.number, question.default);
  } else if (message.type === "game-over") {
    lines.close();
  }
});
