import type { PageCaptcha } from '../captcha/captcha.ts';
import type { CompletePasswordPolicy } from '../passwords/complete-policy.ts';
import type { SignInExperience } from '../sign-in-experience/sign-in-experience.ts';
import type { SignInMethod } from '../sign-in-experience/methods.ts';
import type { Identifier, InteractionEvent } from './interaction.ts';
import type { PageSso } from './sso.ts';
import type { NextStep } from './steps.ts';

/** Why a flow can't continue. */
export type DeadEnd =
  | 'unknown_session'
  | 'registration_closed'
  | 'reset_password'
  | 'single_sign_on'
  | 'no_method'
  | 'link_used'
  | 'link_expired'
  | 'link_invalid'
  | 'invitation_accepted'
  | 'invitation_expired'
  | 'invitation_invalid'
  | 'invitation_revoked'
  | 'setup_link'
  | 'setup_invalid'
  | 'setup_used'
  | 'failed';

/** The application that the user signs in to. */
export interface PageApplication {
  name: string;
  logoUrl?: string;
  /** URL of its home page, if known. */
  homeUrl?: string;
}

/** The part of the sign-in experience that the screens need. */
export type PageExperience = Pick<
  SignInExperience,
  'termsOfUseUrl' | 'privacyPolicyUrl' | 'agreeToTermsPolicy' | 'supportEmail' | 'supportWebsiteUrl'
> & {
  logoUrl?: string;
  darkLogoUrl?: string;
  passwordPolicy: CompletePasswordPolicy;
  /** Starting a flow requires this CAPTCHA. */
  captcha?: PageCaptcha;
};

/** Requested permissions of one API, or of organizations. */
interface PageResource {
  indicator: string;
  /** Empty for organizations. */
  name: string;
  scopes: { name: string; description: string | null }[];
}

/** What a third-party application requests, for the consent page. */
export interface PageConsent {
  /** The account that is signed in. */
  account: string;
  /** Requested scopes, each with the value that it would reveal, if it is short. */
  scopes: { name: string; value?: string }[];
  /** Requested permissions by resource. */
  resources: PageResource[];
  /** If organizations are requested: those of the user to select from, and the permissions that apply in the selected ones. */
  organizations?: {
    options: { id: string; name: string; isChosen: boolean }[];
    resources: PageResource[];
  };
  /** Host of the redirect URI; absent for devices. */
  returnsTo?: string;
  /** The application registered itself, so its name may be anything; where it receives the result. */
  registered?: 'web' | 'device';
  /** Restarts this sign-in with another account. */
  switchUrl?: string;
  /** The application's terms, not the tenant's. */
  terms?: Pick<SignInExperience, 'termsOfUseUrl' | 'privacyPolicyUrl'>;
}

/** State of the device flow (RFC 8628 3.3). */
export interface DeviceFlow {
  step: 'input' | 'confirm' | 'done' | 'denied';
  /** CSRF token of the form. */
  xsrf?: string;
  /** The code that the device shows. */
  userCode?: string;
  clientId?: string;
  /** The signed-in account, which alone may answer. */
  accountId?: string;
  error?: 'wrong' | 'expired' | 'used' | 'limited' | 'ended';
}

/** State of the device page; to confirm, also the account and what the device requests. */
export type PageDevice = Omit<DeviceFlow, 'clientId'> &
  Partial<Pick<PageConsent, 'account' | 'scopes' | 'resources'>>;

/** State of the page on which users accept or decline an invitation to an organization. */
export interface PageInvitation {
  /** `sign-in`: no account is signed in; `other-account`: the account has another email address; `member`: it is a member already. */
  step: 'sign-in' | 'accept' | 'other-account' | 'member' | 'joined' | 'declined';
  /** Anyone who has the link can accept, with any account. */
  isForAnyone?: boolean;
  organization: string;
  /** The role in the console, if the organization is a tenant that the invitee is to administer. */
  role?: string;
  inviter?: string;
  /** The email address that is invited. */
  invitee: string;
  /** The account that is signed in. */
  account?: string;
  /** CSRF token of the form. */
  form: string;
}

/** A social connector on a page. */
export interface PageSocial {
  id: string;
  target: string;
  name: string;
  logo: string;
  logoDark: string | null;
}

