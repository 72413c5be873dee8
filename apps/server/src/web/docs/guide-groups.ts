/** A guide by the name of its file in `docs/guides`, and what it is about. */
interface GuideEntry {
  name: string;
  summary: string;
}

/** Every guide in the order of the documentation, grouped by what readers want to do. */
export const guideGroups: readonly { title: string; guides: readonly GuideEntry[] }[] = [
  {
    title: 'Start',
    guides: [
      { name: 'start', summary: 'From an empty folder to the first user who signs in to your application.' },
    ],
  },
  {
    title: 'Sign users in',
    guides: [
      { name: 'social-sign-in', summary: 'Sign-in with Google, Apple, GitHub and other providers.' },
      {
        name: 'connection-links',
        summary: 'Customers connect their own identity provider and prove their domains.',
      },
      { name: 'messages', summary: 'Connectors, templates with their variables, and limits.' },
    ],
  },
  {
    title: 'Applications',
    guides: [
      {
        name: 'organizations',
        summary: 'Companies as customers, one account in several, and machines that act for one.',
      },
      {
        name: 'scim',
        summary: 'Users and groups of organizations from Okta, Microsoft Entra ID and others.',
      },
      {
        name: 'client-registration',
        summary: 'Applications of partners and tools that register themselves, and what they may do.',
      },
      { name: 'protected-applications', summary: 'Sign-in for applications that have none, with a proxy.' },
      {
        name: 'saml-applications',
        summary: 'Services that speak SAML 2.0, with Gatehouse as their identity provider.',
      },
      {
        name: 'client-authentication',
        summary: 'Private keys instead of secrets, pushed and signed requests, and tokens bound to a key.',
      },
      {
        name: 'step-up',
        summary: 'A second factor when an application or API needs one, and tokens that say so.',
      },
      {
        name: 'token-exchange',
        summary: 'Support that acts as a user, personal access tokens, and services that call others.',
      },
      {
        name: 'webhooks',
        summary: 'What your servers are told, how they verify it, and what they can rely on.',
      },
      { name: 'custom-claims', summary: 'Scripts that add claims to access tokens, and what they get.' },
      { name: 'actions', summary: 'Scripts that take part in sign-ins, and move users from another system.' },
    ],
  },
  {
    title: 'Run it',
    guides: [
      { name: 'deploy', summary: 'One folder, Docker Compose, Kubernetes, systemd.' },
      { name: 'upgrade', summary: 'Which release upgrades to which, and who migrates the database.' },
      { name: 'doctor', summary: 'One command that finds what is set up wrongly, and says how to mend it.' },
      { name: 'settings', summary: 'All environment variables with their defaults.' },
      { name: 'database', summary: 'What PostgreSQL needs, and what its user may do.' },
      {
        name: 'high-availability',
        summary: 'Three servers, three nodes of PostgreSQL, and what a drill that breaks them shows.',
      },
      {
        name: 'point-in-time',
        summary: 'The database of the second before an accident, and what that means for tokens and keys.',
      },
      {
        name: 'many-databases',
        summary: 'Whether the tables can be spread over several databases by tenant. Not run.',
      },
      {
        name: 'operation',
        summary: 'Rolling restarts, the secrets key, the embedded database, another URL.',
      },
      { name: 'monitoring', summary: 'Metrics, alerts, a dashboard, readiness and logs.' },
      { name: 'tracing', summary: 'Where the time of a request goes, with OpenTelemetry.' },
      { name: 'cloud', summary: 'Many tenants in one installation, each with its own administrators.' },
      {
        name: 'custom-domains',
        summary: 'Sign-in at your own address: DNS records, certificates with Caddy or nginx, what changes.',
      },
      {
        name: 'audit-log',
        summary: 'Who did what and what changed: reading it, undoing changes, keeping it.',
      },
      {
        name: 'explain',
        summary: 'Why a user gets in or not, what a token may do, and which setting decides.',
      },
      { name: 'events', summary: 'What every operation writes to the audit log.' },
      {
        name: 'security',
        summary: 'Limits and lockout, how strong each way to sign in is, sessions, and who may do what.',
      },
      { name: 'conformance', summary: 'The modules of the OpenID conformance suite, each with its result.' },
      { name: 'asvs', summary: 'The items of OWASP ASVS 5.0, and the tests that show them.' },
      { name: 'attacks', summary: 'What Gatehouse defends against, and the tests that prove it.' },
    ],
  },
  {
    title: 'Move to it',
    guides: [
      { name: 'import-users', summary: 'Bring users with their passwords from a file or another service.' },
      { name: 'export', summary: 'Take a tenant along, sealed with a passphrase, and import it elsewhere.' },
      { name: 'coming-from-logto', summary: 'What stays, what changes, and how to bring your users.' },
    ],
  },
  {
    title: 'Build on it',
    guides: [
      { name: 'connectors', summary: 'Add a provider for email, SMS or social sign-in in one file.' },
      { name: 'factors', summary: 'Add another way to verify users to the source code.' },
      { name: 'bench', summary: 'Measure the server and compare it with its budgets.' },
    ],
  },
];
