import { defineConfig } from 'vitest/config';
import './scripts/run/node-20.mjs';

/** `npm test` runs these projects; browsers and databases are shared by all files of a run (tests/support). */
export default defineConfig({
  test: {
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
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['./tests/support/postgres.ts'],
          setupFiles: ['./tests/support/localhost.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/{journeys,clients}/**/*.test.ts'],
          globalSetup: ['./scripts/run/require-build.mjs', './tests/support/postgres.ts'],
          setupFiles: ['./tests/support/localhost.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
