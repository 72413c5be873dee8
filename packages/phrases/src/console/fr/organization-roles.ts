import type { Translation } from '../translated.ts';

/** Organization roles, in French. */
export const organizationRoles: Translation<'organizationRoles'> = {
  title: 'Rôles d’organisation',
  description:
    'Ensembles de permissions que les utilisateurs ou applications ont dans une organisation. Toutes les organisations partagent ces rôles.',
  search: 'Nom, description ou ID',
  name: 'Nom',
  descriptionLabel: 'Description',
  type: 'Type',
  typeFixed: 'Ne pourra plus être modifié.',
  types: { User: 'Utilisateur', MachineToMachine: 'Machine à machine' },
  typeHelp: {
    User: 'Attribué aux membres des organisations.',
    MachineToMachine: 'Attribué aux services qui agissent pour des organisations.',
  },
  columns: { name: 'Rôle', permissions: 'Permissions' },
  empty: {
    title: 'Aucun rôle d’organisation pour l’instant',
    text: 'Créez un rôle, comme admin, et choisissez ses permissions dans une organisation.',
  },
  create: {
    action: 'Créer un rôle d’organisation',
    description: 'Donnez-lui le nom d’une fonction dans une organisation, comme admin.',
    namePlaceholder: 'admin',
    descriptionPlaceholder: 'Gère les membres et la facturation',
    permissions: 'Permissions',
  },
  tabs: { permissions: 'Permissions', general: 'Général' },
  permissions: {
    search: 'Permission, description ou ID',
    columns: { name: 'Permission', resource: 'Ressource' },
    organization: 'Organisation',
    empty: {
      title: 'Aucune permission pour l’instant',
      text: 'Attribuez des permissions d’organisation et des permissions de vos API.',
    },
    assign: 'Attribuer des permissions',
    assignTitle: 'Attribuer des permissions à {{name}}',
    assignDescription:
      'Les utilisateurs et applications ayant ce rôle les reçoivent avec leur prochain jeton d’organisation.',
    remove: 'Retirer',
    removeTitle: 'Retirer {{name}} ?',
    removeText:
      'Les utilisateurs et applications ayant ce rôle perdent la permission avec leur prochain jeton d’organisation.',
    removeConfirm: 'Retirer la permission',
  },
  general: {
    title: 'Rôle d’organisation',
    description: 'Comment les administrateurs identifient le rôle.',
  },
  delete: {
    action: 'Supprimer le rôle d’organisation',
    title: 'Supprimer {{name}} ?',
    text: 'Les utilisateurs et applications ayant ce rôle perdent ses permissions dans toutes les organisations. Cette action est irréversible.',
  },
};
