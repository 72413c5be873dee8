import { createHash } from 'node:crypto';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { escapeHtml } from '../html.ts';

const style = `
:root{color-scheme:light dark;--text:#1b2426;--mute:#59676a;--line:#d5dcdd;--back:#f6f8f8;--card:#fff;--accent:#0b6e69;--on:#fff}
@media(prefers-color-scheme:dark){:root{--text:#e8eced;--mute:#9dabae;--line:#2c3638;--back:#101516;--card:#171e20;--accent:#6ec6c0;--on:#06201e}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--back);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem;padding:2rem;background:var(--card);border:1px solid var(--line);border-radius:12px}
h1{margin:0 0 .5rem;font-size:1.25rem;line-height:1.3}
p{margin:0 0 1rem;color:var(--mute);overflow-wrap:anywhere}
p:last-child{margin:0}
code{font:.8125rem ui-monospace,monospace}
button{width:100%;min-height:44px;padding:0 1rem;border:0;border-radius:8px;background:var(--accent);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page of the protocol's own: signing out, and what ends before the sign-in pages begin. `extra` is HTML already. */
export interface ProtocolPage {
  title: string;
  text: string;
  extra?: string;
}

/** Answers with the page, the status as it is. Nothing runs on it and nobody frames it. */
export function sendPage(ctx: KoaContextWithOIDC, { title, text, extra = '' }: ProtocolPage): void {
  ctx.type = 'html';
  ctx.set('content-security-policy', policy);
  ctx.set('cache-control', 'no-store');
  ctx.body = `<!doctype html>
<html lang="en">
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
