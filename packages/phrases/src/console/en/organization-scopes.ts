/** Organization scopes. */
export const organizationScopes = {
  title: 'Organization scopes',
  description: 'Manage the organization scopes of this tenant.',
  search: 'Name or ID',
  name: 'Name',
  columns: { name: 'Organization scope' },
  empty: { title: 'No organization scopes yet', text: 'Create an organization scope to get started.' },
  create: {
    action: 'Create organization scope',
    title: 'Create organization scope',
    description: 'Enter a name for the organization scope.',
  },
  tabs: { general: 'General' },
  general: { title: 'Organization scope', description: 'Shown to administrators in the console.' },
  delete: {
    action: 'Delete organization scope',
    title: 'Delete {{name}}?',
    text: 'This cannot be undone.',
  },
};
