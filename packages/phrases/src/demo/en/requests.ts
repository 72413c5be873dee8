/** What went over the wire, request by request. */
export const requests = {
  title: 'What happened',
  text: 'Every request of this sign-in, in order. Open one to see what was sent and what came back.',
  sent: 'Sent',
  received: 'Answer',
  nothing: 'Nothing',
  steps: {
    authorize: {
      title: 'Asked for a sign-in',
      text: 'The browser went to Gatehouse with this. You signed in there, and it sent the browser back with the answer.',
    },
    code: {
      title: 'Traded the code for tokens',
      text: 'The code alone is worth nothing: it takes the secret whose fingerprint went along before (PKCE).',
    },
    keys: {
      title: 'Checked the signature',
      text: 'With the public keys of Gatehouse anybody can tell whether it signed a token.',
    },
    userinfo: {
      title: 'Asked who you are',
      text: 'The access token went along in the Authorization header.',
    },
    refresh: {
      title: 'Got new tokens',
      text: 'The refresh token stands for your sign-in, so nobody was asked again.',
    },
    resource: {
      title: 'Got a token for an API',
      text: 'The refresh token again, and the API that the token is for.',
    },
  },
  parameters: {
    client_id: 'Which application asks.',
    redirect_uri: 'Where to come back to. It must be registered, character by character.',
    response_type: 'What to come back with: a code.',
    scope: 'What the application wants.',
    state: 'A random value that must come back unchanged, so that nobody can slip in a foreign answer.',
    nonce: 'A random value that must be in the ID token.',
    code_challenge: 'Fingerprint of a secret that this browser keeps until the code comes (PKCE).',
    code_challenge_method: 'How the fingerprint was made: SHA-256.',
    prompt: 'What to ask you: login is a new sign-in, consent is what a refresh token takes.',
    first_screen: 'Open the page for new accounts first.',
    resource: 'The API that a token is wanted for.',
    code: 'Works once, for a minute.',
    iss: 'Who answers.',
    code_verifier: 'The secret behind the fingerprint. Only who began the sign-in knows it.',
    grant_type: 'What is given in exchange.',
    refresh_token: 'What keeps the sign-in going.',
    access_token: 'The key for APIs.',
    id_token: 'Who you are.',
    expires_in: 'Lifetime of the access token in seconds.',
    token_type: 'Whoever bears it may use it.',
    authorization: 'The access token.',
    keys: 'The public keys.',
  },
};
