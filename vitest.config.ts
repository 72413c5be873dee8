import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import './scripts/run/node-20.mjs';

/** `npm test` runs these projects; browsers and databases are shared by all files of a run (tests/support). */
export default defineConfig({
  test: {
    // A file waits half its time, for a browser or a database: two cores are busy with three files.
    maxWorkers: Math.min(4, Math.max(3, availableParallelism() - 1)),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/{console,demo,sign-in}/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          // Files share the modules of their process: importing the server for each takes longer than most files.
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['./tests/support/postgres.ts', './tests/support/script-process.ts'],
          setupFiles: ['./tests/support/localhost.ts'],
          testTimeout: 30_000,
          // A busy machine takes longer than Vitest's second until a condition holds.
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          isolate: false,
          include: ['tests/{journeys,clients}/**/*.test.ts'],
          globalSetup: ['./scripts/run/require-build.mjs', './tests/support/postgres.ts'],
          setupFiles: ['./tests/support/localhost.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // Modules of the OpenID conformance suite (ADR 229). `npm run conformance` runs this project alone.
          name: 'conformance',
          isolate: false,
          include: ['tests/conformance/**/*.test.ts'],
          globalSetup: [
            './scripts/run/require-pages.mjs',
            './tests/support/postgres.ts',
            './tests/support/script-process.ts',
          ],
          setupFiles: ['./tests/support/localhost.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
