import { buildApps } from './build.mjs';
import { check } from './check.mjs';
import { develop } from './dev.mjs';
import { installPackages } from './install.mjs';
import { makeFeature } from './new-feature.mjs';
import { Stop, nodeProgram, run } from './process.mjs';
import { test } from './test.mjs';

const server = 'apps/server/dist/main.js';
const cli = 'apps/server/dist/cli.js';

/** Each answers with the exit code. */
const commands = {
  async start(args) {
    await buildApps();
    return run(nodeProgram(server, args), { forward: true });
  },
  dev: () => develop(server),
  async build() {
    await buildApps();
    return 0;
  },
  test,
  check,
  requirements: (args) => run(nodeProgram('scripts/requirements.mjs', args)),
  bench: async (args) => {
    await buildApps();
    return run(nodeProgram('scripts/bench.mjs', args), { forward: true });
  },
  'new-feature': makeFeature,
};

/** The operator's commands live in the server's own command line. */
for (const name of ['backup', 'restore', 'admin', 'rotate-secrets-key', 'seed']) {
  commands[name] = async (args) => {
    await buildApps(['server']);
    return run(nodeProgram(cli, [name, ...args]), { forward: true });
  };
}

export async function runCommand(name, args) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new Stop(`There is no command ${name}. These are: ${Object.keys(commands).sort().join(', ')}`);
  // `test` prints its closing line even when the installation fails.
  if (name !== 'test') await installPackages();
  return command(args);
}
