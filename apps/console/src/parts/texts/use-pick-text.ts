import { useTranslation } from 'react-i18next';

/** Picks a connector's text in the person's language: that tag, then its first part, then English, which there is (VAL-13). */
export function usePickText(): (texts: Readonly<Record<string, string>>) => string {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return (texts) => texts[language] ?? texts[language.split('-')[0] ?? ''] ?? texts.en ?? '';
}
