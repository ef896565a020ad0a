// Plays every game at random over the line protocol: sandtable lab tournament warlords --bots "exec:node line-bot.js,random"
const readline = require("node:readline");

const answers = {
  start: () => "ready 1 no-scene",
  ask: ({ options }) => options[Math.floor(Math.random() * options.length)], // for a region, these are points of it
  end: () => undefined, // needs no answer
};

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  const answer = answers[message.type](message);
  if (answer !== undefined) process.stdout.write(`${answer}\n`);
});
