import type { AccountField } from '../account-access.ts';
import type { AskedProfileField } from '../custom-profile-fields/custom-profile-fields.ts';
import type { FieldControl } from '../account-center/account-center.ts';
import type { PageExperience, PageSocial } from '../sign-in/page-state.ts';
import type { PageSso } from '../sign-in/sso.ts';
import type { KeptFactor } from '../sign-in-experience/mfa-factors.ts';
import { sessionsScope, trustedDevicesScope } from './access.ts';

/** The page on which users see and change their own account; also the redirect URI of its application. */
export const accountPath = '/account';

/** What the page asks for: everything that it shows. */
export const accountPageScope = [
  'openid',
  'profile',
  'email',
  'phone',
  'address',
  'identities',
  'custom_data',
  sessionsScope,
  trustedDevicesScope,
].join(' ');

/** Everything the account page is rendered from; the server embeds it in the document for hydration. */
export interface AccountPageState {
  experience: Pick<
    PageExperience,
    | 'logoUrl'
    | 'darkLogoUrl'
    | 'passwordPolicy'
    | 'termsOfUseUrl'
    | 'privacyPolicyUrl'
    | 'supportEmail'
    | 'supportWebsiteUrl'
  >;
  /** Whether users see and change each part; one that is missing is `Off`. */
  fields: Partial<Record<AccountField, FieldControl>>;
  /** The tenant's profile fields that the page shows, in this order. */
  profileFields: AskedProfileField[];
  /** Whether it shows the usual claims, too, because the tenant has chosen none of its fields. */
  hasUsualFields: boolean;
  /** What users may set up: second factors, and passkeys also if they only sign in with them. */
  factors: KeptFactor[];
  /** Whether the tenant remembers browsers, in which it asks for no second factor (ADR 161). */
  remembersDevices: boolean;
  /** The social connectors that users may link accounts of. */
  social: PageSocial[];
  /** The enterprise connectors that users may have signed in with. */
  companies: PageSso[];
  deleteAccountUrl: string | null;
  /** Where administrators go back to, who come from their profile in the console (ADR 159). */
  consoleUrl: string | null;
  /** Set for previews: the page shows the state that this origin posts to it, with an example account. */
  preview?: { origin: string };
  /** The authorization code that the page was opened with, and its PKCE verifier (RFC 7636). */
  grant: { code: string; verifier: string };
  language: string;
  direction: 'ltr' | 'rtl';
  texts: Record<string, string>;
}

/** The server-side renderer of the built account page. */
export interface AccountRenderer {
  /** The HTML of the page's root element, while the account isn't loaded. */
  renderAccount(state: AccountPageState): string;
}
