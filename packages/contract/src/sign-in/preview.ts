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
  'consent',
  'account',
]);
export type PreviewScreen = z.infer<typeof previewScreen>;

/** Posted by the page to its parent window once it accepts messages. */
export const previewReady = 'gatehouse:preview-ready';

/** Posted by the page to its parent window when one of its texts is clicked: the keys that the text can be of, the likeliest first. */
export interface PreviewTextMessage {
  type: 'gatehouse:preview-text';
  keys: string[];
}

/**
 * Posted by the console to the page at `/sign-in?preview=true`, or to the account page with the same parameter (ONB-30, ONB-31). Messages of
 * other origins are ignored.
 */
export interface PreviewMessage<State = PageState> {
  type: 'gatehouse:preview';
  state: State;
  css: string;
  followsSystem: boolean;
  /** Color scheme of the preview, independent of the browser's. */
  scheme: 'light' | 'dark';
}
