import { buildPageSheet } from '@gatehouse/contract/sign-in-experience/theme';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { escapeHtml } from '../../lib/html.ts';
import type { AppFiles } from './app-files.ts';
import { renderIcons, toJson } from './page-document.ts';

/** What a document of a page with files of its own shows. */
interface AppDocument {
  files: AppFiles;
  title: string;
  /** The content of its root element. */
  html: string;
  /** What it was rendered from. */
  state: { language: string; direction: 'ltr' | 'rtl' };
  /** Its colors and icon are those of the sign-in pages. */
  experience: SignInExperience;
  customCss: string;
  nonce: string;
}

/** The document of such a page. The script loads what the page is about and shows it. */
export function renderAppDocument(page: AppDocument): string {
  const { files, title, html, state, experience, customCss, nonce } = page;
  const { color } = experience;
  return `<!doctype html>
<html lang="${escapeHtml(state.language)}" dir="${state.direction}" class="${color.isDarkModeEnabled ? 'follows-system' : ''}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${color.isDarkModeEnabled ? 'light dark' : 'light'}">
<title>${escapeHtml(title)}</title>
${renderIcons(experience)}
<link rel="stylesheet" href="${files.styleUrl}">
<style nonce="${nonce}">${buildPageSheet({ color, customCss })}</style>
<script type="module" src="${files.scriptUrl}"></script>
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="state">${toJson(state)}</script>
</body>
</html>`;
}

/**
 * Only our own script and style, requests only to this origin; pictures only from these origins. No page may frame it, except that the console
 * frames a preview, which accepts no input.
 */
export const buildAppPolicy = (nonce: string, pictures: Iterable<string>, framedBy = "'none'"): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${["'self'", 'data:', ...pictures].join(' ')}`,
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');
