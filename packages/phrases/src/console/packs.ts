import type { ConsoleLanguage } from '../languages.ts';
import type { texts } from './en.ts';

/** The same keys with other words. */
export type Translated<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>;
};
export type ConsoleTexts = Translated<typeof texts>;

/** The languages whose texts are complete; each is loaded only for who reads it. */
export const packs: Partial<Record<ConsoleLanguage, () => Promise<{ texts: ConsoleTexts }>>> = {
  en: () => import('./en.ts'),
};
