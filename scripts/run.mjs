#!/usr/bin/env node
// The bootstrap behind every npm command: Node's own modules only, for there may be no others yet. What this file says
// must be readable to any Node, so that an old one gets the sentence below and not a syntax error; the rest is loaded.
const needed = [20, 19];
const found = process.versions.node.split('.').map(Number);

if (found[0] < needed[0] || (found[0] === needed[0] && found[1] < needed[1])) {
  console.error(
    'Gatehouse needs Node.js ' +
      needed.join('.') +
      ' or newer, and this is ' +
      process.versions.node +
      '.\n' +
      'A current version is at https://nodejs.org',
  );
  process.exit(1);
}

async function main() {
  const [command = 'start', ...args] = process.argv.slice(2);
  const { runCommand } = await import('./run/commands.mjs');
  process.exitCode = await runCommand(command, args);
}

main().catch((error) => {
  console.error('\n' + (error.expected ? error.message : error.stack));
  process.exitCode = 1;
});
