import { captchaSources } from '@gatehouse/contract/captcha/captcha';
import type { PageOneTap, PageState } from '@gatehouse/contract/sign-in/page-state';
import type { PageSso } from '@gatehouse/contract/sign-in/sso';
import { buildPageSheet } from '@gatehouse/contract/sign-in-experience/theme';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { escapeHtml } from '../../lib/html.ts';
import type { SignInApp } from './sign-in-app.ts';

// Input and clicks before the script is loaded would be lost, and a form would be sent with the password in its body:
// the last event is stored, and replayed by the page; a form with the button that sent it, which contains the decision.
// So is a step back in the browser's history, which loads no document.
const hold = `for(const type of ['submit','click'])addEventListener(type,e=>{
const target=type==='submit'?e.submitter??e.target:e.target.closest?.('button[type=button]');
if(target&&!window.isReady){e.preventDefault();window.held=target}})
addEventListener('popstate',()=>{window.isMoved=!window.isReady})`;

// Without scripts a form would send its input, including a password, to a URL that doesn't exist.
const withoutScripts = 'form:not([action]),.other-way,.or{display:none}';

/** JSON that can't end the element that contains it. */
export const toJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The document of a page: rendered, with its settings, texts, colors and state in it; the script hydrates it. */
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
${renderIcons(experience)}
<link rel="stylesheet" href="${app.styleUrl}">
<style nonce="${nonce}">${buildPageSheet(experience)}</style>
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

/** The dark one comes last: of several that match, browsers use the last one. */
export function renderIcons({ branding, color }: SignInExperience): string {
  const { favicon = 'data:,', darkFavicon } = branding;
  const light = `<link rel="icon" href="${escapeHtml(favicon)}">`;
  if (!darkFavicon || !color.isDarkModeEnabled) return light;
  return `${light}\n<link rel="icon" href="${escapeHtml(darkFavicon)}" media="(prefers-color-scheme: dark)">`;
}

const logosOf = ({ screen }: PageState): (string | null)[] =>
  'social' in screen ? screen.social.flatMap(({ logo, logoDark }) => [logo, logoDark]) : [];

/** Google's prompt on this page, if it has one. */
export const oneTapOf = ({ screen }: PageState): PageOneTap | undefined =>
  'oneTap' in screen ? screen.oneTap : undefined;

/**
 * The origin of its script, style sheet, frame and requests
 * (https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy).
 */
const oneTapSources = {
  script: 'https://accounts.google.com/gsi/client',
  style: 'https://accounts.google.com/gsi/style',
  frame: 'https://accounts.google.com/gsi/',
  connect: 'https://accounts.google.com/gsi/',
};

/**
 * The origins of pictures. A host may contain `;` and `,`, which would start another directive or policy (CSP 3 section 2.2), so such a one is
 * left out.
 */
export function listPictureOrigins(urls: readonly (string | null | undefined)[]): string[] {
  const origins = urls.flatMap((url) => (url && URL.canParse(url) ? [new URL(url).origin] : []));
  return [...new Set(origins)].filter((origin) => /^https?:\/\/[\w.:[\]-]+$/.test(origin));
}

/**
 * Only our own script and style; pictures only from the tenant's hosts; no page may frame it (attacks: clickjacking),
 * except that the console frames a preview, which accepts no input.
 */
export function buildContentPolicy(
  state: PageState,
  experience: SignInExperience,
  nonce: string,
  companies: readonly PageSso[] = [],
): string {
  const pictures = [
    ...Object.values(experience.branding),
    state.application?.logoUrl,
    ...logosOf(state),
    // Which connector belongs to an email address is found later; the list is no secret (`/api/.well-known/sign-in-exp`
    // has it).
    ...companies.flatMap(({ logo, darkLogo }) => [logo, darkLogo]),
  ];
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
    `img-src ${["'self'", 'data:', ...(state.preview ? ['https:', 'http:'] : listPictureOrigins(pictures))].join(' ')}`,
    `connect-src 'self'${allow('connect', captchas)}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${state.preview?.origin ?? "'none'"}`,
  ].join('; ');
}
