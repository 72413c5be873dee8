import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** `apps/sign-in/dist`, from both `apps/server/dist` and `apps/server/src/web`. */
function findFolder(): string {
  const candidates = ['../../sign-in/dist', '../../../sign-in/dist'].map((path) =>
    join(import.meta.dirname, path),
  );
  return candidates.find((path) => existsSync(join(path, 'server'))) ?? join(candidates[0] ?? '');
}

export const signInFolder = findFolder();

const manifestFile = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional(), isEntry: z.boolean().optional() }),
);

interface BuiltFiles {
  script: string;
  style: string;
}

/** The files of the built sign-in app, below `client`; undefined if it isn't built. */
export const findSignInFiles = (): BuiltFiles | undefined => findBuiltFiles('client');

/** The files of one of its builds, below its folder. */
export function findBuiltFiles(folder: 'client' | 'account' | 'connection-link'): BuiltFiles | undefined {
  const manifest = join(signInFolder, folder, '.vite', 'manifest.json');
  if (!existsSync(manifest)) return undefined;
  const chunks = Object.values(manifestFile.parse(JSON.parse(readFileSync(manifest, 'utf8'))));
  const entry = chunks.find(({ isEntry }) => isEntry);
  return entry?.css?.[0] === undefined ? undefined : { script: entry.file, style: entry.css[0] };
}
