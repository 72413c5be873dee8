import { isLanguageTag, languages } from '@gatehouse/phrases/languages';
import { useLocale } from '@gatehouse/ui/base/texts';

const tags = Object.keys(languages);

/** Names a language in itself and in the user's language, such as "Deutsch – German". An unknown tag is returned as it is. */
export function useLanguageName(): (tag: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'language', style: 'short' });
  return (tag) => {
    if (!tag) return tag;
    const [base = tag] = tag.split('-');
    // The region is only named if there are variants of the language.
    const isOnly = tags.filter((known) => known.split('-')[0] === base).length === 1;
    const meant = names.of(isOnly ? base : tag) ?? tag;
    const own = isLanguageTag(tag) ? languages[tag] : meant;
    return own === meant ? own : `${own} – ${meant}`;
  };
}
