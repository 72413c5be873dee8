/** Organization permissions, which the API calls organization scopes. */
export const organizationScopes = {
  title: 'Organization permissions',
  description: 'Actions inside an organization, such as inviting members. Organization roles grant them.',
  search: 'Name, description or ID',
  name: 'Name',
  nameHelp: 'No spaces: permissions in a token are separated by spaces.',
  descriptionLabel: 'Description',
  descriptionPlaceholder: 'Invite members to the organization',
  columns: { name: 'Permission', description: 'Description' },
  empty: {
    title: 'No organization permissions yet',
    text: 'Create a permission, such as invite:members, and assign it to an organization role.',
  },
  create: {
    action: 'Create organization permission',
    description: 'Name it after what it allows, such as invite:members.',
  },
  edit: {
    menu: 'Edit',
    title: 'Edit organization permission',
    description: 'Your apps check the name in the token. Change it there, too.',
    save: 'Save organization permission',
  },
  delete: {
    action: 'Delete organization permission',
    title: 'Delete {{name}}?',
    text: 'It’s removed from all organization roles. Existing tokens keep it until they expire.',
  },
};
