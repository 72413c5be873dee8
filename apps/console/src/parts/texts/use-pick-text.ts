import { useTranslation } from 'react-i18next';

/** Selects a connector's text by the user's language: its tag, its primary subtag, else English (VAL-13). */
export function usePickText(): (texts: Readonly<Record<string, string>>) => string {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return (texts) => texts[language] ?? texts[language.split('-')[0] ?? ''] ?? texts.en ?? '';
}
