/** The summary on the page of a user, in Italian. */
export const usersSummary = {
  title: 'Account',
  facts: {
    email: 'Indirizzo e-mail',
    phone: 'Numero di telefono',
    username: 'Nome utente',
    lastSignIn: 'Ultimo accesso',
    lastFailure: 'Ultimo errore',
    factors: 'Secondi fattori',
    created: 'Creazione',
  },
  noFailure: 'Nessuno',
  noFactors: 'Nessuno',
  activity: 'Attività recente',
  noActivity: 'Ancora nessuna attività.',
  all: 'Tutti i log',
};
