import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { listModules } from '../../scripts/list-modules.ts';
import { browsers } from '../../scripts/browsers.ts';
import { precompress } from '../../scripts/precompress.ts';

/**
 * Preloads what would otherwise be requested late: the font, which is used immediately or not at all (`font-display: optional`), and the
 * configuration, which the script reads.
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

/** The page that opens after the sign-in. Other pages need most of its parts. */
const firstPage = /\/features\/get-started\/get-started\.tsx$/;

/** Whether the first screen needs a module, because the entry or the first page imports it directly or indirectly. */
function isFirst(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  return (
    module?.isEntry === true ||
    firstPage.test(id) ||
    (module?.importers ?? []).some((each) => isFirst(each, graph, seen))
  );
}

/**
 * One file for everything that first screens need: many small files compress worse and each costs 400 bytes of headers. Everything else stays
 * with the route that imports it.
 */
const groups = [{ name: (id: string, graph: Graph) => (isFirst(id, graph) ? 'first' : null) }];

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react(), precompress(), preload, listModules()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: browsers,
    // Don't inline files as data: URLs, which the content security policy of images doesn't allow.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
