import type { Translation } from '../translated.ts';
import { branding } from './sign-in-experience/branding.ts';
import { content } from './sign-in-experience/content.ts';
import { passwordPolicy } from './sign-in-experience/password-policy.ts';
import { problems } from './sign-in-experience/problems.ts';
import { security } from './sign-in-experience/security.ts';
import { signUpAndSignIn } from './sign-in-experience/sign-up-and-sign-in.ts';

/** How end users sign in: branding, methods, texts, passwords and limits, in French. One file per tab. */
export const signInExperience: Translation<'signInExperience'> = {
  title: 'Expérience de connexion',
  description:
    'Image de marque, méthodes de connexion, textes, stratégie de mot de passe et sécurité des pages de connexion.',
  tabs: {
    branding: 'Image de marque',
    'sign-up-and-sign-in': 'Inscription et connexion',
    content: 'Contenu',
    'password-policy': 'Mots de passe',
    'profile-fields': 'Champs de profil',
    security: 'Sécurité',
    'account-center': 'Compte',
  },
  accountCenter: {
    title: 'Centre de compte',
    text: 'Permettez aux utilisateurs de consulter et de modifier leur propre compte sur la page du compte, ou dans vos applications via l’Account API.',
    enabled: 'Donner aux utilisateurs l’accès à leur propre compte',
    enabledHelp:
      'Si l’option est désactivée, il n’y a pas de page du compte et chaque appel à l’Account API est rejeté.',
    page: 'Page du compte',
    pageHelp:
      'Ajoutez un lien vers cette page dans vos applications. Elle a l’image de marque du locataire, et les utilisateurs s’y connectent comme à une application.',
    css: 'Styles de la page du compte',
    cssText: 'CSS personnalisé de la page du compte. Celui des pages de connexion ne s’y applique pas.',
    off: 'Le centre de compte est désactivé. Ces paramètres s’appliquent une fois que vous l’activez.',
    allHidden: 'Tout est masqué : la page du compte est vide.',
    editAll: 'Tout rendre modifiable',
    fields: 'Éléments du compte',
    fieldsText:
      'Ce que les utilisateurs peuvent voir et modifier. Les applications ont aussi besoin du scope de chaque élément.',
    controls: { Off: 'Masqué', ReadOnly: 'Lecture seule', Edit: 'Modifiable' },
    parts: {
      name: 'Nom',
      avatar: 'Avatar',
      profile: 'Profil',
      email: 'Adresse e-mail',
      phone: 'Numéro de téléphone',
      password: 'Mot de passe',
      username: 'Nom d’utilisateur',
      social: 'Comptes associés',
      customData: 'Données personnalisées',
      mfa: 'Seconds facteurs',
      passkey: 'Clés d’accès',
      session: 'Sessions et accès accordés',
    },
    shown: 'Champs de profil sur la page du compte',
    shownText:
      'Les utilisateurs ont aussi besoin d’un accès à l’élément auquel le champ appartient : profil ou données personnalisées.',
    shownOptions: { all: 'Tous', some: 'Sélection' },
    shownHelp: {
      all: 'Les champs standard et tous les champs de l’onglet Champs de profil, dans l’ordre de cet onglet.',
      some: 'Seulement les champs de l’onglet Champs de profil que vous sélectionnez, dans l’ordre choisi ici.',
    },
    show: 'Afficher',
    showField: 'Afficher {{name}}',
    pages: 'Pages du compte personnalisées',
    pagesText: 'Pour les pages du compte que vous créez avec l’Account API.',
    origins: 'Origines qui utilisent des clés d’accès',
    originsHelp:
      'Une par ligne. Les pages de ces origines peuvent configurer et utiliser des clés d’accès de ce locataire.',
    deletion: 'Page de suppression du compte',
    deletionHelp: 'Votre page où les utilisateurs demandent la suppression de leur compte.',
  },
  preview: {
    title: 'Aperçu',
    frame: 'Aperçu de la page de connexion',
    enlarge: 'Agrandir',
    device: 'Appareil',
    desktop: 'Ordinateur',
    mobile: 'Mobile',
    scheme: 'Couleurs',
    light: 'Clair',
    dark: 'Sombre',
    screen: 'Page',
    screens: {
      'sign-in': 'Connexion',
      password: 'Mot de passe',
      code: 'Code',
      mfa: 'Second facteur',
      passkey: 'Nouvelle clé d’accès',
      register: 'Inscription',
      'extra-profile': 'Champs de profil',
      terms: 'Conditions d’utilisation',
      'reset-password': 'Réinitialisation du mot de passe',
      'new-password': 'Nouveau mot de passe',
      'single-sign-on': 'Authentification unique',
      consent: 'Consentement',
      account: 'Page du compte',
    },
    language: 'Langue',
    browserLanguage: 'Langue du navigateur',
    customUi: 'Ce locataire utilise une interface de connexion personnalisée, qui n’a pas d’aperçu ici.',
  },
  lockOut: {
    title_one: 'Bloquer l’accès de {{count}} utilisateur ?',
    title_many: 'Bloquer l’accès de {{count}} d’utilisateurs ?',
    title_other: 'Bloquer l’accès de {{count}} utilisateurs ?',
    text: 'Ces utilisateurs peuvent se connecter actuellement. Cette modification supprime leur dernière méthode de connexion, jusqu’à ce qu’un administrateur leur en donne une autre.',
    people_one: '{{count}} utilisateur ne peut plus se connecter.',
    people_many: '{{count}} d’utilisateurs ne peuvent plus se connecter.',
    people_other: '{{count}} utilisateurs ne peuvent plus se connecter.',
    confirm: 'Enregistrer et bloquer l’accès',
  },
  ...branding,
  ...signUpAndSignIn,
  ...content,
  ...passwordPolicy,
  ...security,
  problems,
};
