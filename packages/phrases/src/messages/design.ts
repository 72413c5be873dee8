import type { MessageTexts } from './en.ts';
import { pickMessageTexts } from './languages.ts';

type Usage = keyof MessageTexts extends infer Key
  ? Key extends `email.${infer Name}.subject`
    ? Name
    : never
  : never;

interface Design {
  /** Fills in the values that it knows, escaped if the template is HTML. */
  fill: (template: string, isHtml: boolean) => string;
  /** HTML below the text. */
  footer?: string;
  /** The URL of an image for the top, escaped. */
  logo?: string;
  /** The color of links and of the line at the top, readable on white. */
  accent?: string;
  /** Who sends it, if `fill` knows the name of it: shown in the subject and above the text. */
  sender?: 'application' | 'organization';
}

/** The built-in email in the first available language. It is sent, and is the initial text of the template editor. */
export function designEmail(
  usage: Usage,
  languages: readonly string[],
  { fill, footer, logo, accent = '#0b6e69', sender }: Design,
): { subject: string; text: string; html: string } {
  const { texts, language, direction } = pickMessageTexts(languages);
  // Email clients derive the direction of a line from its first letter, which may be the application's name.
  const mark = direction === 'rtl' ? '\u200f' : '';
  const ownSubject = texts[`email.${usage}.subject`];
  const name = sender && `{{${sender}.name}}`;
  const subject = fill(name ? `${mark}${name}: ${ownSubject}` : ownSubject, false);
  const heading = name ? `<p style="margin:0 0 24px;font-weight:700">${fill(name, true)}</p>\n` : '';
  // The name is in the text below it, so the image has none.
  const image = logo
    ? `<img src="${logo}" alt="" height="40" style="display:block;height:40px;max-width:240px;margin:0 0 24px;border:0">\n`
    : '';
  const paragraphs = texts[`email.${usage}.content`].split('\n\n');
  const body = paragraphs.map((paragraph) => toHtml(paragraph, fill, accent)).join('\n');
  const below = footer
    ? `\n<p style="max-width:480px;margin:16px auto 0;text-align:center;font-size:13px;color:#5b6562">${footer}</p>`
    : '';
  return {
    subject: subject.replaceAll(/\s+/g, ' ').trim(),
    text: [...(name ? [name] : []), ...paragraphs].map((paragraph) => fill(paragraph, false)).join('\n\n'),
    html: `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${fill(ownSubject, true)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f5f4;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#1c2321">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-top:4px solid ${accent};border-radius:12px">
${image}${heading}${body}
</div>${below}</body></html>`,
  };
}

/** A code is shown large and a web link is clickable; everything else is a paragraph. */
function toHtml(paragraph: string, fill: Design['fill'], accent: string): string {
  const filled = fill(paragraph, true);
  if (paragraph === '{{code}}')
    return `<p dir="ltr" style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:6px">${filled}</p>`;
  if (paragraph === '{{link}}' && /^https?:|^\{\{link\}\}$/.test(fill(paragraph, false)))
    return `<p dir="ltr" style="margin:24px 0;word-break:break-all"><a href="${filled}" style="color:${accent}">${filled}</a></p>`;
  return `<p style="margin:0 0 16px">${filled.replaceAll('\n', '<br>')}</p>`;
}
