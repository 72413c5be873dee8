/** The tab Access of an application. */
export const access = {
  badge: 'Limited access',
  title: 'Access',
  text: 'Control which users can sign in to this application. Changes are saved immediately.',
  label: 'Only users on the list below',
  isOpen: 'Every user of this tenant can use the application.',
  isLimited: 'All other users see a page that says they have no access.',
  empty:
    'Every user of this tenant can use the application. To limit access, first add users, roles or organizations to the list.',
  limit: {
    title: 'Limit access to {{name}}?',
    text: 'Users who aren’t on the list can no longer sign in to it. If they’re signed in, they get no new tokens; access tokens for APIs stay valid until they expire.',
    confirm: 'Limit access',
  },
  open: {
    title: 'Let every user use {{name}}?',
    text: 'The list is kept, so you can limit access again.',
    confirm: 'Open to everyone',
  },
  list: {
    title: 'Access list',
    open: 'Has no effect until access is limited.',
    limited: 'A user needs to match one entry. Changes apply to the next sign-in and the next token.',
  },
  users: {
    label: 'Users',
    none: 'No users.',
    add: 'Add users',
    addTitle: 'Add users to the list',
  },
  roles: {
    label: 'Roles',
    help: 'All users with one of these roles.',
    none: 'No roles.',
    add: 'Add roles',
    addTitle: 'Add roles to the list',
    users_one: '{{count}} user',
    users_other: '{{count}} users',
  },
  organizations: {
    label: 'Organizations',
    help: 'Members of one of these organizations, or only those with certain roles there.',
    none: 'No organizations.',
    add: 'Add organizations',
    addTitle: 'Add organizations to the list',
    addDescription: 'If you choose roles, only members who have one of them in the organization.',
    all: 'All members',
    withRoles: 'Members with the role {{roles}}',
  },
  last: {
    title: 'The last entry can’t be removed',
    text: 'With an empty list, no user could sign in. Add another entry first, or turn off “{{label}}” to open the application to every user.',
  },
  showAll: 'Show {{count}} more',
  removeText: 'Users who match no other entry lose access with the next sign-in or token.',
  removeConfirm: 'Remove from list',
  noneTitle: 'Access can’t be limited',
  noneText:
    'Built-in applications are open to every user, and machine-to-machine applications have no users.',
};
