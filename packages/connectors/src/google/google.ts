import { z } from 'zod';
import { defineConnector } from '../kit/connector.ts';
import { ConnectorError } from '../kit/error.ts';
import { field } from '../kit/fields.ts';
import { verifyIdToken } from '../kit/id-token.ts';
import { markOf } from '../kit/marks.ts';
import { beginAuthorization, type OAuthClient, redeemCode, redeemRefreshToken } from '../kit/oauth.ts';
import { credentials, claimsToUserInfo, socialMetadata, standardClaims } from '../kit/social.ts';

/** https://accounts.google.com/.well-known/openid-configuration; tokens have the issuer with or without the scheme. */
const issuer = ['https://accounts.google.com', 'accounts.google.com'];

const settings = z.object({
  ...credentials('openid email profile'),
  prompt: field(z.enum(['', 'select_account', 'consent']).default(''), {
    label: 'Prompt',
    options: { '': 'None', select_account: 'Choose an account', consent: 'Ask for consent' },
  }),
  isOneTapEnabled: field(z.boolean().default(false), {
    label: 'One Tap',
    help: 'Shows the browser’s Google accounts on the sign-in page. The page then loads Google’s script.',
  }),
  oneTapAutoSelect: field(z.boolean().default(false), {
    label: 'Automatic sign-in',
    help: 'Users who have signed in before and have one Google account in the browser are not asked.',
    shownIf: { isOneTapEnabled: true },
  }),
  oneTapCloseOnTapOutside: field(z.boolean().default(true), {
    label: 'Close on click outside',
    help: 'A click outside the One Tap prompt closes it.',
    shownIf: { isOneTapEnabled: true },
  }),
  oneTapItpSupport: field(z.boolean().default(true), {
    label: 'Support for ITP browsers',
    help: 'One Tap also in Safari and Firefox, where it opens a Google window.',
    shownIf: { isOneTapEnabled: true },
  }),
});

const claimsOfGoogle = standardClaims.extend({ hd: z.string().nullish() });

/**
 * Whether Google is authoritative for a verified email address: Gmail, or a Google Workspace organization (`hd`). Any other was verified when
 * the Google account was created, and may belong to another person now
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
 * https://developers.google.com/identity/openid-connect/openid-connect and, for One Tap credentials,
 * https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
export const google = defineConnector({
  metadata: socialMetadata({
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

1. In the Google Cloud console, open [**APIs & Services → Credentials**](https://console.cloud.google.com/apis/credentials) and create an **OAuth client ID** of type **Web application**.
2. For One Tap, also add your sign-in page’s origin to the **Authorized JavaScript origins**, and turn it on here.
   The sign-in page then loads Google’s script; if that fails, users can still use the button.
3. Enter the client ID and secret here.

To store tokens that can be refreshed, set **Prompt** to **Ask for consent**: Google issues a refresh token only when the user consents.

Email addresses are used if they end in @gmail.com or belong to a Google Workspace organization. Google cannot guarantee who owns any other email address today.`,
  }),
  settings,
  async authorizationUri(_tools, options, request) {
    const client = toClient(options);
    // Refresh tokens: https://developers.google.com/identity/protocols/oauth2/web-server#offline
    const parameters = request.keepsTokens
      ? { ...client.parameters, access_type: 'offline' }
      : client.parameters;
    return beginAuthorization({ ...client, ...(parameters && { parameters }) }, request);
  },
  refresh: (tools, options, refreshToken) => redeemRefreshToken(tools, toClient(options), refreshToken),
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
      throw new ConnectorError('invalid_request_parameters', 'One Tap is turned off');
    const idToken = credential ?? (await redeemCode(tools, toClient(options), callback)).id_token;
    if (credential === undefined && nonce === undefined)
      throw new ConnectorError('insufficient_request_parameters', 'This sign-in was not started here');
    const claims = await verifyIdToken(
      tools,
      idToken,
      {
        jwksUri: 'https://www.googleapis.com/oauth2/v3/certs',
        issuer,
        clientId,
        nonce,
        // A credential from an application's own page doesn't have our nonce.
        ...(credential === undefined ? {} : { maxAgeSeconds: 600 }),
      },
      claimsOfGoogle,
    );
    const { email, ...person } = claimsToUserInfo(claims);
    return email && isAuthoritative(claims) ? { ...person, email } : person;
  },
});
