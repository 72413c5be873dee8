import { access } from './applications/access.ts';
import { branding } from './applications/branding.ts';
import { consent } from './applications/consent.ts';
import { guide } from './applications/guide.ts';
import { registration } from './applications/registration.ts';
import { saml } from './applications/saml.ts';
import { settings } from './applications/settings.ts';

/** Applications: lists, creating and deleting. The tabs and the guide have their own files. */
export const applications = {
  title: 'Applications',
  description: 'Applications your users sign in to, and machine-to-machine clients.',
  search: 'Name, description or ID',
  lists: { mine: 'My applications', thirdParty: 'Third-party applications', registration: 'Registration' },
  columns: { name: 'Application', type: 'Type', id: 'ID', createdAt: 'Created' },
  types: {
    SPA: 'Single-page app',
    Traditional: 'Web app',
    Native: 'Native app',
    MachineToMachine: 'Machine-to-machine',
    Protected: 'Protected app',
    SAML: 'SAML app',
  },
  typeHelp: {
    SPA: 'Runs in the browser and has no secret.',
    Traditional: 'Renders pages on a server and has a secret.',
    Native: 'Is installed on a device and has no secret.',
    MachineToMachine: 'Calls APIs on its own behalf, without users.',
    Protected: 'Has no sign-in of its own. A reverse proxy in front of it signs users in.',
    SAML: 'Is a service provider that supports SAML 2.0.',
  },
  name: 'Name',
  descriptionLabel: 'Description',
  thirdParty: 'Third-party application',
  thirdPartyHelp:
    'Operated by another company. Users have to consent before it gets their data. It starts with {{scopes}}; add more on its Permissions tab. This can’t be changed later.',
  thirdPartyBadge: 'Third party',
  adminBadge: 'Management access',
  builtIn: 'This application is built in. Its URLs follow the server’s settings.',
  empty: {
    title: 'No applications yet',
    text: 'Choose your framework and get a guide with code for your application.',
  },
  emptyThirdParty: {
    title: 'No third-party applications yet',
    text: 'Let your users sign in to other companies’ applications, with their consent.',
  },
  create: {
    action: 'Create application',
    title: 'Create application',
    description: 'Choose your framework. A guide with code for it comes next.',
    search: 'Framework, language or library',
    named: 'Create application with {{name}}',
    device: 'Create application for {{name}}',
    nameHelp: 'Shown to users on the consent page, and to administrators.',
    namePlaceholder: 'Storefront',
  },
  tabs: {
    settings: 'Settings',
    branding: 'Branding',
    access: 'Access',
    permissions: 'Permissions',
    roles: 'Roles',
    logs: 'Logs',
    organizations: 'Organizations',
  },
  access,
  ...settings,
  roles: {
    search: 'Name, description or ID',
    columns: { name: 'Role', description: 'Description' },
    empty: {
      title: 'No roles yet',
      text: 'Without a role, the application has no API permissions.',
    },
    assign: 'Assign roles',
    assignTitle: 'Assign roles to {{name}}',
    assignDescription: 'The application gets their permissions with its next token.',
    remove: 'Remove',
    removeTitle: 'Remove {{name}}?',
    removeText: 'The application loses its permissions with its next token.',
    removeConfirm: 'Remove role',
    noneTitle: 'This application acts on behalf of users',
    noneText: 'Its permissions are those of the signed-in user. Only machine-to-machine apps have roles.',
  },
  organizations: {
    noneTitle: 'This application acts on behalf of users',
    noneText:
      'It acts for the organizations of the signed-in user. Only machine-to-machine apps belong to organizations themselves.',
  },
  branding,
  consent,
  registration,
  saml,
  missing: {
    redirectUri: 'No redirect URI',
    serviceProvider: 'No entity ID or ACS URL',
    signInMethod: 'No sign-in method',
  },
  today: {
    signIns_zero: 'No sign-ins today',
    signIns_one: '{{number}} sign-in today',
    signIns_other: '{{number}} sign-ins today',
    tokens_zero: 'No tokens issued today',
    tokens_one: '{{number}} token issued today',
    tokens_other: '{{number}} tokens issued today',
    more: {
      signIns: 'More than {{number}} sign-ins today',
      tokens: 'More than {{number}} tokens issued today',
    },
  },
  bulk: {
    deleteTitle_one: 'Delete {{count}} application?',
    deleteTitle_other: 'Delete {{count}} applications?',
    deleteText: 'This permanently deletes the applications. Users are signed out of them.',
    deleteConfirm: 'Delete applications',
    deleteTyped_one: 'delete {{count}} application',
    deleteTyped_other: 'delete {{count}} applications',
  },
  delete: {
    action: 'Delete application',
    title: 'Delete {{name}}?',
    text: 'Users can no longer sign in to it, and its tokens are rejected. This can’t be undone.',
    users_one: '{{count}} user is signed out of it.',
    users_other: '{{count}} users are signed out of it.',
    secrets_one: '{{count}} secret stops working.',
    secrets_other: '{{count}} secrets stop working.',
    roles_one: '{{count}} role is removed from it.',
    roles_other: '{{count}} roles are removed from it.',
  },
  guide,
};
