import type { Translation } from '../translated.ts';

/** API resources, in French. */
export const resources: Translation<'resources'> = {
  title: 'Ressources API',
  description: 'API que vos applications appellent, et leurs permissions.',
  search: 'Nom, identifiant ou ID',
  columns: { name: 'API', indicator: 'Identifiant', lifetime: 'Durée des jetons' },
  builtIn: 'Intégrée',
  default: 'Par défaut',
  name: 'Nom',
  indicator: 'Identifiant de l’API',
  lifetime: 'Durée de vie des jetons d’accès',
  lifetimeHelp:
    'Les jetons d’accès pour cette API expirent après ce délai ; ils ne peuvent pas être révoqués avant.',
  empty: {
    title: 'Aucune ressource API pour l’instant',
    text: 'Enregistrez une API pour que les applications puissent demander des jetons d’accès pour elle.',
  },
  create: {
    action: 'Créer une ressource API',
    title: 'Créer une ressource API',
    description: 'Les jetons d’accès ont cet identifiant comme audience.',
    namePlaceholder: 'Commandes',
    indicatorHelp: 'Une URI absolue. Elle n’a pas besoin d’être joignable et ne pourra plus être modifiée.',
  },
  tabs: { permissions: 'Permissions', general: 'Général' },
  permissions: {
    search: 'Permission, description ou ID',
    columns: { name: 'Permission', description: 'Description', createdAt: 'Création' },
    empty: {
      title: 'Aucune permission pour l’instant',
      text: 'Les jetons d’accès contiennent les permissions demandées que les rôles de l’utilisateur incluent.',
    },
    create: 'Créer une permission',
    createTitle: 'Créer une permission',
    createDescription: 'Donnez-lui le nom de ce qu’elle autorise, comme read:orders.',
    edit: 'Modifier',
    editTitle: 'Modifier la permission',
    editDescription: 'Votre API vérifie ce nom dans le jeton. Modifiez-le aussi dans son code.',
    save: 'Enregistrer la permission',
    name: 'Nom',
    nameHelp: 'Sans espace : les scopes sont séparés par des espaces.',
    descriptionLabel: 'Description',
    descriptionPlaceholder: 'Consulter toutes les commandes',
    delete: 'Supprimer la permission',
    deleteTitle: 'Supprimer {{name}} ?',
    deleteText:
      'Elle est retirée de tous les rôles. Les jetons existants la conservent jusqu’à leur expiration.',
  },
  general: {
    title: 'API',
    text: 'Comment les administrateurs et les jetons d’accès identifient l’API.',
    indicatorHelp: 'L’audience de ses jetons d’accès. Elle ne peut pas être modifiée.',
  },
  tokens: { title: 'Jetons d’accès', text: 'S’applique à tous les jetons d’accès pour cette API.' },
  defaultApi: {
    title: 'API par défaut',
    text: 'Utilisée si une requête ne nomme aucune API.',
    label: 'API par défaut de ce locataire',
    help: 'Une seule API peut être celle par défaut. Celle-ci remplace l’actuelle.',
  },
  management: 'La Management API est intégrée et ne peut pas être modifiée.',
  notices: {
    managementApi:
      'La console utilise cette API. Les applications machine à machine dont un rôle inclut ses permissions peuvent aussi l’utiliser.',
  },
  delete: {
    action: 'Supprimer la ressource API',
    title: 'Supprimer {{name}} ?',
    text: 'Les applications ne peuvent plus obtenir de jetons pour elle. Cette action est irréversible.',
    permissions_one: '{{count}} permission est supprimée et retirée de tous les rôles.',
    permissions_many: '{{count}} de permissions sont supprimées et retirées de tous les rôles.',
    permissions_other: '{{count}} permissions sont supprimées et retirées de tous les rôles.',
  },
  guide: {
    action: 'Guide',
    other: 'Autre framework',
    title: 'Valider les jetons : {{name}}',
    description: 'Acceptez les jetons d’accès émis pour {{name}} et rejetez tous les autres.',
    done: 'Terminé',
    tool: 'Outil',
    install: 'Installer une bibliothèque',
    check: 'Valider chaque jeton',
    checkText:
      'Vérifiez la signature, l’émetteur, l’audience, le type et l’expiration. Sinon, les jetons destinés à une autre API sont aussi acceptés.',
    protect: 'Exiger une permission',
    protectText:
      'Un jeton valide identifie l’appelant ; ses permissions indiquent ce que celui-ci peut faire.',
    token: 'Obtenir un jeton de test',
    tokenText:
      'Utilisez une application machine à machine dont un rôle inclut la permission. Elle obtient un jeton avec son ID et son secret.',
  },
};
