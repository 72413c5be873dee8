/** Custom domains of the tenant. */
export const domains = {
  title: 'Custom domains',
  description: 'Let users sign in at an address of your own, such as login.example.com.',
  columns: { domain: 'Domain', status: 'Status', detail: 'What happens now', added: 'Added' },
  primary: 'Primary',
  status: {
    PendingVerification: 'Waiting for DNS',
    PendingSsl: 'Waiting for the certificate',
    Active: 'Active',
    Error: 'Not served',
  },
  detail: {
    PendingVerification: 'Create the DNS records',
    PendingSsl: 'DNS is verified; the proxy gets a certificate',
    Active: 'Users can sign in here',
    failing: 'Its DNS records are missing',
    Error: 'Its DNS records have to be fixed',
  },
  empty: {
    title: 'No custom domains yet',
    text: 'Users sign in at the address of this server. Add a domain to show your own.',
  },
  create: {
    action: 'Add domain',
    title: 'Add custom domain',
    description: 'You then create two DNS records that show that the domain is yours.',
    label: 'Domain',
    help: 'A host of a domain that you manage, with at least three parts.',
  },
  tabs: { dns: 'DNS', files: 'Verification files' },
  check: 'Check again',
  lastChecked: 'Last checked at {{time}}',
  explain: {
    PendingVerification: {
      title: 'Create these records where you manage the domain’s DNS',
      text: 'They are checked every few minutes for a week. Changes of DNS can take some hours to arrive.',
    },
    PendingSsl: {
      title: 'DNS is verified. The domain is served once a secure connection to it gets here',
      text: 'The proxy in front of this server has to get a certificate for the domain and pass its requests on.',
    },
    Error: {
      title: 'This domain isn’t served',
      text: 'Fix what is missing, then check again. It is also checked every hour.',
    },
    failing: {
      title: 'The DNS records of this domain are missing since {{time}}',
      text: 'It is still served. A day after that, it isn’t any more, until the records are back.',
    },
  },
  problem: 'The last check found: {{problem}}',
  records: {
    title: 'DNS records',
    description: 'Keep both as long as you use the domain.',
    type: 'Type',
    name: 'Name',
    value: 'Value',
    state: 'Found',
    unchecked: 'Not checked yet',
    met: 'Correct',
    missing: 'Nothing',
    apex: 'Instead of the CNAME record, A and AAAA records with the addresses of {{target}} work, too.',
  },
  addresses: {
    title: 'Addresses',
    description: 'For applications whose users sign in at this domain.',
    issuer: 'Issuer',
    discovery: 'Discovery endpoint',
    providers:
      'Social and enterprise providers need the callback URLs of this domain, too. Tokens of this issuer are accepted by the Management and Account API.',
  },
  makePrimary: {
    action: 'Make primary',
    title: 'Make {{domain}} the primary domain?',
    text: 'Links in invitations and messages that administrators send lead there. Applications keep the address that they use.',
  },
  noPrimary: {
    action: 'Don’t use as primary',
    title: 'Use the server’s own address for links again?',
    text: 'Links that were sent before keep working while {{domain}} is active.',
  },
  delete: {
    action: 'Delete domain',
    title: 'Delete {{domain}}?',
    text: 'It isn’t served any more, at once. Users who signed in there have to sign in again, and applications that use its issuer stop working.',
    users_one:
      '{{count}} user can’t verify themselves any more: their only passkey is of this domain: {{names}}',
    users_other:
      '{{count}} users can’t verify themselves any more: their only passkeys are of this domain: {{names}}',
    more: '{{names}} and others',
  },
  files: {
    title: 'Verification files',
    description: 'What other services look for at the domain, such as Apple, Google or a search engine.',
    path: 'Path',
    pathHelp: 'A file at the root with an extension, or a path below /.well-known/.',
    type: 'Type',
    types: { 'text/plain': 'Text', 'application/json': 'JSON' },
    content: 'Content',
    add: 'Add file',
    remove: 'Remove file {{number}}',
    file: 'File {{number}}',
    none: 'No files',
  },
};
