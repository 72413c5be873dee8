/** Test sign-in: a sign-in that creates and changes nothing, and its result. */
export const signInTests = {
  action: 'Test sign-in',
  title: 'Test sign-in with {{name}}',
  description: 'Nothing is created or changed. The saved settings are tested.',
  starting: 'Starting the test…',
  waiting: 'Waiting for the sign-in…',
  waitingText: 'Sign in at the provider in the window that opened. The result appears here.',
  blocked: 'The browser blocked the window',
  blockedText: 'Open the test in a new tab instead. The link works once, for 10 minutes.',
  closed: 'The test window may have been closed',
  closedText: 'If it’s still open, continue there. Otherwise, start again.',
  open: 'Open the test in a new tab',
  callback: 'Callback URL',
  callbackHelp:
    'If the provider shows an error about the redirect URI or reply URL, register exactly this URL there.',
  again: 'Test again',
  close: 'Close',
  page: {
    title: 'Test result',
    reading: 'Reading the result…',
    ended: 'This test has ended',
    endedText:
      'A test works once, for 10 minutes, in the browser where it was started. Start a new test in the console.',
    shared: 'The result is also shown in the window where you started the test. You can close this one.',
  },
  application: {
    title: 'Test sign-in to {{name}}',
    description:
      'The pages and steps are those of your users. Nothing is created or changed, and the application gets nothing.',
    waitingText: 'Sign in as a user of the application in the window that opened. The result appears here.',
    barred: 'The user doesn’t get in',
    barredText: 'Access to the application is limited, and its access control doesn’t include this user.',
    signsIn: 'The application would get the claims of {{name}}.',
    registers: 'A new account would be created, and the application would get its claims.',
    noNameId:
      'The account has no email address for the name ID, so the service provider would get an error. Choose another name ID format, or add an email address.',
    newUser: 'A new account',
    course: 'Sign-in',
    rows: {
      user: 'User',
      methods: 'Authentication methods',
      mfa: 'Second factor',
      access: 'Access control',
      consent: 'Consent',
      changes: 'Changes in a real sign-in',
      scripts: 'Not run in a test',
    },
    mfa: {
      verified: 'Verified',
      none: 'Not required',
      adds: 'Set up, but not saved: {{factors}}',
    },
    access: {
      all: 'All users can use the application',
      allowed: 'Access is limited, and this user is allowed',
      refused: 'Access is limited, and this user isn’t allowed',
    },
    consent: {
      asked: 'The user would be asked, unless they have already agreed',
      none: 'First-party applications don’t ask for consent',
    },
    changes: {
      none: 'None',
      Registers: 'A new account',
      LinksIdentity: 'A linked account of the identity provider',
      ChangesProfile: 'New profile data',
      SetsPassword: 'A new password',
      AgreesToTerms: 'Agreement to the terms',
      JoinsOrganizations: 'Membership in organizations, if just-in-time provisioning includes the user',
      TrustsDevice: 'A trusted device',
    },
    scripts: {
      AccessTokenClaims: 'The script for claims of access tokens, which can add claims',
      PostFirstFactorVerification: 'The action after a wrong password',
      PostSignIn: 'The action after the sign-in, which can refuse it',
    },
    idToken: 'ID token',
    idTokenText: 'With all scopes the application can request: {{scope}}',
    userinfo: 'Userinfo',
    userinfoText: 'The response of the userinfo endpoint.',
    accessToken: 'Access token for {{name}}',
    accessTokenText: 'With all permissions that the user has for this API resource.',
    accessTokens: 'Access tokens',
    noRolesYet: 'A new user has only the default roles, so the permissions depend on them.',
    noResource:
      'The user has no permissions for an API resource, so the access token is opaque: it only works for the userinfo endpoint and the Account API.',
    nameId: 'Name ID',
    attributes: 'Attributes',
    attributesText: 'The attributes of the assertion, as the attribute mapping names them.',
    noValue: 'No value',
  },
  passed: 'Sign-in works',
  failed: 'Sign-in failed',
  reason: 'Details: {{reason}}',
  account: {
    title: 'Account',
    SignsIn: 'The user would be signed in to an account that is already linked.',
    Links:
      'The account with the same email address or phone number would be linked, and the user signed in to it.',
    AsksToLink:
      'There is an account with the same email address or phone number. The user would be asked to verify it before the two are linked.',
    Registers: 'No account matches. A new account would be created.',
    Refused: 'No account matches, and registration is off. The user wouldn’t get in.',
    user: 'User',
  },
  notes: {
    title: 'Also check',
    EmailNotVerified:
      'The provider sent an email address but doesn’t say that it’s verified, so it isn’t used. Turn on “Trust unverified email addresses” only if the provider verifies them.',
    NotOffered: 'The connector isn’t on the sign-in page yet. Add it in the sign-in experience.',
    SsoTurnedOff: 'Enterprise SSO is off in the sign-in experience, so users aren’t sent to this connector.',
    NoDomains: 'The connector has no email domains yet, so no users are sent to it.',
    UserSuspended: 'This user is suspended and wouldn’t get in.',
  },
  profile: {
    title: 'Profile',
    text: 'How the response maps to the profile of the user.',
    id: 'ID at the provider',
    email: 'Email',
    phone: 'Phone',
    name: 'Name',
    avatar: 'Avatar',
    missing: 'Not sent',
  },
  sent: 'Response of the provider',
  sentText: 'The claims or attributes about the user, as they came. They aren’t stored.',
  faults: {
    AccessDenied:
      'Access was denied at the provider. Sign in with an account that is assigned to the application there, or try again and allow access.',
    Client: 'The provider doesn’t accept the client ID or client secret. Copy both again from the provider.',
    CallbackUrl:
      'The callback URL registered at the provider is another one. Register exactly the URL that this page shows: for SAML, the assertion consumer service (reply URL).',
    Scope: 'The provider doesn’t know one of the requested scopes. Check the scope in the settings.',
    Code: 'The provider rejected its own code. Check that the callback URL is registered exactly as shown, then try again.',
    Issuer:
      'The response is from another issuer than the settings have. Copy the issuer, or the entity ID of the identity provider, exactly as the provider shows it.',
    Audience:
      'The response is for another audience. Check the client ID or, for SAML, the audience (our entity ID) at the provider.',
    Clock:
      'The response isn’t valid yet or has expired. Check that the clocks of the provider and of this server are right.',
    Signature:
      'The signature doesn’t match. The provider may have a new signing certificate or key: update the certificate or metadata in the settings.',
    Encryption:
      'The assertion can’t be decrypted. Turn encryption off at the provider, or turn it on here and give the provider our metadata again.',
    OtherSignIn: 'The response belongs to another sign-in. Start the test again.',
    MissingId:
      'The response has no lasting ID of the user. Map the ID to an attribute, or have the provider send a persistent NameID.',
    Refused: 'The provider refused the sign-in. Its reason is below.',
    Unreachable:
      'The provider didn’t respond. Check the URLs in the settings, and that this server can reach the provider.',
    ServerCertificate: 'The TLS certificate of the provider isn’t valid, so it wasn’t contacted.',
    ForbiddenAddress:
      'Requests to this address aren’t allowed. Use a public URL, or have the operator allow the address.',
    Settings: 'The settings aren’t complete or don’t fit together. Check them and save, then try again.',
    Response: 'The response isn’t what the protocol requires. The details are below.',
    EmailMissing:
      'The response has no email address that can be used. Map an attribute to the email address, or request the scope that includes it.',
    EmailNotOfDomain:
      'The email address isn’t of one of this connector’s domains. Add the domain, or sign in with another account.',
    EmailHeld:
      'The email address belongs to an account that is linked with another identity of this provider. Unlink that identity if the address was reassigned.',
  },
};
