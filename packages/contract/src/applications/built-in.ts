/** The built-in applications: the administrators' console, and the demo that every other tenant has. */
export const builtInApplications = { console: 'admin-console', demo: 'demo-app' } as const;
