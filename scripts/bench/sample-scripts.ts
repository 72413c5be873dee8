/** Ten lines, as administrators write them. */
export const claimsScript = `const getCustomJwtClaims = async ({ token, context }) => {
  const { name, customData = {} } = context.application;
  const scopes = (token.scope ?? '').split(' ').filter(Boolean);
  const levels = { read: 1, write: 2, delete: 3 };
  const level = Math.max(0, ...scopes.map((scope) => levels[scope.split(':')[0]] ?? 0));
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const plan = customData.plan ?? 'free';
  const features = plan === 'free' ? ['basic'] : ['basic', 'reports', 'exports'];
  return { 'https://bench.example/client': slug, level, plan, features };
};`;

/** What the floor's runs are given, as our server gives it. */
export const claimsInput = JSON.stringify({
  token: {
    aud: 'https://api.bench.example',
    scope: 'read:orders',
    clientId: 'abcdefghijklmnopqrstu',
    kind: 'ClientCredentials',
    jti: 'abcdefghijklmnopqrstuvwxyz0123456789abcdefg',
  },
  context: {
    application: {
      tenantId: 'default',
      id: 'abcdefghijklmnopqrstu',
      name: 'Bench machine',
      description: null,
      type: 'MachineToMachine',
      oidcClientMetadata: {},
      customClientMetadata: {},
      protectedAppMetadata: null,
      customData: {},
      isThirdParty: false,
      appLevelAccessControlEnabled: false,
      createdAt: 1_790_000_000_000,
    },
  },
  environmentVariables: {},
});

/** The same for an action that looks at each sign-in and changes nothing. */
export const actionScript = `const runAction = async ({ event }) => {
  const { user } = event;
  const domain = (user.primaryEmail ?? '').split('@')[1] ?? '';
  const blocked = ['mailinator.example', 'temp.example'];
  if (blocked.includes(domain)) throw new Error('This email domain is not allowed');
  const roles = user.roles.map(({ name }) => name.toLowerCase());
  const isStaff = roles.includes('staff') && domain === 'bench.example';
  const plan = user.customData.plan ?? (isStaff ? 'staff' : 'free');
  console.log(\`\${user.username} has \${roles.length} roles and the plan \${plan}\`);
};`;

export const actionInput = JSON.stringify({
  event: {
    key: 'action.postSignIn',
    interactionEvent: 'SignIn',
    user: {
      id: 'person0',
      username: 'person_0',
      primaryEmail: 'person_0@people.example',
      name: 'Person 0',
      profile: {},
      customData: {},
      identities: {},
      roles: [{ id: 'bench-user', name: 'Bench people', description: 'Bench', scopes: [] }],
      organizations: [],
      organizationRoles: [],
    },
  },
  environmentVariables: {},
});
