/** The pages of the demo application. */
export const screens = {
  title: 'Demo application',
  product: 'Gatehouse',
  loading: 'Completing sign-in',
  welcome: {
    title: 'See how signing in works',
    text: 'This demo application signs users in with Gatehouse. After you sign in, it shows your claims, the tokens and all requests.',
    signIn: 'Sign in',
    signUp: 'Create account',
    account:
      'Administrator accounts are for the console and don’t work here. Create an account: end users have separate ones.',
    preview: 'How it works',
  },
  preview: {
    leave: {
      title: 'Redirect to Gatehouse',
      text: 'The application identifies itself and requests scopes.',
    },
    signIn: { title: 'Sign in', text: 'Only Gatehouse sees your password, not the application.' },
    back: {
      title: 'Redirect back with a code',
      text: 'It is valid once, for one minute, and only for this application.',
    },
    tokens: {
      title: 'Exchange the code for tokens',
      text: 'The ID token identifies you, the access token gives access to APIs, and the refresh token gets new tokens.',
    },
  },
  signedOut: {
    title: 'You’re signed out',
    text: 'Your Gatehouse session has ended, and the refresh token was revoked.',
  },
  session: {
    title: 'Signed in as {name}',
    text: 'Gatehouse issued the tokens below to this application.',
    unnamed: 'unnamed user',
    signOut: 'Sign out',
    tabs: 'Tokens',
    idToken: 'ID token',
    accessToken: 'Access token',
    refreshToken: 'Refresh token',
    apiToken: 'API token',
    organizationToken: 'Organization token',
  },
  failed: {
    signIn: 'Sign in again',
    signInForOrganization: 'Sign in for the organization',
    home: 'Back to start',
    said: 'Details',
  },
};
