import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from '../../scripts/browsers.ts';
import { precompress } from '../../scripts/precompress.ts';

interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/** Whether the first screen needs a module, because the entry imports it directly or indirectly. */
function isFirst(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  return module?.isEntry === true || (module?.importers ?? []).some((each) => isFirst(each, graph, seen));
}

/** The browser's build: one script and one style sheet for all first screens, and a small script for each further step. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/sign-in/',
  plugins: [react(), precompress()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: browsers,
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
