import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  defaultSignInExperience,
  type SignInExperience,
} from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { buildPageSheet } from '@gatehouse/contract/sign-in-experience/theme';
import { escapeHtml } from '../lib/html.ts';
import { findSignInFiles, signInFolder } from './built-sign-in.ts';

/** The branding of a page. */
type PageLook = Pick<SignInExperience, 'color' | 'branding' | 'customCss'>;

/** A link shown as a button; `isPrimary` is the suggested one. */
export interface PlainLink {
  href: string;
  label: string;
  isPrimary?: boolean;
}

/** A page that looks like the sign-in pages, for errors and sign-out. */
export interface PlainPage {
  title: string;
  text?: string;
  /** A form, as HTML. */
  form?: string;
  /** The form is submitted by a script of the page, to another site. */
  postsItself?: boolean;
  /** Technical details for the application's developers. */
  details?: readonly string[];
  links?: readonly PlainLink[];
  /** English by default. */
  language?: string;
  direction?: 'ltr' | 'rtl';
  /** More rules for the form. */
  style?: string;
  /** The tenant's branding, if there is a tenant. */
  look?: PageLook;
  /** Name of the application that the user comes from. */
  application?: string;
}

const defaultLook: PageLook = {
  ...defaultSignInExperience,
  color: { ...defaultSignInExperience.color, isDarkModeEnabled: true },
};

/** The style sheet of the sign-in pages. It is inlined, because files aren't served without a tenant. */
let style: string | undefined;
function readStyle(): string {
  const file = findSignInFiles()?.style;
  style ??= file === undefined ? '' : readFileSync(join(signInFolder, 'client', file), 'utf8');
  return style;
}

/** The document and its headers, which prevent framing and all scripts but its own. */
export function renderPlainPage(page: PlainPage): { html: string; headers: Record<string, string> } {
  const {
    title,
    text,
    form = '',
    style: own = '',
    details = [],
    links = [],
    language = 'en',
    direction = 'ltr',
  } = page;
  const { look = defaultLook } = page;
  const nonce = randomBytes(16).toString('base64url');
  const ways = links.map(
    ({ href, label, isPrimary }) =>
      `<a class="${isPrimary ? 'button primary' : 'button'}" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`,
  );
  const html = `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}" class="${look.color.isDarkModeEnabled ? 'follows-system' : ''}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${readStyle()}${buildPageSheet(look)}${own}</style>
<div id="root">
<main class="card">
${renderBrand(page)}<div class="heading">
<h1>${escapeHtml(title)}</h1>
${text === undefined ? '' : `<p>${escapeHtml(text)}</p>\n`}</div>
${form}
${ways.length > 0 ? `<div class="ways-out">${ways.join('')}</div>` : ''}
${page.postsItself ? `<script nonce="${nonce}">document.forms[0].submit()</script>` : ''}${details.map((detail) => `<p class="reference">${escapeHtml(detail)}</p>`).join('')}
</main>
</div>
</html>`;
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': buildPolicy(look, nonce, page.postsItself),
      'referrer-policy': 'no-referrer',
    },
  };
}

/** Like `parts/brand.tsx` of the sign-in pages: the tenant's logo, or else the application's initial and name. */
function renderBrand({ look, application }: PlainPage): string {
  const { logoUrl, darkLogoUrl } = look?.branding ?? {};
  const dark = look?.color.isDarkModeEnabled && darkLogoUrl;
  const source = dark ? `<source srcset="${escapeHtml(dark)}" media="(prefers-color-scheme: dark)">` : '';
  if (logoUrl)
    return `<div class="brand"><picture>${source}<img class="logo" src="${escapeHtml(logoUrl)}" alt="${escapeHtml(application ?? '')}" height="32"></picture></div>\n`;
  if (!application) return '';
  const letter = [...application][0]?.toUpperCase() ?? '';
  return `<div class="brand"><span class="mark letter" aria-hidden="true">${escapeHtml(letter)}</span><span class="name">${escapeHtml(application)}</span></div>\n`;
}

function buildPolicy({ branding }: PageLook, nonce: string, postsItself = false): string {
  const pictures = [branding.logoUrl, branding.darkLogoUrl]
    .flatMap((url) => (url && URL.canParse(url) ? [new URL(url).origin] : []))
    // A host may contain `;` and `,`, which would start another directive or policy (CSP 3 section 2.2).
    .filter((origin) => /^https?:\/\/[\w.:[\]-]+$/.test(origin));
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `img-src ${["'self'", 'data:', ...new Set(pictures)].join(' ')}`,
    // Browsers also apply `form-action` to the redirects that follow a form, which only the other site knows.
    ...(postsItself ? [`script-src 'nonce-${nonce}'`] : ["form-action 'self'"]),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
