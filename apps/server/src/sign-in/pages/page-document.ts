import { captchaSources } from '@gatehouse/contract/captcha/captcha';
import type { PageOneTap, PageState } from '@gatehouse/contract/sign-in/page-state';
import type { PageSso } from '@gatehouse/contract/sign-in/sso';
import { describePageSheet } from '@gatehouse/contract/sign-in-experience/theme';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { escapeHtml } from '../../lib/html.ts';
import type { SignInApp } from './sign-in-app.ts';

// What is sent or pressed before the script has come would be lost, and a form leave the page with the password in its body: the last
// of it is held, and done by the page itself; a form by the button that sent it, which says what was decided. So is a step back in the
// browser's history, which loads no document.
const hold = `for(const type of ['submit','click'])addEventListener(type,e=>{
const target=type==='submit'?e.submitter??e.target:e.target.closest?.('button[type=button]');
if(target&&!window.isReady){e.preventDefault();window.held=target}})
addEventListener('popstate',()=>{window.isMoved=!window.isReady})`;

// Without scripts a form would send what was typed, a password too, to an address where nothing is.
const withoutScripts = 'form:not([action]),.other-way,.or{display:none}';

/** JSON that cannot end the element it stands in. */
const toJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The one document of a page: drawn, with its settings, texts, colours and state in it; the script takes it over. */
export function renderDocument(
  app: SignInApp,
  state: PageState,
  experience: SignInExperience,
  nonce: string,
): string {
  const { color } = experience;
  const schemes = color.isDarkModeEnabled ? 'light dark' : 'light';
  return `<!doctype html>
<html lang="${escapeHtml(state.language)}" dir="${state.direction}" class="${color.isDarkModeEnabled ? 'follows-system' : ''}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${schemes}">
<title>${escapeHtml(app.describeTitle(state))}</title>
${describeIcons(experience)}
<link rel="stylesheet" href="${app.styleUrl}">
<style nonce="${nonce}">${describePageSheet(experience)}</style>
<noscript><style nonce="${nonce}">${withoutScripts}</style></noscript>
<script nonce="${nonce}">${hold}</script>
<script type="module" src="${app.scriptUrl}"></script>
</head>
<body>
<div id="root">${app.render(state)}</div>
<script type="application/json" id="state">${toJson(state)}</script>
</body>
</html>`;
}

/** The dark one comes last: of several that fit, browsers take that. */
function describeIcons({ branding, color }: SignInExperience): string {
  const { favicon = 'data:,', darkFavicon } = branding;
  const light = `<link rel="icon" href="${escapeHtml(favicon)}">`;
  if (!darkFavicon || !color.isDarkModeEnabled) return light;
  return `${light}\n<link rel="icon" href="${escapeHtml(darkFavicon)}" media="(prefers-color-scheme: dark)">`;
}

const logosOf = ({ screen }: PageState): (string | null)[] =>
  'social' in screen ? screen.social.flatMap(({ logo, logoDark }) => [logo, logoDark]) : [];

/** The prompt of Google's that the page shows, if it does. */
export const oneTapOf = ({ screen }: PageState): PageOneTap | undefined =>
  'oneTap' in screen ? screen.oneTap : undefined;

/** Where its script, its style sheet, its frame and its calls come from (https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy). */
const oneTapSources = {
  script: 'https://accounts.google.com/gsi/client',
  style: 'https://accounts.google.com/gsi/style',
  frame: 'https://accounts.google.com/gsi/',
  connect: 'https://accounts.google.com/gsi/',
};

/**
 * Only our own script and style; pictures from where the tenant's are; no frame may hold the page (attacks: clickjacking), but the
 * console a preview, which cannot be used.
 */
export function describePolicy(
  state: PageState,
  experience: SignInExperience,
  nonce: string,
  companies: readonly PageSso[] = [],
): string {
  const pictures = [
    ...Object.values(experience.branding),
    state.application?.logoUrl,
    ...logosOf(state),
    // Which of them an address leads to, the page learns later; who they are is no secret (`/api/.well-known/sign-in-exp` lists them).
    ...companies.flatMap(({ logo, darkLogo }) => [logo, darkLogo]),
  ].flatMap((url) => (url && URL.canParse(url) ? [new URL(url).origin] : []));
  // A host may hold `;` and `,`, which would begin a directive or a policy of its own (CSP 3 section 2.2).
  const safe = pictures.filter((origin) => /^https?:\/\/[\w.:[\]-]+$/.test(origin));
  const { captcha } = state.experience;
  const captchas = captcha ? captchaSources(captcha) : [];
  const allow = (kind: keyof typeof oneTapSources, others: readonly string[] = []): string =>
    [...others, ...(oneTapOf(state) ? [oneTapSources[kind]] : [])].map((source) => ` ${source}`).join('');
  const frames = allow('frame', captchas);
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${allow('script', captchas)}`,
    ...(frames ? [`frame-src${frames}`] : []),
    `style-src 'self' 'nonce-${nonce}'${allow('style')}`,
    // A preview shows pictures that are not saved yet.
    `img-src ${["'self'", 'data:', ...(state.preview ? ['https:', 'http:'] : new Set(safe))].join(' ')}`,
    `connect-src 'self'${allow('connect', captchas)}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${state.preview?.origin ?? "'none'"}`,
  ].join('; ');
}
