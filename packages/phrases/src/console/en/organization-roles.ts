/** Organization roles. */
export const organizationRoles = {
  title: 'Organization roles',
  description:
    'Sets of permissions that users or apps have in an organization. All organizations share these roles.',
  search: 'Name, description or ID',
  name: 'Name',
  descriptionLabel: 'Description',
  type: 'Type',
  typeFixed: 'Can’t be changed later.',
  types: { User: 'User', MachineToMachine: 'Machine-to-machine' },
  typeHelp: {
    User: 'Assigned to members of organizations.',
    MachineToMachine: 'Assigned to services that act for organizations.',
  },
  columns: { name: 'Role', permissions: 'Permissions' },
  empty: {
    title: 'No organization roles yet',
    text: 'Create a role, such as admin, and choose its permissions in an organization.',
  },
  create: {
    action: 'Create organization role',
    description: 'Name it after a job in an organization, such as admin.',
    namePlaceholder: 'admin',
    descriptionPlaceholder: 'Manages members and billing',
    permissions: 'Permissions',
  },
  tabs: { permissions: 'Permissions', general: 'General' },
  permissions: {
    search: 'Permission, description or ID',
    columns: { name: 'Permission', resource: 'Resource' },
    organization: 'Organization',
    empty: {
      title: 'No permissions yet',
      text: 'Assign organization permissions, and permissions of your APIs.',
    },
    assign: 'Assign permissions',
    assignTitle: 'Assign permissions to {{name}}',
    assignDescription: 'Users and apps with this role get them with their next organization token.',
    remove: 'Remove',
    removeTitle: 'Remove {{name}}?',
    removeText: 'Users and apps with this role lose the permission with their next organization token.',
    removeConfirm: 'Remove permission',
  },
  general: { title: 'Organization role', description: 'How administrators identify the role.' },
  delete: {
    action: 'Delete organization role',
    title: 'Delete {{name}}?',
    text: 'Users and apps with this role lose its permissions in all organizations. This can’t be undone.',
  },
};
