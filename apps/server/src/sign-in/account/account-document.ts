import type { AccountPageState } from '@gatehouse/contract/account/account-page';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { buildAppPolicy } from '../pages/app-document.ts';
import { listPictureOrigins } from '../pages/page-document.ts';

/**
 * Pictures come from the tenant's hosts, and from those of providers whose users have pictures there; initials stand for any other.
 */
export function buildAccountPolicy(
  { social, companies, preview }: AccountPageState,
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
  return buildAppPolicy(nonce, [...pictures, ...avatars], preview?.origin);
}
