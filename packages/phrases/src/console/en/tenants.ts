/** Tenants of the cloud edition: the start page, creating one, and switching between them. */
export const tenants = {
  landing: {
    title: 'Create your first tenant',
    text: 'A tenant has its own users, applications and sign-in pages. Create one for development now, and one for production later.',
    create: 'Create tenant',
  },
  invitations: {
    title: 'find your tenants',
    text: 'You are invited to these tenants. Join one, or create your own.',
    from: 'Invited by {{name}}',
    join: 'Join',
    create: 'Create new tenant',
  },
  suspended: {
    title: '{{name}} is suspended',
    users: 'Users can’t sign in to its applications. Nothing is lost: their accounts and sessions are kept.',
    administrators:
      'Its settings can’t be changed until the suspension is lifted. If you think this is a mistake, contact us.',
    contact: 'Contact us',
    pay: 'Pay the open invoices, then contact us to lift the suspension.',
    others: 'Your other tenants',
  },
  create_modal: {
    title: 'Create tenant',
    description: 'A tenant has its own users and its own host.',
    name: 'Name',
    namePlaceholder: 'My project',
    region: 'Region',
    purpose: 'Usage purpose',
    submit: 'Create tenant',
    tenant_created: 'The tenant is created.',
    invitation_failed: 'The invitations were not sent. You can invite colleagues later.',
  },
  tags: { development: 'Development', production: 'Production' },
  tagHelp: {
    development: 'Free of charge, for testing. Not for real users.',
    production: 'For real users. You choose a plan next.',
  },
  production: {
    title: 'You have no tenant for production yet',
    text: 'Development tenants are for testing. Create a production tenant before real users sign in.',
    create: 'Create production tenant',
  },
  migration: {
    title: 'Usage purpose: {{tag}}',
    development: 'This tenant is for development and testing now. Create another one for real users.',
    production: 'This tenant is for production now, and can have real users.',
    paid: 'It stays on its paid plan.',
    gotIt: 'Got it',
  },
  regions: { EU: 'Europe', US: 'West US', AU: 'Australia' },
  roles: { admin: 'admin', collaborator: 'collaborator', viewer: 'viewer' },
  accept: {
    title: 'Join {{tenant}}',
    invited: 'You’re invited to administer this tenant. Your role is {{role}}.',
    invitedBy: '{{inviter}} invites you to administer this tenant. Your role is {{role}}.',
    account: 'You join as {{account}}.',
    join: 'Join',
    later: 'Not now',
    home: 'Go to the start page',
    open: 'Open {{tenant}}',
    other: {
      title: 'This invitation is for another account',
      text: 'You’re signed in as {{account}}, which isn’t the email address that was invited. Sign in with the invited address to join.',
      switch: 'Switch account',
    },
    unknown: {
      title: 'Invitation not found',
      text: 'Check that the link is complete. The invitation or its tenant may have been deleted.',
    },
    accepted: {
      title: 'This invitation was already accepted',
      text: 'An invitation works once. If you accepted it, you can open {{tenant}}.',
    },
    revoked: {
      title: 'This invitation was revoked',
      text: 'Ask an administrator of {{tenant}} for a new one.',
    },
    expired: {
      title: 'This invitation has expired',
      text: 'Ask an administrator of {{tenant}} for a new one.',
    },
  },
  switcher: {
    label: 'Switch tenant',
    current: 'Tenant: {{name}}',
    invited: 'Tenant: {{name}}. You have invitations.',
    tenants: 'Tenants',
    invitations: 'Invitations',
    join: 'Join {{name}}',
    create: 'Create tenant',
  },
};
