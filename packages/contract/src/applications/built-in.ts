/**
 * The built-in applications: the administrators' console; the demo and the page with the own account, which every other tenant has; and the page
 * on which users accept invitations.
 */
export const builtInApplications = {
  console: 'admin-console',
  demo: 'demo-app',
  invitation: 'invitation',
  account: 'account-center',
} as const;
