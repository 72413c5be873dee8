/** How to get to each route that only the cloud edition has, as `ways` of `console-ways.ts`. `:tenant` is a production tenant. */
export const cloudWays: Record<string, string[]> = {
  '/create': ['!Tenant:', '/create'],
  '/operator': ['!Your account', '/operator'],
  '/:tenantId/tenant-settings/settings': ['/:tenant/tenant-settings'],
  '/:tenantId/tenant-settings/members': ['/:tenant/tenant-settings', '/:tenant/tenant-settings/members'],
  '/:tenantId/tenant-settings/members/invitations': [
    '/:tenant/tenant-settings',
    '/:tenant/tenant-settings/members/invitations',
  ],
  '/:tenantId/tenant-settings/domains': ['/:tenant/tenant-settings', '/:tenant/tenant-settings/domains'],
  '/:tenantId/tenant-settings/domains/create': [
    '/:tenant/tenant-settings',
    '/:tenant/tenant-settings/domains',
    '/:tenant/tenant-settings/domains/create',
  ],
  '/:tenantId/tenant-settings/domains/:id/dns': [
    '/:tenant/tenant-settings',
    '/:tenant/tenant-settings/domains',
    '/:tenant/tenant-settings/domains/:domain',
  ],
  '/:tenantId/tenant-settings/domains/:id/verification-files': [
    '/:tenant/tenant-settings',
    '/:tenant/tenant-settings/domains',
    '/:tenant/tenant-settings/domains/:domain',
    '/:tenant/tenant-settings/domains/:domain/verification-files',
  ],
  '/:tenantId/tenant-settings/export': ['/:tenant/tenant-settings', '/:tenant/tenant-settings/export'],
  '/:tenantId/tenant-settings/subscription': [
    '/:tenant/tenant-settings',
    '/:tenant/tenant-settings/subscription',
  ],
  '/:tenantId/tenant-settings/billing-history': [
    '/:tenant/tenant-settings',
    '/:tenant/tenant-settings/billing-history',
  ],
};

/** Routes of the cloud edition that other journeys reach, because each needs what the ones before it have entered, or another site. */
export const cloudRoutesElsewhere: Record<string, string> = {
  '/': 'cloud.test.ts',
  '/accept/:invitationId': 'cloud-people.test.ts',
  '/checkout-success-callback': 'cloud-billing.test.ts',
  '/handle-social': 'cloud-people.test.ts',
  '/onboarding/:tenantId/sign-in-experience': 'onboarding.test.ts',
  '/onboarding/create-tenant': 'onboarding.test.ts',
  '/onboarding/welcome': 'onboarding.test.ts',
  '/profile/link-email': 'cloud-people.test.ts',
  '/profile/verification-code': 'cloud-people.test.ts',
};
