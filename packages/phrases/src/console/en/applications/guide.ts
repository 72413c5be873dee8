/** The guide of an application. */
export const guide = {
  action: 'Guide',
  title: 'Connect {{name}}',
  description: 'Working code with the IDs and URLs of {{name}}.',
  done: 'Done',
  tool: 'Tool',
  thirdParty:
    'This is a third-party application, so users have to consent. It can request {{scopes}}; other scopes are rejected with invalid_scope until you allow them.',
  toPermissions: 'Change permissions',
  secretPlaceholder: 'YOUR_APPLICATION_SECRET',
  secretHidden: 'The code below has a placeholder for the application’s secret.',
  secretShown: 'The code below contains the secret. Keep it private.',
  showSecret: 'Show the secret',
  hideSecret: 'Hide the secret',
  redirectUri: 'Redirect URI',
  afterSignOut: 'Post sign-out redirect URI',
  saveAddresses: 'Save redirect URIs',
  saveAndFinish: 'Save redirect URIs and finish',
  addressesSaved: 'Saved',
  addressesUnsaved: 'Suggested, not saved',
  resource: 'API to call',
  roles_one: '{{count}} role',
  roles_other: '{{count}} roles',
  noRoles: 'No role yet',
  toRoles: 'Assign roles',
  noApi: 'No API resource yet',
  toApis: 'Create API resource',
  firstUse: {
    signIn: {
      title: 'Test the sign-in',
      text: 'Sign in to your application. The result appears here.',
      waiting: 'Waiting for the first sign-in…',
      done: 'Sign-in works',
    },
    token: {
      title: 'Test the token request',
      text: 'Run the code. The result appears here.',
      waiting: 'Waiting for the first token…',
      done: 'Tokens are issued',
    },
    failed: 'The last attempt failed: {{reason}}',
    entry: 'View log entry',
  },
  steps: {
    create: { title: 'Create a project', text: 'Or use an existing one.' },
    install: { title: 'Install', text: 'Install the client library.' },
    redirects: {
      title: 'Set redirect URIs',
      text: 'Where users return after signing in and signing out. Other URIs are rejected.',
    },
    configure: { title: 'Configure', text: 'The code contains the IDs and URLs of your application.' },
    callback: { title: 'Handle the callback', text: 'The redirect URI leads here.' },
    platform: {
      title: 'Register the URI scheme',
      text: 'The redirect URI then opens your app instead of the browser.',
    },
    signIn: { title: 'Sign in and out', text: 'Show the signed-in user.' },
    deviceBegin: {
      title: 'Request a code',
      text: 'The device requests it with the application ID. No secret is needed.',
    },
    deviceShow: {
      title: 'Show the URL and the code',
      text: 'Show them in large letters until the code expires, with verification_uri_complete as a QR code. Users open the URL on their phone or computer, compare the code, sign in and allow access.',
    },
    devicePoll: {
      title: 'Wait for the tokens',
      text: 'Poll every 5 seconds with the device code. authorization_pending: poll again. slow_down: wait 5 more seconds between requests. expired_token: start again. access_denied: the user denied access. A successful response contains the tokens.',
    },
    deviceRun: {
      title: 'Try it',
      text: 'This script runs all steps. It shows the URL and the code, waits and prints the signed-in user.',
    },
    roles: {
      title: 'Assign a role',
      text: 'Tokens contain the requested permissions that the application’s roles have. The role #internal:admin has those of the Management API.',
    },
    token: { title: 'Get a token', text: 'With the application’s ID and secret, for one API.' },
    callApi: {
      title: 'Call the API',
      text: 'Send the token in the Authorization header. The Management API returns the first users; for your own API, use its URL.',
    },
    ownApi: {
      title: 'Call your own API',
      text: 'Request the API and its permissions at sign-in. The token contains those that the user’s roles have. Skip this step if you have no API.',
    },
    protectedHost: {
      title: 'Point the host to your proxy',
      text: 'Create a DNS record and get a certificate for it. Allow connections to the application from the proxy only.',
    },
    protectedProxy: {
      title: 'Configure sign-in',
      text: 'The configuration contains your IDs, URLs and the application’s settings. Copy it again when they change.',
    },
    protectedServer: {
      title: 'Configure the web server',
      text: 'It requires sign-in before it forwards a request, and passes the user to the application in X-Forwarded-User.',
    },
    protectedRun: { title: 'Try it', text: 'Start the proxy and open the host in a browser.' },
    runMachine: { title: 'Try it', text: 'It prints the API’s response.' },
    run: { title: 'Try it', text: 'Start your application and sign in.' },
  },
};
