/** The settings of a tenant of the cloud edition. */
export const tenantSettings = {
  description: 'Name and environment of this tenant.',
  general: {
    title: 'General',
    description: 'Region and environment can’t be changed later.',
    id: 'Tenant ID',
    name: 'Name',
    nameHelp: 'Only shown to administrators.',
    region: 'Region',
    tag: 'Environment',
    created: 'Created',
  },
  delete: {
    title: 'Delete tenant',
    description: 'Its users can no longer sign in, effective immediately.',
    action: 'Delete tenant',
    confirmTitle: 'Delete {{name}}?',
    confirmText:
      'This deletes all users, applications and settings of this tenant. Only the operator of this service can restore it, for 7 days.',
    host: 'Sign-in and APIs at {{host}} stop working.',
    members_one: '{{count}} other administrator loses access.',
    members_other: '{{count}} other administrators lose access.',
    blockedTitle: 'This tenant can’t be deleted yet',
    blockedText: 'Resolve this first:',
    blockers: {
      paid_plan: 'It has a paid plan. Switch to the free plan.',
      inactive_subscription: 'Its subscription isn’t active. Update the payment method.',
      open_invoice: 'It has an open invoice. Pay it.',
    },
  },
};
