import type { Translation } from '../translated.ts';

/** The next steps in a new tenant, and their state, in French. */
export const getStarted: Translation<'getStarted'> = {
  title: 'Premiers pas',
  description: 'Configurez la connexion à vos applications.',
  steps: {
    label: 'Étapes',
    demo: {
      title: 'Essayer la démonstration',
      description:
        'Inscrivez-vous dans l’application de démonstration de ce locataire et découvrez les jetons qu’elle obtient.',
      action: 'Ouvrir la démo',
    },
    application: {
      title: 'Créer votre application',
      description: 'Choisissez votre framework. Le guide montre du code fonctionnel avec vos ID.',
      action: 'Créer une application',
    },
    email: {
      title: 'Configurer l’e-mail',
      description: 'Un connecteur envoie les codes, invitations et liens.',
      sent: 'Les codes, invitations et liens sont remis.',
      kept: 'Les messages ne sont pas encore remis. Les codes, invitations et liens restent dans la boîte de réception de développement.',
      nothing:
        'Aucun message ne peut encore être envoyé : les utilisateurs ne reçoivent ni codes ni invitations.',
      action: 'Configurer l’e-mail',
      inbox: 'Ouvrir la boîte de réception',
    },
    api: {
      title: 'Protéger une API',
      description: 'Enregistrez l’API que votre application appelle, et ses permissions.',
      action: 'Créer une ressource API',
    },
    role: {
      title: 'Créer un rôle',
      description:
        'Les rôles donnent aux utilisateurs et aux applications machine à machine des permissions pour vos API.',
      action: 'Créer un rôle',
    },
  },
  addresses: {
    title: 'URL',
    description: 'Pour les bibliothèques clientes et les scripts.',
    endpoint: 'Point de terminaison',
    issuer: 'Émetteur',
    discovery: 'Découverte',
    management: 'Ressource Management API',
    reference: 'Référence de l’API',
  },
};
