import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { listModules } from '../../scripts/list-modules.ts';
import { precompress } from '../../scripts/precompress.ts';

/**
 * Names in the document what would else be asked for late: the typeface once the style sheet has come, though it is used at once or not at
 * all (`font-display: optional`) and pages would be drawn in one typeface or the other by chance; the settings once the script runs.
 */
const preload: Plugin = {
  name: 'preload',
  apply: 'build',
  transformIndexHtml(_html, { bundle = {} }) {
    const link = (href: string, attrs: Record<string, string>) => ({
      tag: 'link',
      attrs: { rel: 'preload', href: `/console/${href}`, crossorigin: '', ...attrs },
      injectTo: 'head' as const,
    });
    const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
    return [
      link('config.json', { as: 'fetch' }),
      ...fonts.map((name) => link(name, { as: 'font', type: 'font/woff2' })),
    ];
  },
};

interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/** Whether every first screen needs a module: the entry imports it, directly or by way of others. What is loaded on demand is not imported. */
function isFirst(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  return module?.isEntry === true || (module?.importers ?? []).some((each) => isFirst(each, graph, seen));
}

/**
 * What every first screen needs travels as one file, and what many pages share as another: thirty small ones compress worse, are
 * asked for one by one, and each costs 400 bytes of headers. Everything else stays with the route that imports it.
 */
const groups = [{ name: (id: string, graph: Graph) => (isFirst(id, graph) ? 'first' : null) }];

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react(), precompress(), preload, listModules()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Below this Vite writes files into the script as data: addresses; icons would then miss the policy of img-src.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
