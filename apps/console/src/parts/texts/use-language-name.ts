import { languages, type LanguageTag } from '@gatehouse/phrases/languages';
import { useLocale } from '@gatehouse/ui/base/texts';

const tags = Object.keys(languages);

/**
 * What a language is called wherever one is chosen or named: in its own words, with those of the reader’s language beside them, once where they
 * are the same. An unknown tag is shown as it is.
 */
export function useLanguageName(): (tag: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'language', style: 'short' });
  return (tag) => {
    if (!tag) return tag;
    const [base = tag] = tag.split('-');
    // A country tells languages apart that are written in more than one of them.
    const isOnly = tags.filter((known) => known.split('-')[0] === base).length === 1;
    const meant = names.of(isOnly ? base : tag) ?? tag;
    const own = languages[tag as LanguageTag] ?? meant;
    return own === meant ? own : `${own} – ${meant}`;
  };
}
