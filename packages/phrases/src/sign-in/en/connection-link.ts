/** The page of a connection link, on which a customer's administrator connects their identity provider. */
export const connectionLink = {
  'connection_link.title': 'Connect your identity provider',
  'connection_link.text': 'Users of {organization} will sign in with it.',
  'connection_link.review':
    'Nothing changes until you submit and an administrator confirms. The link works until {date}.',
  'connection_link.submitted.title': 'Waiting for confirmation',
  'connection_link.submitted.text':
    'An administrator has to confirm your settings. If you change something, submit again.',
  'connection_link.rejected':
    'An administrator rejected your settings. Ask them why, then enter the settings again.',
  'connection_link.service.title': '1. Add an application at your identity provider',
  'connection_link.service.text': 'Enter these values there. The type of connection is {type}.',
  'connection_link.service.redirectUri': 'Redirect URI',
  'connection_link.service.entityId': 'Entity ID (audience)',
  'connection_link.service.assertionConsumerServiceUrl': 'Assertion consumer service (ACS) URL',
  'connection_link.settings.title': '2. Enter its settings',
  'connection_link.settings.saml':
    'Enter the metadata URL or the metadata. If you have neither, enter the other fields.',
  'connection_link.settings.issuer': 'Issuer',
  'connection_link.settings.clientId': 'Client ID',
  'connection_link.settings.clientSecret': 'Client secret',
  'connection_link.settings.metadataUrl': 'Metadata URL',
  'connection_link.settings.metadata': 'Metadata (XML)',
  'connection_link.settings.entityId': 'Entity ID',
  'connection_link.settings.signInEndpoint': 'Sign-in URL',
  'connection_link.settings.x509Certificate': 'Signing certificates (PEM)',
  'connection_link.settings.issuer_help': 'The URL before /.well-known/openid-configuration.',
  'connection_link.settings.kept': 'Saved. It stays unless you enter another one.',
  'connection_link.settings.save': 'Save and test',
  'connection_link.settings.found': 'Saved. Your identity provider responded. Users sign in at {url}',
  'connection_link.domains.title': '3. Verify your email domains',
  'connection_link.domains.text':
    'Users with an email address at these domains will sign in with your identity provider. Create the TXT record of each at your DNS provider, then verify it.',
  'connection_link.domains.label': 'Domain',
  'connection_link.domains.add': 'Add domain',
  'connection_link.domains.record_name': 'Name of the TXT record',
  'connection_link.domains.record_value': 'Value',
  'connection_link.domains.verify': 'Verify',
  'connection_link.domains.verified': 'Verified',
  'connection_link.domains.remove': 'Remove',
  'connection_link.submit.title': '4. Submit for confirmation',
  'connection_link.submit.text':
    'An administrator sees what would change, without secrets, and confirms or rejects it.',
  'connection_link.submit.action': 'Submit',
  'connection_link.submit.again': 'Submit again',
  'connection_link.ended.confirmed.title': 'Your identity provider is connected',
  'connection_link.ended.confirmed.text':
    'An administrator confirmed your settings. You can close this page.',
  'connection_link.ended.expired.title': 'This link has expired',
  'connection_link.ended.expired.text': 'Ask the administrator who sent it for a new one.',
  'connection_link.ended.submitted.title': 'Waiting for confirmation',
  'connection_link.ended.submitted.text':
    'The link has expired, but an administrator can still confirm your settings.',
  'connection_link.ended.revoked.title': 'This link was revoked',
  'connection_link.ended.revoked.text': 'Ask the administrator who sent it for a new one.',
  'connection_link.ended.invalid.title': 'This link doesn’t work',
  'connection_link.ended.invalid.text': 'Open the whole link that you received, or ask for a new one.',
  'connection_link.ended.failed.title': 'The page couldn’t be loaded',
  'connection_link.ended.failed.text': 'Check your connection, then reload the page.',
  'connection_link.ended.limited.title': 'Too many attempts',
  'connection_link.ended.limited.text': 'Wait 10 minutes, then reload the page.',
  'connection_link.error.connection_link.ended': 'The link can’t be used anymore. Reload the page.',
  'connection_link.error.connection_link.domain_exists': 'This domain is already in the list.',
  'connection_link.error.connection_link.too_many_domains': 'There are 20 domains. Remove one first.',
  'connection_link.error.connection_link.domain_not_verified':
    'The record isn’t there yet. DNS changes can take an hour. Check name and value, then try again.',
  'connection_link.error.connection_link.incomplete': 'Save complete settings and verify a domain first.',
  'connection_link.error.single_sign_on.forbidden_domains':
    'Anyone can get an email address at this domain. Enter your company’s domain.',
  'connection_link.error.request.rate_limited': 'Too many attempts. Try again {when}.',
  'connection_link.error.connector.general':
    'The settings are saved, but your identity provider couldn’t be reached. Check the URL.',
  'connection_link.error.connector.invalid_config':
    'The settings are saved, but they don’t fit what your identity provider says. Check the URL and the issuer.',
  'connection_link.error.connector.invalid_response':
    'The settings are saved, but the response isn’t from an identity provider. Check the URL.',
  'connection_link.error.setting': 'Check this value.',
  'connection_link.error.secret': 'Enter the secret again, because the issuer has changed.',
  'connection_link.error.domain': 'Enter a domain, such as example.com.',
} as const;
