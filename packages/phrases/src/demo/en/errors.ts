/** Error messages by code, of the protocol or of this application. */
export const errors = {
  general: {
    title: 'Sign-in failed',
    text: 'Try again. If it keeps failing, send the details below to support.',
  },
  network: {
    title: 'Can’t reach Gatehouse',
    text: 'The server isn’t responding. Check that it is running and that you’re online, then try again.',
  },
  insecure: {
    title: 'This page is not secure',
    text: 'Browsers allow cryptography only over HTTPS or on localhost. Open the application at such a URL.',
  },
  stale: {
    title: 'This sign-in was started elsewhere',
    text: 'The response belongs to another tab or was already used. Start again here.',
  },
  invalid_answer: {
    title: 'Invalid response',
    text: 'The response doesn’t match the request and was rejected. Sign in again.',
  },
  access_denied: {
    title: 'Sign-in canceled',
    text: 'You or a policy of this service denied access. No data was shared.',
  },
  organization_denied: {
    title: 'No token for this organization',
    text: 'You may no longer be a member, or the organization requires a second factor. Sign in for the organization to set one up.',
  },
  login_required: {
    title: 'You are not signed in',
    text: 'The application asked for a sign-in without interaction, but you aren’t signed in. Sign in again.',
  },
  interaction_required: {
    title: 'Your input is required',
    text: 'The application asked for a sign-in without interaction, but your input is needed. Sign in again.',
  },
  invalid_grant: {
    title: 'Your session has ended',
    text: 'You signed out elsewhere, the session expired, or an administrator ended it. Sign in again.',
  },
  invalid_token: {
    title: 'The access token is no longer valid',
    text: 'It expired or was revoked. Get new tokens with the refresh token, or sign in again.',
  },
  invalid_target: {
    title: 'API not found',
    text: 'No API resource has this identifier. Compare it with the one in the console, under API resources.',
  },
  invalid_scope: {
    title: 'Unknown scope',
    text: 'The application requested a scope that doesn’t exist.',
  },
  invalid_client: {
    title: 'Unknown application',
    text: 'The demo application is missing in this tenant. An administrator can restore it.',
  },
  invalid_request: {
    title: 'Invalid request',
    text: 'Gatehouse rejected the application’s request. The details are below.',
  },
  temporarily_unavailable: {
    title: 'Gatehouse is busy',
    text: 'Wait a moment and try again.',
  },
  server_error: {
    title: 'Something went wrong',
    text: 'Nothing was changed. Try again in a moment.',
  },
};
