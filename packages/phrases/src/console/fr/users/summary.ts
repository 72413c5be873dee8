/** The summary on the page of a user, in French. */
export const usersSummary = {
  title: 'Compte',
  facts: {
    email: 'Adresse e-mail',
    phone: 'Numéro de téléphone',
    username: 'Nom d’utilisateur',
    lastSignIn: 'Dernière connexion',
    lastFailure: 'Dernier échec',
    factors: 'Seconds facteurs',
    created: 'Création',
  },
  noFailure: 'Aucun',
  noFactors: 'Aucun',
  activity: 'Activité récente',
  noActivity: 'Aucune activité pour l’instant.',
  all: 'Tout le journal',
};
