/** What went wrong, in plain words, by the code of the protocol or of this application. */
export const errors = {
  general: {
    title: 'The sign-in did not work',
    text: 'Try it again. If it keeps failing, tell the people who run this service what stands below.',
  },
  network: {
    title: 'Gatehouse cannot be reached',
    text: 'The server does not answer. Check that it is running and that you are online, then try again.',
  },
  insecure: {
    title: 'This page is not secure',
    text: 'Browsers offer their cryptography only over https, or on localhost. Open the application at such an address.',
  },
  stale: {
    title: 'This sign-in was begun somewhere else',
    text: 'The answer belongs to another tab, or was used already. Nothing is wrong: begin again here.',
  },
  invalid_answer: {
    title: 'The answer could not be trusted',
    text: 'Something in it does not match what this application asked for, so it was thrown away. Sign in again.',
  },
  access_denied: {
    title: 'The sign-in was cancelled',
    text: 'Access was denied, by you or by a rule of this service. Nothing was shared.',
  },
  login_required: {
    title: 'You are not signed in',
    text: 'Gatehouse was asked not to show a page, and nobody is signed in. Sign in again.',
  },
  interaction_required: {
    title: 'Gatehouse has to ask you something',
    text: 'It was asked not to show a page, but needs an answer from you. Sign in again.',
  },
  invalid_grant: {
    title: 'Your sign-in has ended',
    text: 'You signed out elsewhere, it took too long, or an administrator ended it. Sign in again.',
  },
  invalid_token: {
    title: 'The access token is no longer good',
    text: 'It expired or was taken back. Get new tokens with the refresh token, or sign in again.',
  },
  invalid_target: {
    title: 'There is no such API',
    text: 'No API resource has this identifier. Compare it with the one in the console, under API resources.',
  },
  invalid_scope: {
    title: 'A scope is not known',
    text: 'The application asked for something that this service does not have.',
  },
  invalid_client: {
    title: 'This application is not known',
    text: 'The demo application is missing in this tenant. An administrator can restore it.',
  },
  invalid_request: {
    title: 'The request was not understood',
    text: 'The application sent something that Gatehouse cannot answer. What it says stands below.',
  },
  temporarily_unavailable: {
    title: 'Gatehouse is busy',
    text: 'Wait a moment and try again.',
  },
  server_error: {
    title: 'Something went wrong at Gatehouse',
    text: 'It is not your fault, and nothing was changed. Try again in a moment.',
  },
};
