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
    meaning: 'Use',
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
    oldCookies: 'Verifies cookies of browsers that haven’t returned yet.',
  },
  rotate: {
    action: 'Rotate key',
    title: 'Rotate the token key',
    description: 'A new key signs tokens. The current key is kept to verify the tokens it has signed.',
    algorithm: 'Algorithm',
    algorithms: { EC: 'EC (ES256)', RSA: 'RSA (RS256)' },
    algorithmHelp: {
      EC: 'Small and fast. All common libraries verify it.',
      RSA: 'For APIs or gateways that verify only RS256.',
    },
    when: 'Start signing',
    later: 'After a grace period',
    laterHelp: 'APIs that cache the key set get the key before it signs.',
    replaces: 'Replaces the pending key.',
    now: 'Immediately',
    nowHelp:
      'For a key that may have leaked. APIs with a cached key set reject new tokens until they read it again.',
    notNow: 'Unavailable while another key is pending.',
    grace: 'Grace period',
    graceHelp: '1 minute to 31 days. Longer than your APIs cache the key set.',
    breaksTitle: 'Some tokens will stop working',
    breaksNow:
      'The previous key is deleted immediately. APIs will reject the tokens it signed, which are valid until {{time}}.',
    breaksLater:
      'The previous key is deleted when the new one starts to sign. APIs will reject the tokens it signed, which are valid until {{time}}.',
  },
  rotateCookies: {
    action: 'Rotate cookie key',
    title: 'Rotate the cookie key?',
    text: 'A new key signs cookies immediately. The current key is kept, so no user is signed out.',
    signedOut:
      'The previous key is deleted. Users who haven’t returned since the last rotation are signed out, and their browsers are no longer known.',
  },
  delete: {
    action: 'Delete key',
    title: 'Delete this key?',
    unused: 'The tokens it has signed have expired, so nothing stops working.',
    mayBeUsed: 'Valid tokens it has signed stop working immediately.',
    stillUsed: 'It has signed tokens that are valid until {{time}}. They stop working immediately.',
    oldCookie: 'Users whose browsers haven’t returned since the last rotation are signed out.',
    currentCookie:
      'Users who have signed in since the last rotation are signed out, and sign-ins in progress start over. The previous key signs again.',
  },
};
