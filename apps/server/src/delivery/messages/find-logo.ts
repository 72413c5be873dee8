import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { z } from 'zod';

const branded = z.object({ branding: z.object({ logoUrl: z.string() }) });

const logoOf = (sender: unknown): string | undefined => branded.safeParse(sender).data?.branding.logoUrl;

/**
 * The logo of a built-in email: the organization's, the application's or the tenant's, as on the sign-in pages (ADR 153). None instead of an
 * SVG, which most email clients don't show.
 */
export function findLogo(
  { organization, application }: { organization?: unknown; application?: unknown },
  branding: SignInExperience['branding'],
): string | undefined {
  const url = logoOf(organization) ?? logoOf(application) ?? branding.logoUrl;
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { protocol, pathname } = new URL(url);
  return /^https?:$/.test(protocol) && !/\.svg$/i.test(pathname) ? url : undefined;
}
