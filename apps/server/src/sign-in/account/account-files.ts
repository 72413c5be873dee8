import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { AccountRenderer } from '@gatehouse/contract/account/account-page';
import type { FastifyInstance } from 'fastify';
import { findBuiltFiles, signInFolder } from '../../web/built-sign-in.ts';

/** The account page as built: its server-side renderer, and its two files for browsers. */
export interface AccountApp {
  render: AccountRenderer['renderAccount'];
  scriptUrl: string;
  styleUrl: string;
}

const folder = 'account';

/** Serves the page's files, which have a hash in their name. */
export async function registerAccountFiles(app: FastifyInstance): Promise<void> {
  const assets = join(signInFolder, folder, 'assets');
  if (!existsSync(assets)) return;
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/account/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
  });
}

let loading: Promise<AccountApp> | undefined;

/** Loads the built page once. Throws if it is not built. */
export function loadAccountApp(): Promise<AccountApp> {
  loading ??= load();
  return loading;
}

async function load(): Promise<AccountApp> {
  const files = findBuiltFiles(folder);
  if (!files) throw new Error('The account page is missing: run npm run build');
  const entry = join(signInFolder, 'server', 'entry.js');
  const { renderAccount }: AccountRenderer = await import(/* @vite-ignore */ pathToFileURL(entry).href);
  return {
    render: renderAccount,
    scriptUrl: `/account/${files.script}`,
    styleUrl: `/account/${files.style}`,
  };
}
