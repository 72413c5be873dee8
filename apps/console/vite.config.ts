import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { lightEndpoints } from '../../scripts/light-endpoints.ts';
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

/** Whether something that `isRoot` imports a module, directly or by way of others. What is loaded on demand is not imported. */
function isImportedBy(isRoot: (id: string) => boolean, id: string, graph: Graph): boolean {
  const seen = new Set<string>();
  const reaches = (module: string): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    return isRoot(module) || (graph.getModuleInfo(module)?.importers ?? []).some(reaches);
  };
  return reaches(id);
}

/** What most pages draw, and get-started, the first that anybody sees; it asks for the lists of half the features. */
const usual =
  /console\/src\/(parts\/(list-page|resource-table|user-cells)|features\/get-started\/get-started)\.tsx$|ui\/src\/(data\/(badge|relative-time)|layout\/settings-section)\.tsx$/;

/**
 * What every first screen needs travels as one file, and what most pages draw as another: thirty small ones compress worse, are
 * asked for one by one, and each costs 400 bytes of headers. Everything else stays with the route that imports it.
 */
function nameChunk(id: string, graph: Graph): string | null {
  if (isImportedBy((module) => graph.getModuleInfo(module)?.isEntry === true, id, graph)) return 'first';
  return isImportedBy((module) => usual.test(module), id, graph) ? 'usual' : null;
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [lightEndpoints(), react(), precompress(), preload, listModules()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Below this Vite writes files into the script as data: addresses; icons would then miss the policy of img-src.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: nameChunk }] } } },
  },
});
