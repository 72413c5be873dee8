/** The area of the cloud edition's operators. */
export const operator = {
  title: 'All tenants',
  description:
    'The plan of each tenant, and its active users and tokens of this month. Operators don’t see the data of tenants.',
  search: 'Search by name or ID',
  columns: {
    tenant: 'Tenant',
    id: 'ID',
    region: 'Region',
    plan: 'Plan',
    users: 'Active users',
    tokens: 'Tokens',
    members: 'Members',
    state: 'Status',
    createdAt: 'Created',
  },
  plans: {
    free: 'Free',
    hobby: 'Hobby',
    pro: 'Pro',
    enterprise: 'Enterprise',
    'grandfathered-pro': 'Pro (former)',
    dev: 'Development',
    admin: 'Admin',
  },
  states: { active: 'Active', suspended: 'Suspended', suspendedFor: 'Suspended: {{reason}}' },
  empty: { title: 'No tenants yet', text: 'Tenants that people create appear here.' },
  suspend: {
    action: 'Suspend',
    title: 'Suspend {{name}}?',
    text: 'Users can’t sign in to this tenant, and nothing can be changed in it, until you lift the suspension. Nothing is lost.',
    reason: 'Reason',
    reasonHelp: 'Shown to operators, and in the audit log of the tenant.',
    confirm: 'Suspend tenant',
  },
  unsuspend: {
    action: 'Lift suspension',
    title: 'Lift the suspension of {{name}}?',
    text: 'Sessions and tokens from before work again.',
  },
  plan: {
    action: 'Change plan',
    title: 'Change the plan of {{name}}',
    text: 'The tenant gets the plan immediately, without payment.',
    save: 'Change plan',
  },
};
