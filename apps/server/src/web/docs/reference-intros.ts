/** URLs in the examples of the API reference: those of the requested tenant. */
export interface ReferencePlace {
  origin: string;
  /** The resource indicator of the tenant's Management API. */
  indicator: string;
}

const errors = `## Errors

An error is JSON with a stable \`code\`, a \`message\` in English and, if a field is invalid, \`data\` that names it:

    { "code": "guard.invalid_input", "message": "…", "data": { … } }

The operations below list their codes by status. \`429\` and \`503\` have \`Retry-After\` in seconds. Every response has an
\`x-request-id\`, which is also in the audit log and the server's log.`;

const management = ({ origin, indicator }: ReferencePlace): string => `# Management API

Manage users, applications, connectors, roles and settings of a tenant from your own code.

Base URL: \`${origin}\`. The OpenAPI 3.1 document: [management.openapi.json](/api/.well-known/management.openapi.json).

## Get a token

1. In the console, create an application of the type *Machine-to-machine*.
2. Give it a machine-to-machine role with permissions of the Management API. A new tenant has one with \`all\`.
3. Exchange its ID and secret for an access token, and send that with every call:

        curl -s ${origin}/oidc/token -u "$APP_ID:$APP_SECRET" \\
          -d grant_type=client_credentials -d resource=${indicator} -d scope=all

        curl -s ${origin}/api/users -H "Authorization: Bearer $TOKEN"

Tokens expire; \`expires_in\` says after how many seconds. Each operation names the scope it needs: \`all\` includes
\`read:data\`, \`write:data\` and \`delete:data\`.

## Paging

Lists take \`page\` and \`page_size\` (20 by default, 1,000 at most). The header \`Total-Number\` has the total, \`Link\` the first,
previous, next and last page (RFC 8288). Lists whose \`page_size\` has no default below return all entries unless you send \`page\` or
\`page_size\`.

## Rate limits

Each caller can send a number of requests per minute (\`LIMIT_API\`, 3,000 by default). Beyond it the response is \`429\` with \`Retry-After\`.

${errors}`;

const account = ({ origin }: ReferencePlace): string => `# Account API

Let the users of your application read and change their own account.

Base URL: \`${origin}\`. The OpenAPI 3.1 document: [user.openapi.json](/api/.well-known/user.openapi.json).

## Get a token

Call it with the access token of a signed-in user that your application requested without a \`resource\`. Which fields users may
change is a setting of the tenant.

    curl -s ${origin}/api/my-account -H "Authorization: Bearer $ACCESS_TOKEN"

## Sensitive changes

To change a password, an identifier or a second factor, verify the user first with an operation of *verifications*. Send the ID that
it returns in the header \`logto-verification-id\`; it is valid for ten minutes.

${errors}`;

const experience = ({ origin }: ReferencePlace): string => `# Experience API

Build sign-in pages of your own: every step that the built-in pages take is an operation of this API.

Base URL: \`${origin}\`. The OpenAPI 3.1 document: [experience.openapi.json](/api/.well-known/experience.openapi.json).

## Flows

An authorization request at \`${origin}/oidc/auth\` starts a flow, sets its cookies, and redirects the browser to the sign-in page. Calls
from that page, at the same origin, send the cookies; there is no token. With \`Prefer: return=representation\` the response also
contains the next step.

A sign-in with a password takes four calls:

1. \`PUT /api/experience\` with \`{ "interactionEvent": "SignIn" }\`
2. \`POST /api/experience/verification/password\` with identifier and password
3. \`POST /api/experience/identification\` with the \`verificationId\` of step 2
4. \`POST /api/experience/submit\`, which returns the URL to continue at

${errors}`;

const tenants = ({ origin, indicator }: ReferencePlace): string => `# Tenants API

List, invite and remove the administrators of a tenant. In the cloud edition, also list, create and delete tenants.

Base URL: \`${origin}\`, where the console is. The OpenAPI 3.1 document: [tenants.openapi.json](/api/.well-known/tenants.openapi.json).

## Get a token

Call it with an administrator's access token for the tenant's Management API (resource \`${indicator}\`), as the console gets it. In the cloud edition
it is a token for the tenant's organization, and there is another one for the platform API; [the guide](/console/docs/cloud) says how to get both.
Tokens of machine-to-machine applications are rejected. Each operation names the permission that it needs; what a role permits is read with
each request. A tenant that the caller isn't a member of responds with \`404\`.

${errors}`;

/** Introductions to each API, as Markdown. */
export const referenceIntros = { management, account, experience, tenants };
