import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses at build, as well as it can be done; the server sends the file it finds and spends nothing on it. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    // After everything else that still writes into the files, such as what loads a part on demand.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const texts = Object.values(bundle).filter(({ fileName }) => /^assets\/.*\.(js|css)$/.test(fileName));
        await Promise.all(
          texts.map(async (file) => {
            const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
            const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
            this.emitFile({
              type: 'asset',
              fileName: `${file.fileName}.br`,
              source: await brotli(source, quality),
            });
            this.emitFile({
              type: 'asset',
              fileName: `${file.fileName}.gz`,
              source: await zip(source, { level: 9 }),
            });
          }),
        );
      },
    },
  };
}

interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/** Whether the first screen needs a module: the entry imports it, directly or by way of others. */
function isFirst(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  return module?.isEntry === true || (module?.importers ?? []).some((each) => isFirst(each, graph, seen));
}

/** The browser's part: one script and one style sheet, whatever the first screen, and a small script for each step that follows. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/sign-in/',
  plugins: [react(), precompress()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/client.tsx',
      output: {
        codeSplitting: { groups: [{ name: (id, graph) => (isFirst(id, graph) ? 'client' : null) }] },
      },
    },
  },
});
