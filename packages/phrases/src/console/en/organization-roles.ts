/** Organization roles. */
export const organizationRoles = {
  title: 'Organization roles',
  description: 'Manage the organization roles of this tenant.',
  search: 'Name or ID',
  name: 'Name',
  columns: { name: 'Organization role' },
  empty: { title: 'No organization roles yet', text: 'Create an organization role to get started.' },
  create: {
    action: 'Create organization role',
    title: 'Create organization role',
    description: 'Enter a name for the organization role.',
  },
  tabs: { general: 'General' },
  general: { title: 'Organization role', description: 'Shown to administrators in the console.' },
  delete: {
    action: 'Delete organization role',
    title: 'Delete {{name}}?',
    text: 'This cannot be undone.',
  },
};
