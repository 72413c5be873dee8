import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from '../../scripts/precompress.ts';

/**
 * Names the typeface in the document. Without it the file is asked for after the style sheet has come, which is late for a font that is
 * used at once or not at all (`font-display: optional`): pages would be drawn in one typeface or the other by chance.
 */
const preloadFont: Plugin = {
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml(_html, { bundle = {} }) {
    const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
    return fonts.map((name) => ({
      tag: 'link',
      attrs: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: `/console/${name}`,
        crossorigin: '',
      },
      injectTo: 'head' as const,
    }));
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

/** What most pages draw. */
const usual =
  /console\/src\/parts\/(list-page|resource-table|user-cells)\.tsx$|ui\/src\/(badge|relative-time|settings-section)\.tsx$/;

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
  plugins: [react(), precompress(), preloadFont],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Below this Vite writes files into the script as data: addresses; icons would then miss the policy of img-src.
    assetsInlineLimit: 0,
    // One stylesheet: its first line sets the order of the layers, which must not depend on which part loads first.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: nameChunk }] } } },
  },
});
