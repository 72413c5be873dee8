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
  create_modal: {
    title: 'Create tenant',
    description: 'It has its own users, and its own host.',
    name: 'Name',
    namePlaceholder: 'My project',
    region: 'Region',
    purpose: 'Usage purpose',
    submit: 'Create tenant',
    tenant_created: 'The tenant is created.',
  },
  tags: { development: 'Development', production: 'Production' },
  tagHelp: {
    development: 'Free of charge, for testing. Not for real users.',
    production: 'For real users, on the free plan.',
  },
  regions: { EU: 'Europe', US: 'West US', AU: 'Australia' },
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
