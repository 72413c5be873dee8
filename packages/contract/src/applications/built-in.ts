/**
 * The built-in applications: the administrators' console, and those that every other tenant has: the demo, the page on which users
 * accept invitations, and the page with their own account.
 */
export const builtInApplications = {
  console: 'admin-console',
  demo: 'demo-app',
  invitation: 'invitation',
  account: 'account-center',
} as const;
