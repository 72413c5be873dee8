import type { ActionType } from '@gatehouse/contract/actions/actions';
import { listVariables, type ScriptType, user } from './script-types.ts';

const text: ScriptType = { type: 'string' };

const events: Record<ActionType, ScriptType> = {
  'action.postFirstFactorVerification': {
    type: 'PostFirstFactorVerificationEvent',
    fields: {
      key: text,
      interactionEvent: text,
      verificationType: text,
      identifier: {
        type: 'Identifier',
        fields: { type: { type: "'username' | 'email' | 'phone'" }, value: text },
      },
      user: { type: 'User | null', fields: user.fields },
      password: text,
    },
  },
  'action.postSignIn': {
    type: 'PostSignInEvent',
    fields: { key: text, interactionEvent: text, user },
  },
};

/** What the script of an action is called with. */
export const actionParameters = (
  type: ActionType,
  variables: readonly string[],
): Record<string, ScriptType> => ({ event: events[type], ...listVariables(variables) });

const sampleUser = {
  id: 'user-1',
  username: 'sample',
  primaryEmail: 'user@example.com',
  primaryPhone: null,
  name: 'Sample User',
  avatar: null,
  customData: {},
  profile: {},
};

/** The sample event of a new action. */
export const sampleEvents = {
  'action.postFirstFactorVerification': {
    key: 'action.postFirstFactorVerification',
    interactionEvent: 'SignIn',
    verificationType: 'Password',
    identifier: { type: 'email', value: 'user@example.com' },
    user: null,
    password: 'a sample password',
  },
  'action.postSignIn': {
    key: 'action.postSignIn',
    interactionEvent: 'SignIn',
    user: { ...sampleUser, roles: [], organizations: [], organizationRoles: [] },
  },
} as const satisfies Record<ActionType, object>;

/** The script that the editor starts with. */
export const actionTemplates: Record<ActionType, string> = {
  'action.postFirstFactorVerification': `const runAction = async ({ event, environmentVariables, api }) => {
  const { identifier, password, user } = event;
  const answer = await fetch(\`\${environmentVariables.LEGACY_URL}/verify\`, {
    method: 'POST',
    headers: { authorization: \`Bearer \${environmentVariables.LEGACY_KEY}\`, 'content-type': 'application/json' },
    body: JSON.stringify({ login: identifier.value, password }),
  });
  // Nothing: the password stays wrong.
  if (!answer.ok) return;
  const { name } = await answer.json();
  return {
    action: user ? 'updateUser' : 'createUser',
    user: { name },
    passwordVerified: true,
  };
};
`,
  'action.postSignIn': `const runAction = async ({ event, environmentVariables, api }) => {
  const { customData } = event.user;
  return {
    action: 'updateUser',
    user: { customData: { signIns: (customData.signIns ?? 0) + 1 } },
  };
};
`,
};
