import { z } from 'zod';
import type { PageState } from './page-state.ts';

/** The screens a preview can show: those that are drawn from the settings alone, in the order people come to them. */
export const previewScreen = z.enum([
  'sign-in',
  'password',
  'code',
  'mfa',
  'passkey',
  'register',
  'terms',
  'reset-password',
  'new-password',
  'single-sign-on',
]);
export type PreviewScreen = z.infer<typeof previewScreen>;

/** What the page says to the window it is framed by when it can be spoken to. */
export const previewReady = 'gatehouse:preview-ready';

/** What the console posts to the page at `/sign-in?preview=true` (ONB-30, ONB-31); nobody else is listened to. */
export interface PreviewMessage {
  type: 'gatehouse:preview';
  state: PageState;
  css: string;
  followsSystem: boolean;
  /** The system's colours to be shown, whatever this browser's are. */
  scheme: 'light' | 'dark';
}
