/** The built-in applications: the administrators' console, the demo of every other tenant, and the page on which users accept invitations. */
export const builtInApplications = {
  console: 'admin-console',
  demo: 'demo-app',
  invitation: 'invitation',
} as const;
