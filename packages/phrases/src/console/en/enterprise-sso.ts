/** Enterprise SSO: the identity providers of customers, whose people sign in there. */
export const enterpriseSso = {
  title: 'Enterprise SSO',
  description: 'People of a company sign in at that company’s own identity provider.',
  columns: { name: 'Name', kind: 'Kind', domains: 'E-mail domains', status: 'Status' },
  status: { ready: 'In use', noDomain: 'Domain missing', noSettings: 'Settings missing' },
  empty: {
    title: 'No enterprise SSO connectors yet',
    text: 'Set one up for each company you serve. Whoever enters an e-mail address of its domains is sent to its identity provider and comes back signed in, with no password kept here.',
  },
  off: {
    text: 'Enterprise SSO is switched off in the sign-in experience. Nobody is sent to these identity providers.',
    action: 'To the switch',
  },
  create: {
    action: 'Create SSO connector',
    title: 'Create an SSO connector',
    description: 'Nobody is sent there before its settings are whole and it has a domain.',
    kind: 'Identity provider of the company',
    name: 'Name',
    nameHelp: 'What administrators see, and people where there is no display name.',
    namePlaceholder: 'Acme',
  },
  tabs: {
    connection: 'Connection',
    experience: 'Experience',
    'idp-initiated-auth': 'Start at the provider',
  },
  addresses: {
    title: 'At the identity provider',
    description: 'Enter these there, exactly as they stand.',
    names: {
      redirectUri: 'Redirect address',
      assertionConsumerServiceUrl: 'Assertion consumer service address (ACS)',
      entityId: 'Entity ID, and address of our metadata',
    },
  },
  settings: { title: 'Settings', description: 'What the company’s provider gave you.' },
  lookUp: {
    title: 'What the provider says',
    description: 'Asked with the settings above, saved or not. Compare it with what the company told you.',
    action: 'Ask the provider',
    found: 'It answered, and says of itself:',
    failed: 'The provider said nothing of use',
    unreachable: 'The provider could not be reached',
    wrongSettings: 'It was not asked: a setting above is wrong.',
    advice: {
      general: 'It could not be reached or failed. Check the address, or try again in a few minutes.',
      invalid_config: 'A setting is missing or does not fit.',
      invalid_certificate: 'Its certificate cannot be trusted.',
      invalid_response: 'What answered is no identity provider of this kind. Check the address.',
      authorization_failed: 'It refused to answer. Check the address.',
    },
  },
  people: {
    title: 'People',
    description: 'Who is sent to this identity provider.',
    domains: 'E-mail domains',
    domainsHelp: 'Whoever has an address of these signs in there and nowhere else. One a line.',
    problems: {
      invalid: 'Enter a domain, such as example.com.',
      public: 'Anybody can have an address there, so it is no company’s domain.',
      twice: 'This domain is there already.',
    },
  },
  look: {
    title: 'Look',
    description: 'What people see of it on the sign-in pages.',
    displayName: 'Display name',
    logo: 'Logo',
    darkLogo: 'Logo on dark pages',
  },
  profile: {
    title: 'Profiles',
    description: 'What is taken over from the identity provider.',
    sync: 'Keep profiles in step',
    syncHelp:
      'Name and picture are taken over at each sign-in. Otherwise only at the first, and what people change here stays.',
  },
  internal: {
    title: 'In the console',
    description: 'What administrators see, and people where there is no display name.',
  },
  idpInitiated: {
    off: {
      title: 'People cannot start at their identity provider',
      text: 'Whoever presses your tile there is refused. Allow it, and a sign-in at an application of yours begins, which asks the provider itself.',
      action: 'Allow it',
    },
    title: 'Start at the provider',
    description: 'Where people come to who press your tile at their identity provider.',
    application: 'Application',
    choose: 'Choose an application',
    search: 'Search applications by name or ID',
    more: 'Load more applications',
    autoSend: 'Send the authorization request for the application',
    autoSendHelp:
      'Only for traditional web applications, which keep a secret. Otherwise a page of the application begins the sign-in.',
    redirectUri: 'Redirect URI',
    firstRedirectUri: 'The first one of the application',
    parameters: 'Further parameters',
    parametersHelp: 'Of the request: lists of "scopes" and "resources", and further texts.',
    callbackUri: 'Page that begins the sign-in',
    callbackUriHelp: 'It gets ssoConnectorId, and sends people back with direct_sign_in=sso: and that id.',
    turnOff: {
      title: 'Turn off',
      text: 'Whoever presses your tile at their identity provider is refused again.',
      action: 'Refuse such sign-ins',
      question: 'Refuse sign-ins that begin at the provider?',
    },
  },
  delete: {
    action: 'Delete SSO connector',
    title: 'Delete {{name}}?',
    text: 'Its settings and secrets are gone. This cannot be undone.',
    users_one:
      '{{count}} person signs in by it: they are signed out everywhere and need another way in. The account stays.',
    users_other:
      '{{count}} people sign in by it: they are signed out everywhere and need another way in. Their accounts stay.',
    domain: 'Addresses of {{domain}} are no longer sent there.',
  },
};
