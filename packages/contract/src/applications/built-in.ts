/**
 * The built-in applications: the administrators' console, and those that every other tenant has: the demo, and the page on which users
 * accept invitations.
 */
export const builtInApplications = {
  console: 'admin-console',
  demo: 'demo-app',
  invitation: 'invitation',
} as const;
