/** The tab Access of an application, in French. */
export const access = {
  badge: 'Accès limité',
  title: 'Accès',
  text: 'Contrôlez quels utilisateurs peuvent se connecter à cette application. Les modifications sont enregistrées immédiatement.',
  label: 'Uniquement les utilisateurs de la liste ci-dessous',
  isOpen: 'Tous les utilisateurs de ce locataire peuvent utiliser l’application.',
  isLimited: 'Tous les autres utilisateurs voient une page indiquant qu’ils n’ont pas accès.',
  empty:
    'Tous les utilisateurs de ce locataire peuvent utiliser l’application. Pour limiter l’accès, ajoutez d’abord des utilisateurs, des rôles ou des organisations à la liste.',
  limit: {
    title: 'Limiter l’accès à {{name}} ?',
    text: 'Les utilisateurs absents de la liste ne peuvent plus s’y connecter. S’ils sont connectés, ils ne reçoivent plus de nouveaux jetons ; les jetons d’accès aux API restent valides jusqu’à leur expiration.',
    confirm: 'Limiter l’accès',
  },
  open: {
    title: 'Ouvrir {{name}} à tous les utilisateurs ?',
    text: 'La liste est conservée : vous pourrez de nouveau limiter l’accès.',
    confirm: 'Ouvrir à tous',
  },
  list: {
    title: 'Liste d’accès',
    open: 'Sans effet tant que l’accès n’est pas limité.',
    limited:
      'Un utilisateur doit correspondre à une entrée. Les modifications s’appliquent à la prochaine connexion et au prochain jeton.',
  },
  users: {
    label: 'Utilisateurs',
    none: 'Aucun utilisateur.',
    add: 'Ajouter des utilisateurs',
    addTitle: 'Ajouter des utilisateurs à la liste',
  },
  roles: {
    label: 'Rôles',
    help: 'Tous les utilisateurs ayant l’un de ces rôles.',
    none: 'Aucun rôle.',
    add: 'Ajouter des rôles',
    addTitle: 'Ajouter des rôles à la liste',
    users_one: '{{count}} utilisateur',
    users_many: '{{count}} d’utilisateurs',
    users_other: '{{count}} utilisateurs',
  },
  organizations: {
    label: 'Organisations',
    help: 'Membres de l’une de ces organisations, ou seulement ceux qui y ont certains rôles.',
    none: 'Aucune organisation.',
    add: 'Ajouter des organisations',
    addTitle: 'Ajouter des organisations à la liste',
    addDescription:
      'Si vous choisissez des rôles, seuls les membres qui ont l’un d’eux dans l’organisation ont accès.',
    all: 'Tous les membres',
    withRoles: 'Membres ayant le rôle {{roles}}',
  },
  last: {
    title: 'La dernière entrée ne peut pas être retirée',
    text: 'Avec une liste vide, aucun utilisateur ne pourrait se connecter. Ajoutez d’abord une autre entrée, ou désactivez « {{label}} » pour ouvrir l’application à tous les utilisateurs.',
  },
  showAll: 'Afficher {{count}} de plus',
  removeText:
    'Les utilisateurs qui ne correspondent à aucune autre entrée perdent l’accès à la prochaine connexion ou au prochain jeton.',
  removeConfirm: 'Retirer de la liste',
  noneTitle: 'L’accès ne peut pas être limité',
  noneText:
    'Les applications intégrées sont ouvertes à tous les utilisateurs, et les applications machine à machine n’en ont pas.',
};
