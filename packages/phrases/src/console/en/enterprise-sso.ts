import { connectionLinks } from './enterprise-sso/connection-links.ts';

/** Enterprise SSO: identity providers of companies. */
export const enterpriseSso = {
  title: 'Enterprise SSO',
  description: 'Let users of a company sign in with the company’s identity provider.',
  columns: { name: 'Name', kind: 'Provider', domains: 'Email domains', status: 'Status' },
  status: { ready: 'Active', noDomain: 'Domain missing', noSettings: 'Settings missing' },
  empty: {
    title: 'No enterprise SSO connectors yet',
    text: 'Create one for each company. Users with an email address at its domains sign in with its identity provider, without a password here.',
  },
  off: {
    text: 'Enterprise SSO is turned off in the sign-in experience, so these connectors aren’t used.',
    action: 'Go to the setting',
  },
  create: {
    action: 'Create SSO connector',
    title: 'Create SSO connector',
    description: 'Inactive until settings and a domain are added.',
    kind: 'Identity provider',
    name: 'Name',
    nameHelp: 'Shown to administrators, and to users if there is no display name.',
    namePlaceholder: 'Acme',
  },
  tabs: {
    connection: 'Connection',
    experience: 'Experience',
    'connection-links': 'Connection links',
    'idp-initiated-auth': 'IdP-initiated sign-in',
  },
  addresses: {
    title: 'Identity provider setup',
    description: 'Enter these values at the identity provider.',
    names: {
      redirectUri: 'Redirect URI',
      assertionConsumerServiceUrl: 'Assertion consumer service (ACS) URL',
      entityId: 'Entity ID and metadata URL',
    },
  },
  settings: { title: 'Settings', description: 'Values from the company’s identity provider.' },
  lookUp: {
    title: 'Check configuration',
    description: 'Reads the provider’s configuration with the settings above, even if they aren’t saved.',
    action: 'Test',
    found: 'The provider responded with:',
    failed: 'Unexpected response',
    unreachable: 'The provider is unreachable',
    wrongSettings: 'Not tested: correct the settings above first.',
    advice: {
      general: 'Check the URL, or try again in a few minutes.',
      invalid_config: 'A setting is missing or invalid.',
      invalid_certificate: 'The provider’s certificate isn’t trusted.',
      invalid_response: 'The response isn’t from an identity provider of this kind. Check the URL.',
      authorization_failed: 'The provider denied access. Check the URL.',
    },
  },
  links: connectionLinks,
  people: {
    title: 'Domains',
    description: 'Users who sign in with this identity provider.',
    domains: 'Email domains',
    domainsHelp:
      'Users with an email address at these domains can only sign in with this identity provider. One per line.',
    problems: {
      invalid: 'Enter a domain, such as example.com.',
      public: 'This is a public email provider, not a company’s domain.',
      twice: 'This domain is already in the list.',
    },
  },
  look: {
    title: 'Appearance',
    description: 'How the connector looks on the sign-in pages.',
    displayName: 'Display name',
    logo: 'Logo',
    darkLogo: 'Logo in dark mode',
  },
  profile: {
    title: 'Profile sync',
    description: 'Data copied from the identity provider.',
    sync: 'Sync profiles at each sign-in',
    syncHelp: 'Copies name and avatar at each sign-in. If off, only when the account is created.',
  },
  internal: {
    title: 'Console',
    description: 'Shown to administrators, and to users if there is no display name.',
  },
  idpInitiated: {
    off: {
      title: 'IdP-initiated sign-in is off',
      text: 'IdP-initiated sign-ins are rejected. If allowed, they start a sign-in to one of your applications, which then requests authentication from the provider.',
      action: 'Allow IdP-initiated sign-in',
    },
    title: 'IdP-initiated sign-in',
    description: 'Where users go when they start at their identity provider.',
    application: 'Application',
    choose: 'Choose an application',
    search: 'Search applications by name or ID',
    more: 'Load more applications',
    autoSend: 'Send the authorization request for the application',
    autoSendHelp:
      'Only for traditional web applications, which have a secret. If off, a page of the application starts the sign-in.',
    redirectUri: 'Redirect URI',
    firstRedirectUri: 'First redirect URI of the application',
    parameters: 'Additional parameters',
    parametersHelp: 'Added to the request: "scopes" and "resources" as lists, others as strings.',
    callbackUri: 'Sign-in URL',
    callbackUriHelp:
      'Called with the parameter ssoConnectorId. The page starts the sign-in with direct_sign_in=sso: followed by this ID.',
    turnOff: {
      title: 'Turn off',
      text: 'IdP-initiated sign-ins are rejected again.',
      action: 'Turn off IdP-initiated sign-in',
      question: 'Turn off IdP-initiated sign-in?',
    },
  },
  delete: {
    action: 'Delete SSO connector',
    title: 'Delete {{name}}?',
    text: 'This deletes its settings and secrets and can’t be undone.',
    users_one:
      '{{count}} user signs in with it. They’ll be signed out everywhere and need another sign-in method. Their account is kept.',
    users_other:
      '{{count}} users sign in with it. They’ll be signed out everywhere and need another sign-in method. Their accounts are kept.',
    domain: 'Users with an email address at {{domain}} no longer sign in with it.',
  },
};
