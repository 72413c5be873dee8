import type { MessageTexts } from './en.ts';
import { pickMessageTexts } from './languages.ts';

type Usage = keyof MessageTexts extends infer Key ? (Key extends `sms.${infer Name}` ? Name : never) : never;

interface Design {
  /** Fills values in; what it does not know it leaves as it is. Escapes them where it is told that they stand in HTML. */
  fill: (template: string, isHtml: boolean) => string;
  /** Lines of the sender's own below the text, as HTML. */
  footer?: string;
}

/** The built-in e-mail in the first of the languages that it has been written in: what is sent, and what editors begin with. */
export function designEmail(
  usage: Usage,
  languages: readonly string[],
  { fill, footer }: Design,
): { subject: string; text: string; html: string } {
  const { texts, language, direction } = pickMessageTexts(languages);
  const subject = fill(texts[`email.${usage}.subject`], false).replaceAll(/\s+/g, ' ').trim();
  const paragraphs = texts[`email.${usage}.content`].split('\n\n');
  const body = paragraphs.map((paragraph) => toHtml(paragraph, fill)).join('\n');
  const below = footer
    ? `\n<p style="max-width:480px;margin:16px auto 0;text-align:center;font-size:13px;color:#5b6562">${footer}</p>`
    : '';
  return {
    subject,
    text: paragraphs.map((paragraph) => fill(paragraph, false)).join('\n\n'),
    html: `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${fill(texts[`email.${usage}.subject`], true)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f5f4;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#1c2321">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">
${body}
</div>${below}</body></html>`,
  };
}

/** The code stands alone and large, a link can be clicked where it is one of the web; everything else is a paragraph. */
function toHtml(paragraph: string, fill: Design['fill']): string {
  const filled = fill(paragraph, true);
  if (paragraph === '{{code}}')
    return `<p dir="ltr" style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:6px">${filled}</p>`;
  if (paragraph === '{{link}}' && /^https?:|^\{\{link\}\}$/.test(fill(paragraph, false)))
    return `<p dir="ltr" style="margin:24px 0;word-break:break-all"><a href="${filled}" style="color:#0b6e69">${filled}</a></p>`;
  return `<p style="margin:0 0 16px">${filled.replaceAll('\n', '<br>')}</p>`;
}
