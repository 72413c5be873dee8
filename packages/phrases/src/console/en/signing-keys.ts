/** Keys that sign tokens and cookies. */
export const signingKeys = {
  title: 'Signing keys',
  tabs: { 'private-keys': 'Token keys', 'cookie-keys': 'Cookie keys' },
  descriptions: {
    'private-keys': 'Sign access tokens and ID tokens. APIs verify them with the published key set.',
    'cookie-keys': 'Sign the cookies of sessions and sign-in pages. Only this server reads them.',
  },
  columns: {
    id: 'Key ID',
    status: 'State',
    meaning: 'What it does',
    algorithm: 'Algorithm',
    created: 'Created',
  },
  status: { Next: 'Next', Current: 'Current', Previous: 'Previous' },
  meaning: {
    next: 'Signs from {{time}} on.',
    current: 'Signs new tokens.',
    previous: 'Verifies older tokens.',
    stillUsed: 'Verifies tokens until {{time}}.',
    unused: 'No longer needed: its tokens have expired.',
    cookies: 'Signs cookies.',
    oldCookies: 'Verifies cookies of browsers that haven’t come back yet.',
  },
  rotate: {
    action: 'Rotate key',
    title: 'Rotate the token key',
    description: 'A new key takes over. The current one is kept to verify the tokens it has signed.',
    algorithm: 'Algorithm',
    algorithms: { EC: 'EC (ES256)', RSA: 'RSA (RS256)' },
    algorithmHelp: {
      EC: 'Small and fast. All common libraries verify it.',
      RSA: 'For APIs or gateways that verify only RS256.',
    },
    when: 'Start signing',
    later: 'After a grace period',
    laterHelp: 'APIs that cache the key set learn of the key before it signs.',
    replaces: 'Replaces the key that waits now.',
    now: 'At once',
    nowHelp:
      'For a key that may have leaked. APIs with a cached key set reject new tokens until they read it again.',
    notNow: 'Not possible while another key waits to sign.',
    grace: 'Grace period',
    graceHelp: '1 minute to 31 days. Longer than your APIs cache the key set.',
    breaksTitle: 'Some tokens will stop working',
    breaksNow:
      'The previous key is deleted at once. It has signed tokens that are valid until {{time}} and that APIs will reject.',
    breaksLater:
      'The previous key is deleted when the new one starts to sign. It has signed tokens that are valid until {{time}} and that APIs will reject.',
  },
  rotateCookies: {
    action: 'Rotate cookie key',
    title: 'Rotate the cookie key?',
    text: 'A new key signs cookies at once. The current one is kept, so no user is signed out.',
    signedOut:
      'The previous key is deleted. Users who haven’t come back since the last rotation are signed out, and their browsers are no longer known.',
  },
  delete: {
    action: 'Delete key',
    title: 'Delete this key?',
    unused: 'The tokens it has signed have expired, so nothing stops working.',
    mayBeUsed: 'Tokens that it has signed and that are still valid stop working at once.',
    stillUsed: 'It has signed tokens that are valid until {{time}}. They stop working at once.',
    oldCookie: 'Users whose browsers haven’t come back since the last rotation are signed out.',
    currentCookie:
      'Users who have signed in since the last rotation are signed out, and sign-ins in progress start again. The previous key signs again.',
  },
};
