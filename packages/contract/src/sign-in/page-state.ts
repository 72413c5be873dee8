import type { PageCaptcha } from '../captcha/captcha.ts';
import type { CompletePasswordPolicy } from '../passwords/complete-policy.ts';
import type { SignInExperience } from '../sign-in-experience/sign-in-experience.ts';
import type { SignInMethod } from '../sign-in-experience/methods.ts';
import type { Identifier, InteractionEvent } from './interaction.ts';
import type { PageSso } from './sso.ts';
import type { NextStep } from './steps.ts';

/** Why a page is the end of the road. */
export type DeadEnd =
  | 'unknown_session'
  | 'registration_closed'
  | 'reset_password'
  | 'single_sign_on'
  | 'no_method'
  | 'link_used'
  | 'link_expired'
  | 'link_invalid'
  | 'setup_link'
  | 'setup_invalid'
  | 'setup_used'
  | 'failed';

/** Whose sign-in this is. */
export interface PageApplication {
  name: string;
  logoUrl?: string;
  /** Where its own pages are, when that is known. */
  homeUrl?: string;
}

/** What the screens need of the sign-in experience. */
export type PageExperience = Pick<
  SignInExperience,
  'termsOfUseUrl' | 'privacyPolicyUrl' | 'agreeToTermsPolicy' | 'supportEmail' | 'supportWebsiteUrl'
> & {
  logoUrl?: string;
  darkLogoUrl?: string;
  passwordPolicy: CompletePasswordPolicy;
  /** A flow is begun with a proof of this provider that a person does. */
  captcha?: PageCaptcha;
};

/** What a third-party application asks for, shown before anything is granted. */
export interface PageConsent {
  /** The account that is signed in. */
  account: string;
  /** Scopes by their names on the wire, each with what it would show of this person, where that can be said in a line. */
  scopes: { name: string; value?: string }[];
  /** Permissions of APIs, by the API. */
  resources: { indicator: string; name: string; scopes: { name: string; description: string | null }[] }[];
  /** Where the answer goes: the host of the redirect address; a device has none. */
  returnsTo?: string;
  /** Begins the same sign-in anew, for another account. */
  switchUrl?: string;
  /** The application's own, not the tenant's. */
  terms?: Pick<SignInExperience, 'termsOfUseUrl' | 'privacyPolicyUrl'>;
}

/** Where connecting a device stands (RFC 8628 3.3). */
export interface DeviceFlow {
  step: 'input' | 'confirm' | 'done' | 'denied';
  /** What the form brings back: it was drawn for this browser. */
  xsrf?: string;
  /** As the device shows it. */
  userCode?: string;
  clientId?: string;
  /** Who is signed in; the answer to the question is theirs alone. */
  accountId?: string;
  error?: 'wrong' | 'expired' | 'used' | 'limited' | 'ended';
}

/** What the device page shows: of the question, also who is signed in and what the device would get. */
export type PageDevice = Omit<DeviceFlow, 'clientId'> &
  Partial<Pick<PageConsent, 'account' | 'scopes' | 'resources'>>;

/** A social connector that a page offers, by its id. */
export interface PageSocial {
  id: string;
  target: string;
  name: string;
  logo: string;
  logoDark: string | null;
}

/** The prompt by which Google offers the browser's accounts on the page itself (One Tap). */
export interface PageOneTap {
  connectorId: string;
  clientId: string;
  autoSelect: boolean;
  closeOnTapOutside: boolean;
  itpSupport: boolean;
  /** What the credential has to bring back: it is of this flow. */
  nonce: string;
  /**
   * One that the application's own page got, and handed over (`google_one_tap_credential`), with the address in it. It is used on a click:
   * anybody can make a link that hands over a credential of their own.
   */
  given?: { credential: string; email: string };
}

export type PageScreen =
  | {
      name: 'sign-in';
      /** What to offer, in this order; `ways` say how each goes on. */
      identifierTypes: Identifier['type'][];
      ways: SignInMethod[];
      /** Whether an account can be proven by a passkey: with a button, and while its name is typed (autofill). */
      passkey: { button: boolean; autofill: boolean };
      loginHint: string;
      /** Social connectors to offer, in the tenant’s order. */
      social: PageSocial[];
      /** The one of them that the application asks for: the page goes there at once (`direct_sign_in=social:target`). */
      directSocialId?: string;
      /** Where Google is among them, and One Tap is switched on. */
      oneTap?: PageOneTap;
      /** Where people of companies go who have a sign-in of their own, if any has. */
      ssoUrl?: string;
      /** Where the people of the hinted address’s domain sign in. */
      company?: PageSso[];
      /** The company’s connector that the application asks for: the page goes there at once (`direct_sign_in=sso:id`). */
      directSsoId?: string;
      registerUrl?: string;
      /** Where a forgotten password is replaced, if it can be. */
      resetUrl?: string;
    }
  | {
      name: 'register';
      /** What an account is begun with, in this order; `username` comes with its password, the others with a code. */
      identifierTypes: Identifier['type'][];
      loginHint: string;
      social: PageSocial[];
      oneTap?: PageOneTap;
      signInUrl?: string;
      /** The account will be the first administrator's. */
      isSetup: boolean;
    }
  /** An e-mail address leads to where its company signs in. */
  | { name: 'single-sign-on'; loginHint: string; directSsoId?: string; signInUrl?: string }
  | { name: 'reset-password'; identifierTypes: Identifier['type'][]; loginHint: string; signInUrl?: string }
  /** A link with a one-time token was opened: `POST …/one-time-token/verify` with these, in a flow begun for the event. */
  | {
      name: 'one-time-token';
      email: string;
      token: string;
      event: InteractionEvent;
      /** Who is signed in now, where that is somebody else. */
      currentAccount?: string;
      /** The same sign-in without the link. */
      signInUrl: string;
    }
  /** A provider has sent somebody back: `POST …/{social or sso}/{connectorId}/verify` with what the address brings. */
  | { name: 'callback'; connectorId: string }
  /** The link that the server printed for the first administrator was opened. */
  | { name: 'setup' }
  | { name: 'consent'; consent: PageConsent }
  | { name: 'device'; device: PageDevice }
  | { name: 'dead-end'; reason: DeadEnd; signInUrl?: string; requestId?: string };

/** A step that a page takes by itself: it was said who one is, and the password is asked for. */
export interface PasswordStep {
  step: 'password';
  /** The flow is about it already, and holds what must not be begun anew. */
  event?: 'SignIn';
  identifier: Identifier;
  ways: SignInMethod[];
}

/** All that a sign-in page is drawn from, rendered into the document by the server and taken over by the page. */
export interface PageState {
  screen: PageScreen;
  experience: PageExperience;
  application?: PageApplication;
  /** The flow this page belongs to; it names it in every call (ADR 7). */
  flowId?: string;
  /** The page is a preview, and shows what this origin posts to it. */
  preview?: { origin: string };
  /** Of a preview, also one that no server names. */
  next?: NextStep | PasswordStep;
  language: string;
  direction: 'ltr' | 'rtl';
  texts: Record<string, string>;
}

/** What the server loads from the built sign-in app. */
export interface PageRenderer {
  /** The HTML of the page's root element. */
  render(state: PageState): string;
  /** The document's title. */
  describeTitle(state: PageState): string;
}
