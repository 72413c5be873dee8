import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { AccountRenderer } from '@gatehouse/contract/account/account-page';
import type { ConnectionLinkRenderer } from '@gatehouse/contract/connection-links/page';
import type { FastifyInstance } from 'fastify';
import { findBuiltFiles, signInFolder } from '../../web/built-sign-in.ts';

/** The pages with a script and a style sheet of their own, each in a folder of its name. */
export type OwnApp = 'account' | 'connection-link';

/** A page as built: its server-side renderers, and its two files for browsers. */
export interface AppFiles {
  renderer: AccountRenderer & ConnectionLinkRenderer;
  scriptUrl: string;
  styleUrl: string;
}

/** Serves the page's files, which have a hash in their name. */
export async function registerAppFiles(app: FastifyInstance, folder: OwnApp): Promise<void> {
  const assets = join(signInFolder, folder, 'assets');
  if (!existsSync(assets)) return;
  await app.register(fastifyStatic, {
    root: assets,
    prefix: `/${folder}/assets/`,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
  });
}

const loading = new Map<OwnApp, Promise<AppFiles>>();

/** Loads the built page once. Throws if it is not built. */
export function loadAppFiles(folder: OwnApp): Promise<AppFiles> {
  const known = loading.get(folder) ?? load(folder);
  loading.set(folder, known);
  return known;
}

async function load(folder: OwnApp): Promise<AppFiles> {
  const files = findBuiltFiles(folder);
  if (!files) throw new Error(`The page ${folder} is missing: run npm run build`);
  const entry = join(signInFolder, 'server', 'entry.js');
  const renderer: AppFiles['renderer'] = await import(/* @vite-ignore */ pathToFileURL(entry).href);
  return { renderer, scriptUrl: `/${folder}/${files.script}`, styleUrl: `/${folder}/${files.style}` };
}
