import type { Translation } from '../translated.ts';

/** Roles, in French. */
export const roles: Translation<'roles'> = {
  title: 'Rôles',
  description: 'Ensembles de permissions pour les utilisateurs et les applications machine à machine.',
  search: 'Nom, description ou ID',
  columns: {
    name: 'Rôle',
    type: 'Type',
    description: 'Description',
    users: 'Utilisateurs',
    applications: 'Apps',
  },
  types: { User: 'Utilisateur', MachineToMachine: 'Machine à machine' },
  type: 'Type',
  typeHelp: {
    User: 'Attribué aux utilisateurs.',
    MachineToMachine: 'Attribué aux services qui appellent vos API avec un secret.',
  },
  empty: {
    title: 'Aucun rôle pour l’instant',
    text: 'Créez un rôle pour accorder des permissions à des utilisateurs ou à des applications machine à machine.',
  },
  create: {
    action: 'Créer un rôle',
    title: 'Créer un rôle',
    description: 'Donnez-lui le nom d’une fonction, comme billing-clerk.',
    name: 'Nom',
    namePlaceholder: 'billing-clerk',
    descriptionLabel: 'Description',
    descriptionPlaceholder: 'Consulter et envoyer des factures',
    permissions: 'Permissions',
  },
  tabs: {
    permissions: 'Permissions',
    users: 'Utilisateurs',
    'machine-to-machine-apps': 'Applications machine à machine',
    general: 'Général',
  },
  permissions: {
    search: 'Permission, description ou ID',
    columns: { name: 'Permission', description: 'Description', resource: 'Ressource API' },
    empty: {
      title: 'Aucune permission pour l’instant',
      text: 'Attribuez des permissions pour autoriser l’accès à vos API.',
    },
    assign: 'Attribuer des permissions',
    assignTitle: 'Attribuer des permissions à {{name}}',
    assignDescription:
      'Les utilisateurs et applications ayant ce rôle les reçoivent avec leur prochain jeton.',
    remove: 'Retirer',
    removeTitle: 'Retirer {{name}} ?',
    removeText:
      'Les utilisateurs et applications ayant ce rôle perdent la permission avec leur prochain jeton.',
    removeConfirm: 'Retirer la permission',
  },
  applications: {
    search: 'Nom ou ID',
    columns: { name: 'Application', description: 'Description', createdAt: 'Création' },
    empty: {
      title: 'Aucune application pour l’instant',
      text: 'Les applications machine à machine reçoivent les permissions du rôle avec leur prochain jeton.',
    },
    assign: 'Attribuer à des applications',
    assignTitle: 'Attribuer {{name}} à des applications machine à machine',
    assignDescription: 'Elles reçoivent ses permissions avec leur prochain jeton.',
    remove: 'Retirer',
    removeTitle: 'Retirer {{name}} ?',
    removeText: 'L’application perd les permissions du rôle avec son prochain jeton.',
    removeConfirm: 'Retirer l’application',
    noneTitle: 'Ce rôle est destiné aux utilisateurs',
    noneText: 'Les applications machine à machine ne peuvent avoir que des rôles machine à machine.',
  },
  users: {
    empty: {
      title: 'Aucun utilisateur pour l’instant',
      text: 'Les utilisateurs reçoivent les permissions du rôle avec leur prochain jeton.',
    },
    assign: 'Attribuer à des utilisateurs',
    assignTitle: 'Attribuer {{name}} à des utilisateurs',
    assignDescription: 'Ils reçoivent ses permissions avec leur prochain jeton.',
    remove: 'Retirer',
    removeTitle: 'Retirer {{name}} de ce rôle ?',
    removeText: 'L’utilisateur perd les permissions du rôle avec son prochain jeton.',
    removeConfirm: 'Retirer l’utilisateur',
  },
  general: {
    title: 'Rôle',
    description: 'Comment les administrateurs identifient le rôle.',
    name: 'Nom',
    descriptionLabel: 'Description',
    isDefault: 'Rôle par défaut',
    isDefaultHelp: {
      User: 'Attribué à chaque nouvel utilisateur.',
      MachineToMachine: 'Attribué à chaque nouvelle application machine à machine.',
    },
  },
  delete: {
    action: 'Supprimer le rôle',
    title: 'Supprimer {{name}} ?',
    text: 'Cette action est irréversible.',
    users_one: '{{count}} utilisateur perd ses permissions.',
    users_many: '{{count}} d’utilisateurs perdent ses permissions.',
    users_other: '{{count}} utilisateurs perdent ses permissions.',
    applications_one: '{{count}} application machine à machine perd ses permissions.',
    applications_many: '{{count}} d’applications machine à machine perdent ses permissions.',
    applications_other: '{{count}} applications machine à machine perdent ses permissions.',
  },
  internal: 'Ce rôle est intégré et ne peut pas être modifié.',
  notices: {
    m2mRole: 'Ce rôle ne peut être attribué qu’à des applications machine à machine.',
    managementAccess:
      'Ce rôle donne un accès complet à ce locataire via la Management API, y compris à ses administrateurs.',
  },
};
