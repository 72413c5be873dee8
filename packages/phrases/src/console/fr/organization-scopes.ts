import type { Translation } from '../translated.ts';

/** Organization permissions, which the API calls organization scopes, in French. */
export const organizationScopes: Translation<'organizationScopes'> = {
  title: 'Permissions d’organisation',
  description:
    'Actions dans une organisation, comme inviter des membres. Les rôles d’organisation les accordent.',
  search: 'Nom, description ou ID',
  name: 'Nom',
  nameHelp: 'Sans espace : dans un jeton, les permissions sont séparées par des espaces.',
  descriptionLabel: 'Description',
  descriptionPlaceholder: 'Inviter des membres dans l’organisation',
  columns: { name: 'Permission', description: 'Description' },
  empty: {
    title: 'Aucune permission d’organisation pour l’instant',
    text: 'Créez une permission, comme invite:members, et attribuez-la à un rôle d’organisation.',
  },
  create: {
    action: 'Créer une permission d’organisation',
    description: 'Donnez-lui le nom de ce qu’elle autorise, comme invite:members.',
  },
  edit: {
    menu: 'Modifier',
    title: 'Modifier la permission d’organisation',
    description: 'Vos applications vérifient ce nom dans le jeton. Modifiez-le aussi dans leur code.',
    save: 'Enregistrer la permission d’organisation',
  },
  delete: {
    action: 'Supprimer la permission d’organisation',
    title: 'Supprimer {{name}} ?',
    text: 'Elle est retirée de tous les rôles d’organisation. Les jetons existants la conservent jusqu’à leur expiration.',
  },
};
