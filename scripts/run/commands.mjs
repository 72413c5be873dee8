import { buildApps } from './build.mjs';
import { check } from './check.mjs';
import { checkConformance } from './conformance.mjs';
import { develop } from './dev.mjs';
import { installPackages } from './install.mjs';
import { packageServer, serverCommands } from './package.mjs';
import { makeFeature } from './new-feature.mjs';
import { writeReleaseNotes } from './release-notes.mjs';
import { writeSbom } from './sbom.mjs';
import { Stop, nodeProgram, run } from './process.mjs';
import { test } from './test.mjs';

const server = 'apps/server/dist/main.js';
const cli = 'apps/server/dist/cli.js';

/** Each returns the exit code. */
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
  package: packageServer,
  sbom: writeSbom,
  'release-notes': writeReleaseNotes,
  test,
  check,
  requirements: (args) => run(nodeProgram('scripts/requirements.mjs', args)),
  conformance: checkConformance,
  asvs: (args) => run(nodeProgram('scripts/asvs.mjs', args)),
  mutants: (args) => run(nodeProgram('scripts/mutants.mjs', args), { forward: true }),
  bench: async (args) => {
    await buildApps();
    return run(nodeProgram('scripts/bench.mjs', args), { forward: true });
  },
  'new-feature': makeFeature,
};

/** The `--help` texts. Commands without one print their own. */
const help = {
  start:
    'Usage: npm start\nInstalls, builds and starts Gatehouse. Its settings are environment variables: docs/guides/settings.md.',
  dev: 'Usage: npm run dev\nUpdates open pages when the apps change and keeps their state. Restarts the server when its code changes.',
  build: 'Usage: npm run build\nBuilds what has changed.',
  test: 'Usage: npm test -- [FILE ...] [--project unit|server|journeys|conformance] [--rerun-failed]\nInstalls, builds and runs all tests, or these. With --rerun-failed, the files of up to five failures run once more. Other options are those of Vitest.',
  check:
    'Usage: npm run check -- [--complete]\nChecks format, lint, types, boundaries, words, unused code, texts, requirements and the table of OWASP ASVS. With --complete, every language has every text.',
  requirements:
    'Usage: npm run requirements -- [--brief] [--milestone NAME]\nLists the requirements without a test.',
  conformance:
    'Usage: npm run conformance\nBuilds what has changed, runs the modules of the OpenID conformance suite and prints each with its result. With UPDATE_DOCS=1, writes docs/guides/conformance.md.',
  asvs: 'Usage: npm run asvs -- [--write]\nChecks the table of OWASP ASVS: every item has a row, and the tests that it names exist. With --write, writes docs/guides/asvs.md.',
  mutants:
    'Usage: npm run mutants -- [--only ID,...] [--check]\nBreaks our code in many ways, one after the other in a copy, and runs the tests that must notice. Takes about ten seconds for each. With --only, those whose id begins like this. With --check, only looks whether the lists in scripts/mutants/lists fit the code.',
  bench: `Usage: npm run bench -- [--only PART,...] [--quick] [--tenants] [--minutes 10] [--json] [--cpu-prof FOLDER]
       npm run bench -- --against COMMIT [--runs 5] [--only PART,...] [--quick]
Measures the built server. Most figures are shown as a ratio to a floor, the same work without our code in the same run: compare ratios,
which stay valid when the machine's speed drifts. Parts: users, tokens, refreshes, sign-ins, latency, statements, memory, start, pages,
texts, uploads, timing; and only if named: imports, tenants, restarts, upgrade,
failover and others. docs/guides/bench.md describes each.
With --against, the bench of COMMIT and of this folder run in turn, and the medians of each ratio are compared.`,
  package:
    'Usage: npm run package -- FOLDER\nBuilds, and puts all that a server needs to run into a new folder: programs, pages, guides and packages, without sources, build tools and the embedded PostgreSQL.',
  sbom: 'Usage: npm run sbom -- FILE\nWrites the bill of materials (CycloneDX) of what runs in production to a file. Fails for licenses that are not allowed.',
  'release-notes':
    'Usage: npm run release-notes -- VERSION FILE\nWrites the notes of a recorded release to a file: what to do before the upgrade, settings and migrations since the former release, and the changelog.',
  'new-feature':
    'Usage: npm run new-feature -- PLURAL [SINGULAR] [--page PAGE]\nGenerates a feature: contract, server, console, texts and tests. With --page, it is a tab of that page of the console.',
};
/** Commands that reject arguments. */
const bare = ['start', 'dev', 'build'];

/** The operator's commands are run by the server's command line. */
for (const name of serverCommands) {
  commands[name] = async (args) => {
    await buildApps(['server']);
    return run(nodeProgram(cli, [name, ...args]), { forward: true });
  };
}

export async function runCommand(name, args) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new Stop(`There is no command ${name}. These are: ${Object.keys(commands).sort().join(', ')}`);
  if (help[name] && args.includes('--help')) {
    console.log(help[name]);
    return 0;
  }
  if (bare.includes(name) && args.length > 0)
    throw new Stop(`There is no option ${args[0]}.\n\n${help[name]}`);
  // `test` prints its closing line even when the installation fails.
  if (name !== 'test') await installPackages();
  return command(args);
}
