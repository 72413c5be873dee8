/** Frame, start and signed-in page of the demo application. */
export const screens = {
  title: 'Demo application',
  product: 'Gatehouse',
  loading: 'Finishing the sign-in',
  welcome: {
    title: 'See a sign-in from the inside',
    text: 'This small application signs people in with Gatehouse. Sign in to it, and it shows what it was told about you, the tokens it got and every request on the way.',
    signIn: 'Sign in',
    signUp: 'Create account',
    account:
      'The account of an administrator belongs to the console and does not work here. Create one for yourself: end users have accounts of their own.',
    preview: 'What will happen',
  },
  preview: {
    leave: {
      title: 'You leave for Gatehouse',
      text: 'The application says who it is and what it wants to know.',
    },
    signIn: { title: 'You sign in there', text: 'Only Gatehouse sees your password, never the application.' },
    back: {
      title: 'You come back with a code',
      text: 'It works once, for a minute, and only for this application.',
    },
    tokens: {
      title: 'The code becomes tokens',
      text: 'One says who you are, one opens APIs, one gets more.',
    },
  },
  signedOut: {
    title: 'You are signed out',
    text: 'Your session at Gatehouse has ended too, and the refresh token was revoked.',
  },
  session: {
    title: 'Signed in as {name}',
    text: 'Gatehouse says so, and gave this application the tokens below.',
    nobody: 'somebody without a name',
    signOut: 'Sign out',
    tabs: 'Tokens',
    idToken: 'ID token',
    accessToken: 'Access token',
    refreshToken: 'Refresh token',
    apiToken: 'API token',
  },
  failed: {
    signIn: 'Sign in again',
    home: 'To the start',
    said: 'What the server said',
  },
};
