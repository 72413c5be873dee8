import type { Plugin } from 'vite';

/** The modules of each script: characters before minifying, by package or source file, largest first. */
export type ModuleSizes = Record<string, [name: string, size: number][]>;

const most = 8;

/** `node_modules/zod/v4/core/parse.js` is `zod`, and `/…/packages/ui/src/overlays/toast.tsx` is `ui/src/toast.tsx`. */
function nameModule(id: string): string {
  const packages = [...id.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)];
  return packages.at(-1)?.[1] ?? id.replace(/^.*?\/(?:apps|packages)\//, '');
}

/** Writes `modules.json` next to the assets; it isn't served. It shows what makes a page too large. */
export function listModules(): Plugin {
  return {
    name: 'list-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const lists: ModuleSizes = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const sizes = new Map<string, number>();
        for (const [id, { renderedLength }] of Object.entries(file.modules))
          sizes.set(nameModule(id), (sizes.get(nameModule(id)) ?? 0) + renderedLength);
        lists[file.fileName] = [...sizes].toSorted((a, b) => b[1] - a[1]).slice(0, most);
      }
      this.emitFile({ type: 'asset', fileName: 'modules.json', source: JSON.stringify(lists) });
    },
  };
}
