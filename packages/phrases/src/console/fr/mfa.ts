import type { Translation } from '../translated.ts';

/** Multi-factor authentication, in French. */
export const mfa: Translation<'mfa'> = {
  title: 'Authentification multifacteur',
  description: 'Ajoutez une seconde étape à la connexion.',
  factors: {
    title: 'Facteurs',
    text: 'Seconds facteurs que les utilisateurs peuvent configurer. Si aucun n’est sélectionné, la connexion se fait en une étape.',
    label: 'Seconds facteurs',
    options: {
      Totp: 'Application d’authentification',
      WebAuthn: 'Clé d’accès ou clé de sécurité',
      EmailVerificationCode: 'Code par e-mail',
      PhoneVerificationCode: 'Code par SMS',
      BackupCode: 'Codes de secours',
    },
    help: {
      Totp: 'Un code à 6 chiffres d’une application d’authentification.',
      WebAuthn:
        'L’empreinte, le visage ou le code PIN d’un appareil, ou une clé de sécurité. Résiste à l’hameçonnage.',
      EmailVerificationCode:
        'Un code envoyé à l’adresse e-mail du compte. Indisponible tant que les codes par e-mail sont une méthode de connexion.',
      PhoneVerificationCode:
        'Un code envoyé au numéro de téléphone du compte. Indisponible tant que les codes par SMS sont une méthode de connexion.',
      BackupCode:
        'Dix codes à usage unique qui remplacent un facteur perdu. Créés avec le premier autre facteur.',
    },
  },
  touched: {
    toSetUp_one: '{{count}} utilisateur doit configurer un second facteur',
    toSetUp_many: '{{count}} d’utilisateurs doivent configurer un second facteur',
    toSetUp_other: '{{count}} utilisateurs doivent configurer un second facteur',
    toSetUpText: 'La configuration aura lieu à la prochaine connexion.',
    noLongerAsked_one: '{{count}} utilisateur n’utilise plus de second facteur',
    noLongerAsked_many: '{{count}} d’utilisateurs n’utilisent plus de second facteur',
    noLongerAsked_other: '{{count}} utilisateurs n’utilisent plus de second facteur',
    noLongerAskedText: 'Désormais, la connexion se fait en une seule étape.',
    confirm: 'Enregistrer',
  },
  policy: {
    title: 'Stratégie',
    text: 'Quand inviter les utilisateurs à configurer un second facteur. Ceux qui en ont un l’utilisent à chaque connexion.',
    label: 'Second facteur',
    options: {
      UserControlled: 'Facultatif, proposé une fois à l’inscription ou à la connexion',
      PromptOnlyAtSignIn: 'Facultatif, proposé à la prochaine connexion',
      NoPrompt: 'Facultatif, non proposé',
      Mandatory: 'Obligatoire à l’inscription',
      PromptOnlyAtSignInMandatory: 'Obligatoire à la prochaine connexion',
    },
    help: {
      UserControlled:
        'Proposé aux nouveaux utilisateurs après l’inscription, aux autres à leur prochaine connexion. S’ils choisissent « Plus tard », il n’est plus proposé.',
      PromptOnlyAtSignIn:
        'Proposé à la prochaine connexion seulement, pas à l’inscription. Si les utilisateurs choisissent « Plus tard », il n’est plus proposé.',
      NoPrompt:
        'Jamais proposé aux utilisateurs. Un administrateur peut ajouter un facteur pour un utilisateur.',
      Mandatory:
        'Les nouveaux utilisateurs configurent un facteur avant la création de leur compte. Les autres sans facteur le font à leur prochaine connexion.',
      PromptOnlyAtSignInMandatory:
        'Les nouveaux utilisateurs s’inscrivent sans second facteur. Ceux qui n’en ont pas le configurent à leur prochaine connexion.',
    },
  },
  adaptive: {
    title: 'MFA adaptative',
    text: 'N’exiger un second facteur que lorsque c’est nécessaire.',
    label: 'Faire confiance aux appareils mémorisés par les utilisateurs',
    help: 'Après un second facteur, les utilisateurs peuvent choisir de mémoriser leur navigateur pendant 30 jours. Le facteur leur est de nouveau demandé dans un autre navigateur, depuis un autre pays ou si une connexion semble inhabituelle.',
    needsPolicy: 'Choisissez d’abord une stratégie qui exige un second facteur.',
  },
  organizations: {
    title: 'Organisations exigeant un second facteur',
    text: 'Une organisation l’exige dans ses paramètres. Les membres qui n’en ont pas n’ont pas accès à cette organisation.',
    label: 'Membres sans second facteur',
    options: {
      Mandatory: 'En configurer un à la connexion',
      NoPrompt: 'Se connecter sans',
    },
    help: {
      Mandatory: 'Ils ne peuvent pas ignorer cette étape, quelle que soit la stratégie générale.',
      NoPrompt: 'La stratégie générale détermine s’il leur est proposé.',
    },
  },
};
