import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Each is a program or a thread of its own: `node dist/main.js`. */
const entries = {
  main: here('src/main.ts'),
  cli: here('src/cli/main.ts'),
  'hash-process': here('src/passwords/hash-process.ts'),
  'script-process': here('src/scripts/script-process.ts'),
  'saml-reader-thread': here('src/identity-providers/saml/saml-reader-thread.ts'),
};

export default defineConfig({
  root: here('.'),
  // The workspaces' packages are TypeScript and must be bundled. What npm installed stays where it is, but for what comes as hundreds of
  // files that every start would open one by one.
  ssr: { noExternal: [/^@gatehouse\//, 'kysely', 'zod'] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file))),
      // All in one folder, as the sources' entries are: what finds the other apps by its own place stays right.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        sourcemapExcludeSources: true,
      },
    },
  },
});
