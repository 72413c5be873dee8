import { z } from 'zod';
import type { PageState } from './page-state.ts';

/** The screens that a preview can show, in the order in which users reach them. */
export const previewScreen = z.enum([
  'sign-in',
  'password',
  'code',
  'mfa',
  'passkey',
  'register',
  'extra-profile',
  'terms',
  'reset-password',
  'new-password',
  'single-sign-on',
]);
export type PreviewScreen = z.infer<typeof previewScreen>;

/** Posted by the page to its parent window once it accepts messages. */
export const previewReady = 'gatehouse:preview-ready';

/** Posted by the console to the page at `/sign-in?preview=true` (ONB-30, ONB-31). Messages of other origins are ignored. */
export interface PreviewMessage {
  type: 'gatehouse:preview';
  state: PageState;
  css: string;
  followsSystem: boolean;
  /** Color scheme of the preview, independent of the browser's. */
  scheme: 'light' | 'dark';
}
