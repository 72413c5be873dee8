import { defaultLanguage, isRightToLeft, matchLanguage } from '../languages.ts';
import { texts as ar } from './ar.ts';
import { texts as de } from './de.ts';
import { en, type MessageTexts } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as ja } from './ja.ts';
import { texts as ko } from './ko.ts';
import { texts as plPl } from './pl-pl.ts';
import { texts as ptBr } from './pt-br.ts';
import { texts as ptPt } from './pt-pt.ts';
import { texts as ru } from './ru.ts';
import { texts as trTr } from './tr-tr.ts';
import { texts as zhCn } from './zh-cn.ts';
import { texts as zhHk } from './zh-hk.ts';
import { texts as zhTw } from './zh-tw.ts';

/** The built-in messages by language (I18N-04). Texts without a translation are sent in English. */
export const messageTranslations: Record<string, Partial<MessageTexts>> = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  ko,
  'pl-PL': plPl,
  'pt-BR': ptBr,
  'pt-PT': ptPt,
  ru,
  'tr-TR': trTr,
  'zh-CN': zhCn,
  'zh-HK': zhHk,
  'zh-TW': zhTw,
};

const tags = Object.keys(messageTranslations);

/** The texts in the first available language, else in English; `de-AT` gets German. */
export function pickMessageTexts(wanted: readonly string[]): {
  language: string;
  direction: 'ltr' | 'rtl';
  texts: MessageTexts;
} {
  const language = wanted.map((tag) => matchLanguage(tags, tag)).find(Boolean) ?? defaultLanguage;
  return {
    language,
    direction: isRightToLeft(language) ? 'rtl' : 'ltr',
    texts: { ...en, ...messageTranslations[language] },
  };
}
