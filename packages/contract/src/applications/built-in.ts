/**
 * The built-in applications: the administrators' console, or the demo, which every other tenant has; the page with the own account; and the
 * page on which users accept invitations.
 */
export const builtInApplications = {
  console: 'admin-console',
  demo: 'demo-app',
  invitation: 'invitation',
  account: 'account-center',
} as const;
