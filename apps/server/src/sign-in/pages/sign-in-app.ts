import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@gatehouse/contract/sign-in/page-state';
import { findSignInFiles, signInFolder } from '../../web/built-sign-in.ts';

/** The built sign-in app: its server-side renderer, and its two files for browsers. */
export interface SignInApp extends PageRenderer {
  scriptUrl: string;
  styleUrl: string;
}

export const assetsPrefix = '/sign-in/assets/';

let loading: Promise<SignInApp> | undefined;

/** Loads the built app once, by path, because apps don't import each other. Throws if it is not built. */
export function loadSignInApp(): Promise<SignInApp> {
  loading ??= load();
  return loading;
}

async function load(): Promise<SignInApp> {
  const entry = join(signInFolder, 'server', 'entry.js');
  if (!existsSync(entry)) throw new Error(`${entry} is missing: run npm run build`);
  const renderer: PageRenderer = await import(/* @vite-ignore */ pathToFileURL(entry).href);
  const files = findSignInFiles();
  if (!files) throw new Error('The sign-in app was built without its script or style');
  return {
    render: renderer.render,
    describeTitle: renderer.describeTitle,
    scriptUrl: `/sign-in/${files.script}`,
    styleUrl: `/sign-in/${files.style}`,
  };
}
