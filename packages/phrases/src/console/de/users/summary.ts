/** The summary on the page of a user, in German. */
export const usersSummary = {
  title: 'Konto',
  facts: {
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    username: 'Benutzername',
    lastSignIn: 'Letzte Anmeldung',
    lastFailure: 'Letzter Fehlversuch',
    factors: 'Zweite Faktoren',
    created: 'Erstellt',
  },
  noFailure: 'Keiner',
  noFactors: 'Keine',
  activity: 'Letzte Aktivitäten',
  noActivity: 'Noch keine Aktivitäten.',
  all: 'Alle Logs',
};
