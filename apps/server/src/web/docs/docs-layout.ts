import { escapeHtml } from '../../lib/html.ts';

/** Allows only the inline style sheet, and no scripts. */
export const docsPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export interface DocsLink {
  href: string;
  text: string;
  isCurrent?: boolean;
}

export interface DocsGroup {
  /** The first links have no heading. */
  title?: string;
  links: readonly DocsLink[];
}

const style = `
:root{color-scheme:light dark;--line:#dfe3e4;--muted:#5c6668;--code:#f1f4f4;--accent:#0b6e69}
@media(prefers-color-scheme:dark){:root{--line:#2b3335;--muted:#9aa6a8;--code:#1b2224;--accent:#6ec6c0}}
*{box-sizing:border-box}html{scroll-padding-top:16px}body{font:14px/1.6 system-ui,sans-serif;margin:0;display:grid;grid-template-columns:260px minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px;border-inline-end:1px solid var(--line)}
nav h2{font-size:12px;margin:16px 0 4px;color:var(--muted)}nav a{display:block;color:inherit;text-decoration:none;padding:2px 0}
nav a:hover,nav a:focus-visible,nav a[aria-current]{color:var(--accent)}nav a[aria-current]{font-weight:600}a{color:var(--accent)}
main{padding:32px;max-width:960px;min-width:0;overflow-wrap:break-word}h1{font-size:22px;line-height:1.3;margin:0 0 8px}main h2{font-size:17px;margin:32px 0 8px}h3{font-size:15px;margin:24px 0 4px}h4{font-size:12px;margin:16px 0 0}
code,.type{font:12px/1.6 ui-monospace,monospace}:not(pre)>code{background:var(--code);border-radius:4px;padding:1px 4px;overflow-wrap:anywhere}
pre{background:var(--code);border-radius:6px;padding:12px;overflow:auto;margin:8px 0}
article{border-top:1px solid var(--line);padding:24px 0;margin-top:24px}article h3{margin:0}.method{color:var(--accent);font-weight:600;margin-inline-end:8px}
.address code{background:none;padding:0}.address{background:var(--code);border-radius:6px;padding:6px 10px;margin:8px 0;overflow-wrap:anywhere}
.table{overflow-x:auto}table{border-collapse:collapse;width:100%;margin:8px 0 0}th{text-align:start;font-weight:600;font-size:12px;color:var(--muted)}
td,th{border-bottom:1px solid var(--line);padding:6px 12px 6px 0;vertical-align:top}article table{table-layout:fixed}article td{overflow-wrap:anywhere}article td:first-child{width:28%}article td:last-child{width:34%}.muted,.muted code{color:var(--muted)}summary{cursor:pointer;font-size:12px;font-weight:600;margin-top:16px}
@media(max-width:800px){body{display:block}nav{position:static;height:auto;max-height:40vh;border-inline-end:0;border-bottom:1px solid var(--line)}main{padding:24px 16px}}`;

/** A documentation page without scripts; `content` is HTML. */
export function renderDocs(title: string, groups: readonly DocsGroup[], content: string): string {
  const navigation = groups
    .map(
      ({ title: heading, links }) =>
        (heading ? `<h2>${escapeHtml(heading)}</h2>` : '') +
        links
          .map(
            ({ href, text, isCurrent }) =>
              `<a href="${escapeHtml(href)}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(text)}</a>`,
          )
          .join(''),
    )
    .join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} · Gatehouse</title><style>${style}</style><nav aria-label="Documentation">${navigation}</nav><main>${content}</main></html>`;
}
