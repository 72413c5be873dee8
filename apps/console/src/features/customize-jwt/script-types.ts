import type { TokenType } from '@gatehouse/contract/jwt-customizer/jwt-customizer';

/** What completion knows of a value: its type as TypeScript writes it, and its fields. */
export interface ScriptType {
  type: string;
  fields?: Readonly<Record<string, ScriptType>>;
}

const text: ScriptType = { type: 'string' };
const list = (type: string): ScriptType => ({ type: `${type}[]` });
const data: ScriptType = { type: 'Record<string, unknown>' };
const optional = ({ type, fields }: ScriptType): ScriptType => ({ type: `${type} | undefined`, fields });
const nullable: ScriptType = { type: 'string | null' };
const time: ScriptType = { type: 'number' };

const application: ScriptType = {
  type: 'Application',
  fields: {
    id: text,
    name: text,
    description: nullable,
    type: text,
    customData: data,
    isThirdParty: { type: 'boolean' },
    createdAt: time,
  },
};
const organization: ScriptType = optional({
  type: 'Organization',
  fields: { id: text, name: text, description: nullable, customData: data },
});
const interaction: ScriptType = optional({
  type: 'Interaction',
  fields: {
    interactionEvent: { type: "'SignIn' | 'Register' | 'ForgotPassword'" },
    userId: text,
    verificationRecords: list('{ id, type, verified }'),
  },
});
/** A user as scripts are told about them. */
export const user: ScriptType = {
  type: 'User',
  fields: {
    id: text,
    username: nullable,
    primaryEmail: nullable,
    primaryPhone: nullable,
    name: nullable,
    avatar: nullable,
    customData: data,
    profile: data,
    identities: data,
    ssoIdentities: list('{ issuer, identityId, detail }'),
    mfaVerificationFactors: list('string'),
    hasPassword: { type: 'boolean' },
    isSuspended: { type: 'boolean' },
    applicationId: nullable,
    lastSignInAt: { type: 'number | null' },
    createdAt: time,
    updatedAt: time,
    roles: list('{ id, name, description, scopes }'),
    organizations: list('{ id, name, description }'),
    organizationRoles: list('{ organizationId, roleId, roleName, scopes, resourceScopes }'),
  },
};
const token = (more: Record<string, ScriptType>): ScriptType => ({
  type: 'Token',
  fields: {
    jti: optional(text),
    aud: optional(text),
    scope: optional(text),
    clientId: text,
    kind: text,
    ...more,
  },
});
const api: ScriptType = { type: 'Api', fields: { denyAccess: { type: '(message?: string) => never' } } };

/** What every script is called with besides its own input. */
export const listVariables = (names: readonly string[]): Record<string, ScriptType> => ({
  environmentVariables: {
    type: 'Record<string, string>',
    fields: Object.fromEntries(names.map((name) => [name, text])),
  },
  api,
});

/** What a script for custom claims is called with. */
export const listParameters = (
  type: TokenType,
  variables: readonly string[],
): Record<string, ScriptType> => ({
  token: token(
    type === 'access-token'
      ? { accountId: text, grantId: optional(text), gty: optional(text), sessionUid: optional(text) }
      : {},
  ),
  context: {
    type: 'Context',
    fields:
      type === 'access-token'
        ? { user, application, organization, interaction }
        : { application, organization },
  },
  ...listVariables(variables),
});

/** The fields that can follow `context.user.`, or the parameters if nothing precedes. */
export function findFields(
  parameters: Readonly<Record<string, ScriptType>>,
  path: readonly string[],
): Readonly<Record<string, ScriptType>> {
  let fields: Readonly<Record<string, ScriptType>> | undefined = parameters;
  for (const name of path) fields = fields?.[name]?.fields;
  return fields ?? {};
}

const sampleApplication = {
  id: 'app-1',
  name: 'Orders',
  description: null,
  type: 'SPA',
  customData: {},
  isThirdParty: false,
};

const sampleUser = {
  id: 'user-1',
  username: 'sample',
  primaryEmail: 'user@example.com',
  name: 'Sample User',
  customData: { plan: 'pro' },
  profile: {},
  roles: [{ id: 'role-1', name: 'editor', description: 'Edits orders', scopes: [] }],
  organizations: [{ id: 'org-1', name: 'Acme', description: null }],
  organizationRoles: [
    { organizationId: 'org-1', roleId: 'org-role-1', roleName: 'admin', scopes: [], resourceScopes: [] },
  ],
};

const sampleInteraction = {
  interactionEvent: 'SignIn',
  userId: 'user-1',
  verificationRecords: [
    {
      id: 'verification-1',
      type: 'Password',
      identifier: { type: 'username', value: 'sample' },
      verified: true,
    },
  ],
};

/** Sample data of a new script. */
export const samples = {
  'access-token': {
    token: {
      kind: 'AccessToken',
      aud: 'https://api.example.com',
      scope: 'read write',
      clientId: 'app-1',
      accountId: 'user-1',
    },
    context: { user: sampleUser, application: sampleApplication, interaction: sampleInteraction },
  },
  'client-credentials': {
    token: { kind: 'ClientCredentials', aud: 'https://api.example.com', scope: 'read', clientId: 'app-1' },
    context: { application: { ...sampleApplication, type: 'MachineToMachine' } },
  },
} as const satisfies Record<TokenType, { token: object; context: object }>;

/** The script that the editor starts with. */
export const templates: Record<TokenType, string> = {
  'access-token': `const getCustomJwtClaims = async ({ token, context, environmentVariables, api }) => {
  return {
    plan: context.user.customData.plan,
  };
};
`,
  'client-credentials': `const getCustomJwtClaims = async ({ token, context, environmentVariables, api }) => {
  return {
    application_name: context.application.name,
  };
};
`,
};
