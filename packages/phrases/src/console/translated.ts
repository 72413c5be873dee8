import type { texts } from './en.ts';

/** English has `_one` and `_other`; other languages have the plural forms of their own (CLDR). */
type Forms<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? `${Stem}_${Intl.LDMLPluralRule}` : Key;

/** The same keys with other words. A text that isn't translated yet is shown in English. */
type Translated<Texts> = {
  [Key in keyof Texts as Forms<Key>]?: Texts[Key] extends string ? string : Translated<Texts[Key]>;
};

/** A feature's texts, or those of the frame (`app`) and of the parts (`parts`). */
export type TextPart = keyof typeof texts;

/** The texts of a part in another language. */
export type Translation<Part extends TextPart> = Translated<(typeof texts)[Part]>;
