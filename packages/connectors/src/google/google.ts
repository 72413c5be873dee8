import { z } from 'zod';
import { defineConnector } from '../kit/connector.ts';
import { ConnectorError } from '../kit/error.ts';
import { field } from '../kit/fields.ts';
import { verifyIdToken } from '../kit/id-token.ts';
import { markOf } from '../kit/marks.ts';
import { beginAuthorization, type OAuthClient, redeemCode } from '../kit/oauth.ts';
import { credentials, describeByClaims, describeSocial, standardClaims } from '../kit/social.ts';

/** https://accounts.google.com/.well-known/openid-configuration; the issuer stands in tokens with and without its scheme. */
const issuer = ['https://accounts.google.com', 'accounts.google.com'];

const settings = z.object({
  ...credentials('openid email profile'),
  prompt: field(z.enum(['', 'select_account', 'consent']).default(''), {
    label: 'Prompt',
    options: { '': 'None', select_account: 'Choose an account', consent: 'Ask for consent' },
  }),
  isOneTapEnabled: field(z.boolean().default(false), {
    label: 'One Tap',
    help: 'Offers the accounts of the browser on the sign-in page itself. The page then loads a script of Google’s.',
  }),
  oneTapAutoSelect: field(z.boolean().default(false), {
    label: 'Sign in by itself',
    help: 'With One Tap: who has signed in here before, with the one account of the browser, is not asked.',
  }),
  oneTapCloseOnTapOutside: field(z.boolean().default(true), {
    label: 'Close at a click beside it',
    help: 'With One Tap: the prompt goes away when the page is clicked.',
  }),
  oneTapItpSupport: field(z.boolean().default(true), {
    label: 'In browsers that prevent tracking',
    help: 'With One Tap: also in Safari and Firefox, where it opens a window of Google’s.',
  }),
});

const claimsOfGoogle = standardClaims.extend({ hd: z.string().nullish() });

/**
 * Whether an address that Google calls verified is Google's to speak for: of Gmail, or of an organization whose mail is at Google (`hd`). Any
 * other was its person's when they opened the account, and may be another person's by now
 * (https://developers.google.com/identity/gsi/web/guides/verify-google-id-token).
 */
const isAuthoritative = ({ email, hd }: z.output<typeof claimsOfGoogle>): boolean =>
  Boolean(hd) || Boolean(email?.toLowerCase().endsWith('@gmail.com'));

const toClient = ({ prompt, ...options }: z.output<typeof settings>): OAuthClient => ({
  ...options,
  authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenEndpoint: 'https://oauth2.googleapis.com/token',
  usesPkce: true,
  usesNonce: true,
  ...(prompt ? { parameters: { prompt } } : {}),
});

/**
 * https://developers.google.com/identity/openid-connect/openid-connect and, for the credential that One Tap gives the page,
 * https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
export const google = defineConnector({
  metadata: describeSocial({
    id: 'google-universal',
    target: 'google',
    name: 'Google',
    description: 'Personal and work accounts, with One Tap on the sign-in page.',
    ...markOf('google'),
    avatarHosts: [
      'lh3.googleusercontent.com',
      'lh4.googleusercontent.com',
      'lh5.googleusercontent.com',
      'lh6.googleusercontent.com',
    ],
    readme: `## Connect Google

1. In the Google Cloud console, open **APIs & Services → Credentials** and create an **OAuth client ID** of type **Web application**.
2. For One Tap, also enter your sign-in page’s origin among the **Authorized JavaScript origins**, and switch it on here.
   The sign-in page loads Google’s script then, where Google is among what it offers, and works as before where the script cannot be loaded.
3. Enter the client ID and secret here.

Addresses count that end in @gmail.com or belong to a Google Workspace organization. Google does not know who has any other today, so it is left out.`,
  }),
  settings,
  authorizationUri: async (_tools, options, request) => beginAuthorization(toClient(options), request),
  oneTap: ({ clientId, isOneTapEnabled, ...options }) =>
    isOneTapEnabled
      ? {
          clientId,
          autoSelect: options.oneTapAutoSelect,
          closeOnTapOutside: options.oneTapCloseOnTapOutside,
          itpSupport: options.oneTapItpSupport,
        }
      : undefined,
  async userInfo(tools, options, callback) {
    const { clientId, isOneTapEnabled } = options;
    const { nonce } = callback.kept;
    const credential = z.string().safeParse(callback.data.credential).data;
    if (credential !== undefined && !isOneTapEnabled)
      throw new ConnectorError('invalid_request_parameters', 'One Tap is switched off');
    const idToken = credential ?? (await redeemCode(tools, toClient(options), callback)).id_token;
    if (credential === undefined && nonce === undefined)
      throw new ConnectorError('insufficient_request_parameters', 'This sign-in was not begun here');
    const claims = await verifyIdToken(
      tools,
      idToken,
      {
        jwksUri: 'https://www.googleapis.com/oauth2/v3/certs',
        issuer,
        clientId,
        nonce,
        // A credential that an application has handed over has no nonce of ours.
        ...(credential === undefined ? {} : { maxAgeSeconds: 600 }),
      },
      claimsOfGoogle,
    );
    const { email, ...person } = describeByClaims(claims);
    return email && isAuthoritative(claims) ? { ...person, email } : person;
  },
});
