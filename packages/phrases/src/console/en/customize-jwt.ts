/** Custom claims of tokens. */
export const customizeJwt = {
  title: 'Custom JWT',
  description:
    'Scripts that add claims to access tokens or take part in sign-ins, and the claims of ID tokens.',
  types: {
    'access-token': {
      title: 'User access tokens',
      text: 'A script adds claims to the access tokens of users: at sign-in, at each refresh and for organizations.',
    },
    'client-credentials': {
      title: 'Machine-to-machine tokens',
      text: 'A script adds claims to the access tokens of machine-to-machine applications.',
    },
  },
  state: {
    none: 'No script',
    blocking: 'Script active. If it fails, no token is issued.',
    lenient: 'Script active. If it fails, the token is issued without its claims.',
  },
  actions: {
    'post-first-factor': {
      title: 'After a wrong password',
      text: 'A script checks a wrong password with another system. If it’s correct there, the user is created or updated with it, so users migrate as they sign in.',
      script:
        'runAction returns { action, user, passwordVerified: true } if the password is correct: createUser for an unknown user, otherwise updateUser. If it returns nothing or fails, the sign-in is rejected.',
    },
    'post-sign-in': {
      title: 'At the end of a sign-in',
      text: 'A script runs after all verification steps. It can update the user or reject the sign-in.',
      script:
        'runAction returns { action: "updateUser", user } to change the user, or nothing. api.denyAccess rejects the sign-in. A run takes at most 3 seconds.',
    },
    state: { on: 'Enabled', off: 'Off. The script is kept.' },
    enabled: { label: 'Enabled', help: 'If off, the script is kept but doesn’t run.' },
    passwords: {
      title: 'This script receives passwords in plain text',
      text: 'Send them only to the system that checks them, over HTTPS. They aren’t logged here.',
    },
    policy: {
      label: 'If the script fails',
      block: { label: 'Reject the sign-in', help: 'The user can try again.' },
      allow: {
        label: 'Continue without the script',
        help: 'The audit log records the error. A script that calls api.denyAccess still rejects the sign-in.',
      },
    },
    test: 'Run the script in the editor with a sample event. No user is changed, and nothing is saved.',
    event: 'Sample event',
    result: 'Result',
    none: {
      title: 'The script returned nothing',
      'post-first-factor': 'The sign-in is rejected.',
      'post-sign-in': 'The sign-in continues.',
    },
  },
  create: 'Create script',
  edit: 'Edit script',
  delete: {
    action: 'Delete script',
    title: 'Delete the script for {{title}}?',
    ofAction: 'Sign-ins continue without it. All versions and variables are deleted.',
    text: 'New tokens no longer contain its claims, so APIs that need them reject the tokens. All versions and variables are deleted.',
  },
  script: {
    title: 'Script',
    text: 'getCustomJwtClaims returns the claims. It can be asynchronous and call fetch up to five times. A run takes at most 3 seconds.',
    label: 'Script',
    help: 'Press Ctrl+Space to see the available data.',
    syntaxError: 'Syntax error',
  },
  block: {
    label: 'Issue no token if the script fails',
    help: 'Otherwise the token is issued without the script’s claims, and the audit log records the error.',
  },
  variables: {
    label: 'Environment variables',
    help: 'For the script’s secrets. Values are stored encrypted and can’t be read again.',
    name: 'Name',
    value: 'Value of {{name}}',
    add: 'Add variable',
    remove: 'Remove {{name}}',
  },
  samples: { token: 'Sample token', context: 'Sample context' },
  run: {
    title: 'Test',
    text: 'Run the script in the editor with sample data. No token is issued, and nothing is saved.',
    action: 'Run',
    token: 'Claims in the token',
    console: 'Console',
    ignored: 'Scripts can’t set these claims',
    denied: 'The script denied access',
    failed: 'The script failed',
    failedAt: 'The script failed on line {{line}}',
    limited: 'The run was stopped',
    limits: {
      time: 'It took longer than 3 seconds.',
      memory: 'It used too much memory.',
      queue: 'Too many scripts are waiting to run. Try again in a moment.',
    },
    time: 'Finished in {{milliseconds}} ms',
  },
  versions: {
    title: 'Versions',
    text: 'All saved versions of the script. Restoring puts a version into the editor; save to activate it.',
    version: 'Version {{version}}',
    compare: 'Compare',
    restore: 'Restore',
    same: 'This version is in the editor.',
    difference: 'Changes if restored',
  },
  idToken: {
    title: 'ID token claims',
    text: 'Optional claims that ID tokens contain.',
    edit: 'Choose claims',
    label: 'Claims',
    help: 'A claim is in the ID token only if the application requests its scope. The userinfo endpoint returns all of them.',
    claims: {
      custom_data: 'The user’s custom data. Scope: custom_data',
      identities: 'Linked social accounts. Scope: identities',
      sso_identities: 'Enterprise identities. Scope: identities',
      roles: 'Names of the user’s roles. Scope: roles',
      organizations: 'IDs of the user’s organizations. Scope: urn:logto:scope:organizations',
      organization_data: 'IDs and names of these organizations. Scope: urn:logto:scope:organizations',
      organization_roles: 'Roles in organizations. Scope: urn:logto:scope:organization_roles',
    },
  },
};
