import { z } from 'zod';
import { ConnectorError } from '../kit/error.ts';
import { field } from '../kit/fields.ts';
import { verifyIdToken } from '../kit/id-token.ts';
import { markOf } from '../kit/marks.ts';
import { credentials, defineSocialConnector, toUserInfo } from '../kit/social.ts';
import { bounded } from '@gatehouse/contract/validation/bounded';

const host = 'https://login.microsoftonline.com';
/** Authorities for users of several tenants; the token has the user’s tenant. */
const shared = ['common', 'organizations', 'consumers'];

const claimsOfOwn = z.looseObject({
  sub: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  // Whether the domain of `email` is verified for the tenant. Without it, the email address can be anything an administrator entered.
  xms_edov: z.union([z.boolean(), z.number(), z.string()]).optional(),
});

/** https://learn.microsoft.com/en-us/entra/identity-platform/v2-oauth2-auth-code-flow and …/id-token-claims-reference */
export const microsoft = defineSocialConnector({
  about: {
    id: 'azuread-universal',
    target: 'azuread',
    name: 'Microsoft',
    description: 'Work, school and personal accounts.',
    ...markOf('microsoft'),
    readme: `## Connect Microsoft

1. In the Microsoft Entra admin center, open [**App registrations**](https://entra.microsoft.com/#view/Microsoft_AAD_RegisteredApps/ApplicationsListBlade) and register an application; add a **Web** platform.
2. Under **Certificates & secrets**, create a client secret. Enter its value and the application’s client ID here.
3. Add the optional claim \`xms_edov\` to the ID token. Without it, email addresses are not used, because any directory can contain any email address.`,
  },
  settings: z.object({
    ...credentials('openid profile email'),
    tenantId: field(
      bounded(36)
        .regex(
          /^(common|organizations|consumers|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i,
          'must be a tenant’s ID',
        )
        .default('common'),
      {
        label: 'Tenant',
        help: 'common, organizations, consumers, or the ID of a tenant, to allow only its users.',
      },
    ),
  }),
  client: ({ tenantId, ...settings }) => ({
    ...settings,
    authorizationEndpoint: `${host}/${tenantId}/oauth2/v2.0/authorize`,
    tokenEndpoint: `${host}/${tenantId}/oauth2/v2.0/token`,
    usesPkce: true,
    usesNonce: true,
  }),
  async readUser({ tools, settings: { clientId, tenantId }, tokens, callback: { kept } }) {
    const own = shared.includes(tenantId) ? readTenant(tokens.id_token) : tenantId.toLowerCase();
    const claims = await verifyIdToken(
      tools,
      tokens.id_token,
      {
        jwksUri: `${host}/${tenantId}/discovery/v2.0/keys`,
        issuer: `${host}/${own}/v2.0`,
        clientId,
        nonce: kept.nonce ?? '',
      },
      claimsOfOwn,
    );
    const { sub, name, email, xms_edov: isOwned } = claims;
    const isVerified = [true, 1, '1', 'true'].includes(isOwned ?? false);
    return toUserInfo({ id: sub, name, email: isVerified ? email : undefined, rawData: claims });
  },
});

/** The tenant of an unverified token. The expected issuer is derived from it and then compared with the token’s. */
function readTenant(idToken = ''): string {
  try {
    const payload: unknown = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
    return z.object({ tid: z.guid() }).parse(payload).tid;
  } catch (error) {
    throw new ConnectorError('social_invalid_id_token', 'The ID token names no tenant', { cause: error });
  }
}
