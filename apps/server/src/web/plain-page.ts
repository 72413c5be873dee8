import { createHash } from 'node:crypto';
import { escapeHtml } from '../lib/html.ts';

const style = `
:root{color-scheme:light dark;--text:#1b2426;--mute:#59676a;--line:#d5dcdd;--back:#f6f8f8;--card:#fff;--accent:#0b6e69;--on:#fff;--danger:#c0362c}
@media(prefers-color-scheme:dark){:root{--text:#e8eced;--mute:#9dabae;--line:#2c3638;--back:#101516;--card:#171e20;--accent:#6ec6c0;--on:#06201e;--danger:#ff8f85}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--back);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem;padding:2rem;background:var(--card);border:1px solid var(--line);border-radius:12px}
h1{margin:0 0 .5rem;font-size:1.25rem;line-height:1.3;text-wrap:balance}
p{margin:0 0 1rem;color:var(--mute);overflow-wrap:anywhere;text-wrap:pretty}
:lang(ja){word-break:auto-phrase}
:lang(ko){word-break:keep-all}
p:last-child{margin:0}
a{color:var(--accent)}
code{font:.8125rem ui-monospace,monospace}
label{display:block;margin:0 0 .25rem;font-size:.875rem;font-weight:600}
input{width:100%;min-height:44px;margin:0 0 1rem;padding:0 .75rem;border:1px solid var(--mute);border-radius:8px;background:var(--card);color:var(--text);font:inherit}
input:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
[role=alert]{color:var(--text);border-inline-start:3px solid var(--danger);padding-inline-start:.75rem}
button{width:100%;min-height:44px;padding:0 1rem;border:0;border-radius:8px;background:var(--accent);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;

/** The policy such a page is sent with: nothing runs on it and nobody frames it. */
export const plainPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page without a script, for what stands outside the sign-in pages. `extra` is HTML already. */
export interface PlainPage {
  title: string;
  text: string;
  extra?: string;
  /** English unless it says otherwise. */
  language?: string;
  direction?: 'ltr' | 'rtl';
}

/** The whole document. */
export function renderPlainPage(page: PlainPage): string {
  const { title, text, extra = '', language = 'en', direction = 'ltr' } = page;
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${extra}
</main>
</html>`;
}
