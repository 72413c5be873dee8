import { field } from '@gatehouse/connectors/kit/fields';
import { markOf } from '@gatehouse/connectors/kit/marks';
import { credentials } from '@gatehouse/connectors/kit/social';
import { z } from 'zod';
import { defineOidcKind } from '../define-oidc-kind.ts';
import { bounded } from '@gatehouse/contract/validation/bounded';

/** The issuer of one directory. `common`, `organizations` and `consumers` are shared by all, so they belong to no customer. */
const directory =
  /^https:\/\/login\.(microsoftonline\.com|microsoftonline\.us|partner\.microsoftonline\.cn)\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\/v2\.0\/?$/i;

/** https://learn.microsoft.com/en-us/entra/identity-platform/v2-protocols-oidc and …/id-token-claims-reference */
export const entraOidc = defineOidcKind({
  providerName: 'AzureAdOidc',
  name: 'Microsoft Entra ID (OIDC)',
  description: 'Users of a Microsoft Entra directory, with OpenID Connect.',
  ...markOf('microsoft'),
  readme: `## Connect Microsoft Entra ID

1. In the Microsoft Entra admin center, open **App registrations** and register an application for **accounts in this directory only**; add a **Web** platform.
2. Under **Certificates & secrets**, create a client secret. Enter its value and the application’s client ID here.
3. The issuer is \`https://login.microsoftonline.com/\` with the directory’s ID and \`/v2.0\`.`,
  settings: z.object({
    issuer: field(bounded(512).regex(directory, 'must be the issuer of one directory'), {
      label: 'Issuer',
      placeholder: 'https://login.microsoftonline.com/00000000-0000-0000-0000-000000000000/v2.0',
      isDestination: true,
    }),
    ...credentials('openid profile email'),
    trustUnverifiedEmail: field(z.boolean().default(true), {
      label: 'Trust the directory’s email addresses',
      help: 'The directory does not say whether an email address is verified. Only those of this connector’s domains count.',
    }),
  }),
});
