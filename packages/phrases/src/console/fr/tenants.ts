import type { Translation } from '../translated.ts';

/** Tenants of the cloud edition: the start page, creating one, and switching between them, in French. */
export const tenants: Translation<'tenants'> = {
  landing: {
    title: 'Créez votre premier locataire',
    text: 'Un locataire a ses propres utilisateurs, applications et pages de connexion. Créez-en un maintenant pour le développement, et un autre plus tard pour la production.',
    create: 'Créer un locataire',
  },
  invitations: {
    title: 'retrouvez vos locataires',
    text: 'Vous êtes invité à rejoindre ces locataires. Rejoignez-en un ou créez le vôtre.',
    from: 'Invité par {{name}}',
    join: 'Rejoindre',
    create: 'Créer un nouveau locataire',
  },
  suspended: {
    title: '{{name}} est suspendu',
    users:
      'Les utilisateurs ne peuvent pas se connecter à ses applications. Rien n’est perdu : leurs comptes et sessions sont conservés.',
    administrators:
      'Ses paramètres ne peuvent pas être modifiés tant que la suspension n’est pas levée. Si vous pensez qu’il s’agit d’une erreur, contactez-nous.',
    contact: 'Nous contacter',
    pay: 'Payez les factures impayées, puis contactez-nous pour lever la suspension.',
    others: 'Vos autres locataires',
  },
  create_modal: {
    title: 'Créer un locataire',
    description: 'Un locataire a ses propres utilisateurs et son propre hôte.',
    name: 'Nom',
    namePlaceholder: 'Mon projet',
    region: 'Région',
    purpose: 'Usage prévu',
    submit: 'Créer le locataire',
    tenant_created: 'Le locataire est créé.',
    invitation_failed:
      'Les invitations n’ont pas été envoyées. Vous pourrez inviter des collègues plus tard.',
  },
  tags: { development: 'Développement', production: 'Production' },
  tagHelp: {
    development: 'Gratuit, pour les tests. Pas pour de vrais utilisateurs.',
    production: 'Pour de vrais utilisateurs. Vous choisirez ensuite un forfait.',
  },
  production: {
    title: 'Vous n’avez pas encore de locataire de production',
    text: 'Les locataires de développement servent aux tests. Créez un locataire de production avant que de vrais utilisateurs ne se connectent.',
    create: 'Créer un locataire de production',
  },
  migration: {
    title: 'Usage prévu : {{tag}}',
    development:
      'Ce locataire sert désormais au développement et aux tests. Créez-en un autre pour de vrais utilisateurs.',
    production: 'Ce locataire sert désormais à la production et peut avoir de vrais utilisateurs.',
    paid: 'Il conserve son forfait payant.',
    gotIt: 'J’ai compris',
  },
  regions: { EU: 'Europe', US: 'Ouest des États-Unis', AU: 'Australie' },
  roles: { admin: 'admin', collaborator: 'collaborateur', viewer: 'lecteur' },
  accept: {
    title: 'Rejoindre {{tenant}}',
    invited: 'Vous êtes invité à administrer ce locataire. Votre rôle : {{role}}.',
    invitedBy: '{{inviter}} vous invite à administrer ce locataire. Votre rôle : {{role}}.',
    account: 'Vous le rejoignez en tant que {{account}}.',
    join: 'Rejoindre',
    later: 'Plus tard',
    home: 'Aller à la page d’accueil',
    open: 'Ouvrir {{tenant}}',
    other: {
      title: 'Cette invitation est destinée à un autre compte',
      text: 'Vous êtes connecté en tant que {{account}}, qui n’est pas l’adresse e-mail invitée. Connectez-vous avec l’adresse invitée pour accepter.',
      switch: 'Changer de compte',
    },
    unknown: {
      title: 'Invitation introuvable',
      text: 'Vérifiez que le lien est complet. L’invitation ou son locataire a peut-être été supprimé.',
    },
    accepted: {
      title: 'Cette invitation a déjà été acceptée',
      text: 'Une invitation sert une seule fois. Si vous l’avez acceptée, vous pouvez ouvrir {{tenant}}.',
    },
    revoked: {
      title: 'Cette invitation a été révoquée',
      text: 'Demandez-en une nouvelle à un administrateur de {{tenant}}.',
    },
    expired: {
      title: 'Cette invitation a expiré',
      text: 'Demandez-en une nouvelle à un administrateur de {{tenant}}.',
    },
  },
  switcher: {
    label: 'Changer de locataire',
    current: 'Locataire : {{name}}',
    invited: 'Locataire : {{name}}. Vous avez des invitations.',
    tenants: 'Locataires',
    invitations: 'Invitations',
    join: 'Rejoindre {{name}}',
    create: 'Créer un locataire',
  },
};
