import type { Translation } from '../translated.ts';
import { access } from './applications/access.ts';
import { branding } from './applications/branding.ts';
import { consent } from './applications/consent.ts';
import { guide } from './applications/guide.ts';
import { registration } from './applications/registration.ts';
import { saml } from './applications/saml.ts';
import { settings } from './applications/settings.ts';

/** Applications: lists, creating and deleting, in French. The tabs and the guide have their own files. */
export const applications: Translation<'applications'> = {
  title: 'Applications',
  description: 'Applications auxquelles vos utilisateurs se connectent, et clients machine à machine.',
  search: 'Nom, description ou ID',
  lists: { mine: 'Mes applications', thirdParty: 'Applications tierces', registration: 'Enregistrement' },
  columns: { name: 'Application', type: 'Type', id: 'ID', createdAt: 'Création' },
  types: {
    SPA: 'Application SPA',
    Traditional: 'Application web',
    Native: 'Application native',
    MachineToMachine: 'Machine à machine',
    Protected: 'Application protégée',
    SAML: 'Application SAML',
  },
  typeHelp: {
    SPA: 'S’exécute dans le navigateur et n’a pas de secret.',
    Traditional: 'Génère ses pages sur un serveur et a un secret.',
    Native: 'Est installée sur un appareil et n’a pas de secret.',
    MachineToMachine: 'Appelle des API en son propre nom, sans utilisateurs.',
    Protected: 'N’a pas sa propre connexion. Un proxy inverse placé devant elle connecte les utilisateurs.',
    SAML: 'Est un fournisseur de services compatible SAML 2.0.',
  },
  name: 'Nom',
  descriptionLabel: 'Description',
  thirdParty: 'Application tierce',
  thirdPartyHelp:
    'Exploitée par une autre entreprise. Les utilisateurs doivent donner leur consentement avant qu’elle reçoive leurs données. Données accessibles au départ : {{scopes}}. Ajoutez-en dans l’onglet Permissions. Ce choix ne pourra plus être modifié.',
  thirdPartyBadge: 'Tierce',
  adminBadge: 'Accès de gestion',
  builtIn: 'Cette application est intégrée. Ses URL suivent les paramètres du serveur.',
  empty: {
    title: 'Aucune application pour l’instant',
    text: 'Choisissez votre framework et obtenez un guide avec du code pour votre application.',
  },
  emptyThirdParty: {
    title: 'Aucune application tierce pour l’instant',
    text: 'Permettez à vos utilisateurs de se connecter, avec leur consentement, aux applications d’autres entreprises.',
  },
  create: {
    action: 'Créer une application',
    title: 'Créer une application',
    description: 'Choisissez votre framework. Un guide avec le code correspondant s’affiche ensuite.',
    search: 'Framework, langage ou bibliothèque',
    named: 'Créer une application avec {{name}}',
    device: 'Créer une application pour {{name}}',
    nameHelp: 'Affiché aux utilisateurs sur la page de consentement, et aux administrateurs.',
    namePlaceholder: 'Boutique',
  },
  tabs: {
    settings: 'Paramètres',
    branding: 'Image de marque',
    access: 'Accès',
    permissions: 'Permissions',
    roles: 'Rôles',
    logs: 'Journal',
    organizations: 'Organisations',
  },
  access,
  ...settings,
  roles: {
    search: 'Nom, description ou ID',
    columns: { name: 'Rôle', description: 'Description' },
    empty: {
      title: 'Aucun rôle pour l’instant',
      text: 'Sans rôle, l’application n’a aucune permission d’API.',
    },
    assign: 'Attribuer des rôles',
    assignTitle: 'Attribuer des rôles à {{name}}',
    assignDescription: 'L’application reçoit leurs permissions avec son prochain jeton.',
    remove: 'Retirer',
    removeTitle: 'Retirer {{name}} ?',
    removeText: 'L’application perd ses permissions avec son prochain jeton.',
    removeConfirm: 'Retirer le rôle',
    noneTitle: 'Cette application agit au nom des utilisateurs',
    noneText:
      'Ses permissions sont celles de l’utilisateur connecté. Seules les applications machine à machine ont des rôles.',
  },
  organizations: {
    noneTitle: 'Cette application agit au nom des utilisateurs',
    noneText:
      'Elle agit pour les organisations de l’utilisateur connecté. Seules les applications machine à machine appartiennent elles-mêmes à des organisations.',
  },
  branding,
  consent,
  registration,
  saml,
  missing: {
    redirectUri: 'Aucune URI de redirection',
    serviceProvider: 'ID d’entité ou URL ACS manquant',
    signInMethod: 'Aucune méthode de connexion',
  },
  today: {
    signIns_zero: 'Aucune connexion aujourd’hui',
    signIns_one: '{{number}} connexion aujourd’hui',
    signIns_many: '{{number}} de connexions aujourd’hui',
    signIns_other: '{{number}} connexions aujourd’hui',
    tokens_zero: 'Aucun jeton émis aujourd’hui',
    tokens_one: '{{number}} jeton émis aujourd’hui',
    tokens_many: '{{number}} de jetons émis aujourd’hui',
    tokens_other: '{{number}} jetons émis aujourd’hui',
    more: {
      signIns: 'Plus de {{number}} connexions aujourd’hui',
      tokens: 'Plus de {{number}} jetons émis aujourd’hui',
    },
  },
  bulk: {
    deleteTitle_one: 'Supprimer {{count}} application ?',
    deleteTitle_many: 'Supprimer {{count}} d’applications ?',
    deleteTitle_other: 'Supprimer {{count}} applications ?',
    deleteText: 'Les applications sont supprimées définitivement. Les utilisateurs en sont déconnectés.',
    deleteConfirm: 'Supprimer les applications',
    deleteTyped_one: 'supprimer {{count}} application',
    deleteTyped_many: 'supprimer {{count}} d’applications',
    deleteTyped_other: 'supprimer {{count}} applications',
  },
  delete: {
    action: 'Supprimer l’application',
    title: 'Supprimer {{name}} ?',
    text: 'Les utilisateurs ne peuvent plus s’y connecter et ses jetons sont rejetés. Cette action est irréversible.',
    users_one: '{{count}} utilisateur en est déconnecté.',
    users_many: '{{count}} d’utilisateurs en sont déconnectés.',
    users_other: '{{count}} utilisateurs en sont déconnectés.',
    secrets_one: '{{count}} secret cesse de fonctionner.',
    secrets_many: '{{count}} de secrets cessent de fonctionner.',
    secrets_other: '{{count}} secrets cessent de fonctionner.',
    roles_one: '{{count}} rôle lui est retiré.',
    roles_many: '{{count}} de rôles lui sont retirés.',
    roles_other: '{{count}} rôles lui sont retirés.',
  },
  guide,
};
