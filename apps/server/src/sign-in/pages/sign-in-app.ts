import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { PageRenderer } from '@gatehouse/contract/sign-in/page-state';

/** The built sign-in app: what draws it here, and its two files there. */
export interface SignInApp extends PageRenderer {
  scriptUrl: string;
  styleUrl: string;
}

/** `apps/sign-in/dist`, seen from `apps/server/dist` and `apps/server/src/sign-in/pages` alike. */
function findFolder(): string {
  const candidates = ['../../sign-in/dist', '../../../../sign-in/dist'].map((path) =>
    join(import.meta.dirname, path),
  );
  return candidates.find((path) => existsSync(join(path, 'server'))) ?? join(candidates[0] ?? '');
}

export const signInFolder = findFolder();
export const assetsPrefix = '/sign-in/assets/';

const manifestFile = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional(), isEntry: z.boolean().optional() }),
);

let loading: Promise<SignInApp> | undefined;

/** Loads the built app once, by path: no app imports another. Throws when it is not built. */
export function loadSignInApp(): Promise<SignInApp> {
  loading ??= load();
  return loading;
}

async function load(): Promise<SignInApp> {
  const entry = join(signInFolder, 'server', 'entry.js');
  if (!existsSync(entry)) throw new Error(`${entry} is missing: run npm run build`);
  const renderer = (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as PageRenderer;
  const manifest = manifestFile.parse(
    JSON.parse(readFileSync(join(signInFolder, 'client', '.vite', 'manifest.json'), 'utf8')),
  );
  const client = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!client?.css?.[0]) throw new Error('The sign-in app was built without its script or style');
  return {
    render: renderer.render,
    describeTitle: renderer.describeTitle,
    scriptUrl: `/sign-in/${client.file}`,
    styleUrl: `/sign-in/${client.css[0]}`,
  };
}
