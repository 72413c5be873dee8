import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The program of a script process, built from the sources. */
    scriptProcess?: string;
  }
}

const repository = join(import.meta.dirname, '../..');

/** Builds the program of a script process, because Node doesn't run it from the sources as Vitest does. */
export default async function setup(project: TestProject): Promise<void> {
  const outDir = join(repository, 'node_modules/.cache/gatehouse-script-process');
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rolldownOptions: {
        input: join(repository, 'apps/server/src/scripts/script-process.ts'),
        output: { entryFileNames: 'script-process.mjs' },
      },
    },
  });
  project.provide('scriptProcess', join(outDir, 'script-process.mjs'));
}
