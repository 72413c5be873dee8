import type { MessageContent } from '@gatehouse/connectors/kit/connector';
import type { MessageType, MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { pickMessageTexts } from '@gatehouse/phrases/messages/languages';
import { escapeHtml } from '../html.ts';
import { renderSubject, renderTemplate } from './render.ts';

type Variables = Readonly<Record<string, unknown>>;

/** The built-in message, in the first of the languages that it has been written in; an e-mail with the company's own lines below. */
export function renderDefault(
  type: MessageType,
  usage: MessageUsage,
  languages: readonly string[],
  variables: Variables,
  company: string,
): MessageContent {
  const { texts, language, direction } = pickMessageTexts(languages);
  if (type === 'Sms') return { subject: '', text: renderTemplate(texts[`sms.${usage}`], variables, false) };
  const subject = renderSubject(texts[`email.${usage}.subject`], variables);
  const paragraphs = texts[`email.${usage}.content`].split('\n\n');
  const written = paragraphs.map((paragraph) => renderTemplate(paragraph, variables, false)).join('\n\n');
  // The signature separator of RFC 3676 section 4.3.
  const text = company ? `${written}\n\n-- \n${company}` : written;
  const body = paragraphs.map((paragraph) => toHtml(paragraph, variables)).join('\n');
  const lines = escapeHtml(company).replaceAll('\n', '<br>');
  const footer = company
    ? `\n<p style="max-width:480px;margin:16px auto 0;text-align:center;font-size:13px;color:#5b6562">${lines}</p>`
    : '';
  const html = `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f5f4;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#1c2321">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">
${body}
</div>${footer}</body></html>`;
  return { subject, text, html };
}

/** The code stands alone and large, a link can be clicked; everything else is a paragraph. */
function toHtml(paragraph: string, variables: Variables): string {
  const { code, link } = variables;
  if (paragraph === '{{code}}' && code !== undefined)
    return `<p dir="ltr" style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:6px">${escapeHtml(String(code))}</p>`;
  if (paragraph === '{{link}}' && typeof link === 'string' && /^https?:/.test(link))
    return `<p dir="ltr" style="margin:24px 0;word-break:break-all"><a href="${escapeHtml(link)}" style="color:#0b6e69">${escapeHtml(link)}</a></p>`;
  return `<p style="margin:0 0 16px">${renderTemplate(paragraph, variables, true).replaceAll('\n', '<br>')}</p>`;
}
