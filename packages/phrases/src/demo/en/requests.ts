/** The list of requests. */
export const requests = {
  title: 'Requests',
  text: 'All requests of this sign-in in order. Open one to see what was sent and received.',
  sent: 'Sent',
  received: 'Response',
  steps: {
    authorize: {
      title: 'Authorization request',
      text: 'The browser was redirected to Gatehouse. You signed in there and were redirected back with a code.',
    },
    code: {
      title: 'Token request',
      text: 'Exchanges the code for tokens. The code is only valid with the code verifier (PKCE).',
    },
    keys: {
      title: 'Signature verification',
      text: 'The public keys of Gatehouse verify that it signed the token.',
    },
    userinfo: {
      title: 'Userinfo request',
      text: 'The access token is sent in the Authorization header.',
    },
    refresh: {
      title: 'Refresh request',
      text: 'Gets new tokens with the refresh token, without asking you to sign in.',
    },
    resource: {
      title: 'Token request for an API',
      text: 'Gets a token for an API with the refresh token.',
    },
    organization: {
      title: 'Token request for an organization',
      text: 'Gets a token for an organization with the refresh token.',
    },
  },
  parameters: {
    client_id: 'The application.',
    redirect_uri: 'Where you’re redirected afterwards. It must exactly match a registered URI.',
    response_type: 'The requested response: a code.',
    scope: 'The requested scopes.',
    state: 'A random value that is returned unchanged and protects against forged responses.',
    nonce: 'A random value that is returned in the ID token.',
    code_challenge: 'Hash of the code verifier, which this browser keeps (PKCE).',
    code_challenge_method: 'The hash algorithm: SHA-256.',
    prompt: 'login requires a new sign-in; consent is required for a refresh token.',
    first_screen: 'Opens the registration page first.',
    resource: 'The API to get a token for.',
    organization_id: 'The organization to get a token for.',
    code: 'Valid once, for one minute.',
    iss: 'The issuer.',
    error: 'The error code.',
    error_description: 'The error message for developers.',
    code_verifier: 'The secret that the code challenge was computed from. Only this browser knows it.',
    grant_type: 'The type of grant used.',
    refresh_token: 'Gets new tokens.',
    access_token: 'Gives access to APIs.',
    id_token: 'Identifies you.',
    expires_in: 'Lifetime of the access token in seconds.',
    token_type: 'Bearer: any holder of the token can use it.',
    authorization: 'The access token.',
    keys: 'The public keys.',
  },
};
