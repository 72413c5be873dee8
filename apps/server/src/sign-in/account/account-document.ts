import type { AccountPageState } from '@gatehouse/contract/account/account-page';
import { buildPageSheet } from '@gatehouse/contract/sign-in-experience/theme';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { escapeHtml } from '../../lib/html.ts';
import { listPictureOrigins, renderIcons, toJson } from '../pages/page-document.ts';
import type { AccountApp } from './account-files.ts';

/** The tenant's look: its colors, logo and icon are those of the sign-in pages, the custom CSS is that of the account center. */
interface Look {
  experience: SignInExperience;
  customCss: string | null;
}

/** The document of the account page. The script exchanges the code for a token, loads the account and shows it. */
export function renderAccountDocument(
  app: AccountApp,
  state: AccountPageState,
  { experience, customCss }: Look,
  nonce: string,
): string {
  const { color } = experience;
  const sheet = buildPageSheet({ color, customCss: customCss ?? '' });
  return `<!doctype html>
<html lang="${escapeHtml(state.language)}" dir="${state.direction}" class="${color.isDarkModeEnabled ? 'follows-system' : ''}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${color.isDarkModeEnabled ? 'light dark' : 'light'}">
<title>${escapeHtml(state.texts['account.title'] ?? '')}</title>
${renderIcons(experience)}
<link rel="stylesheet" href="${app.styleUrl}">
<style nonce="${nonce}">${sheet}</style>
<script type="module" src="${app.scriptUrl}"></script>
</head>
<body>
<div id="root">${app.render(state)}</div>
<script type="application/json" id="state">${toJson(state)}</script>
</body>
</html>`;
}

/**
 * Only our own script and style, requests only to this origin, no frames. Pictures come from the tenant's hosts, and from those of providers
 * whose users have pictures there; initials stand for any other.
 */
export function buildAccountPolicy(
  { social, companies }: AccountPageState,
  { branding }: SignInExperience,
  { nonce, avatarHosts }: { nonce: string; avatarHosts: readonly string[] },
): string {
  const pictures = listPictureOrigins([
    ...Object.values(branding),
    ...social.flatMap(({ logo, logoDark }) => [logo, logoDark]),
    ...companies.flatMap(({ logo, darkLogo }) => [logo, darkLogo]),
  ]);
  // Checked when connectors are loaded; they may start with a wildcard.
  const avatars = new Set(avatarHosts.map((host) => `https://${host}`));
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${["'self'", 'data:', ...pictures, ...avatars].join(' ')}`,
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