/** Google One Tap: a prompt with the browser's Google accounts. */
export interface PageOneTap {
  connectorId: string;
  clientId: string;
  autoSelect: boolean;
  closeOnTapOutside: boolean;
  itpSupport: boolean;
  /** Nonce of this flow that the credential must contain. */
  nonce: string;
  /**
   * A credential that the application's page received and passed on (`google_one_tap_credential`), with its email address. It requires a
   * click, because an attacker could send a link with their own credential (login CSRF).
   */
  given?: { credential: string; email: string };
}

export type PageScreen =
  | {
      name: 'sign-in';
      /** Identifiers in this order; `ways` has the methods of each. */
      identifierTypes: Identifier['type'][];
      ways: SignInMethod[];
      /** Whether passkeys are offered: with a button, and while the identifier is typed (autofill). */
      passkey: { button: boolean; autofill: boolean };
      loginHint: string;
      /** Social connectors in the tenant’s order. */
      social: PageSocial[];
      /** Connector that the application requests (`direct_sign_in=social:target`); the page redirects to it at once. */
      directSocialId?: string;
      /** If there is a Google connector with One Tap turned on. */
      oneTap?: PageOneTap;
      /** Page for enterprise SSO, if there are connectors. */
      ssoUrl?: string;
      /** Enterprise SSO connectors of the login hint’s email domain. */
      company?: PageSso[];
      /** Enterprise SSO connector that the application requests (`direct_sign_in=sso:id`); the page redirects to it at once. */
      directSsoId?: string;
      registerUrl?: string;
      /** Page to reset the password, if that is possible. */
      resetUrl?: string;
    }
  | {
      name: 'register';
      /** Identifiers to register with, in this order; `username` with a password, the others with a code. */
      identifierTypes: Identifier['type'][];
      loginHint: string;
      social: PageSocial[];
      oneTap?: PageOneTap;
      signInUrl?: string;
      /** Registers the first administrator. */
      isSetup: boolean;
    }
  /** Enterprise SSO: the email address determines the connector. */
  | { name: 'single-sign-on'; loginHint: string; directSsoId?: string; signInUrl?: string }
  | { name: 'reset-password'; identifierTypes: Identifier['type'][]; loginHint: string; signInUrl?: string }
  /** A link with a one-time token was opened: `POST …/one-time-token/verify` with these values, in a flow with this event. */
  | {
      name: 'one-time-token';
      email: string;
      token: string;
      event: InteractionEvent;
      /** The signed-in account, if it is another one. */
      currentAccount?: string;
      /** This sign-in without the link. */
      signInUrl: string;
    }
  /** Callback of a provider: `POST …/{social or sso}/{connectorId}/verify` with the URL's parameters. */
  | { name: 'callback'; connectorId: string }
  /** The setup link for the first administrator was opened. */
  | { name: 'setup' }
  | { name: 'consent'; consent: PageConsent }
  /**
   * The account may not use the application. `leaveUrl` ends the flow; `switchUrl` starts it again with another account, which isn't possible
   * in device flow.
   */
  | { name: 'no-access'; account: string; leaveUrl: string; switchUrl?: string }
  | { name: 'device'; device: PageDevice }
  | { name: 'invitation'; invitation: PageInvitation }
  | { name: 'dead-end'; reason: DeadEnd; signInUrl?: string; requestId?: string };

/** A step of the page alone: the identifier was entered, and the password is next. */
export interface PasswordStep {
  step: 'password';
  /** Set if the flow has already started and must not be restarted. */
  event?: 'SignIn';
  identifier: Identifier;
  ways: SignInMethod[];
}

/** Everything a sign-in page is rendered from; the server embeds it in the document for hydration. */
export interface PageState {
  screen: PageScreen;
  experience: PageExperience;
  application?: PageApplication;
  /** The page's flow, which it names in every call (ADR 7). */
  flowId?: string;
  /** Set for previews: the page shows the state that this origin posts to it. */
  preview?: { origin: string };
  /** Only for previews, which can also show a step that the server never returns. */
  next?: NextStep | PasswordStep;
  language: string;
  /** The languages that the user can choose from, their own names by tag, and the page to return to. Absent if there is no choice. */
  languages?: { offered: Record<string, string>; back: string };
  direction: 'ltr' | 'rtl';
  texts: Record<string, string>;
}

/** The server-side renderer of the built sign-in app. */
export interface PageRenderer {
  /** The HTML of the page's root element. */
  render(state: PageState): string;
  /** The document's title. */
  describeTitle(state: PageState): string;
}
