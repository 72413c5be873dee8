/** The summary on the page of a user, in Polish. */
export const usersSummary = {
  title: 'Konto',
  facts: {
    email: 'Adres e-mail',
    phone: 'Numer telefonu',
    username: 'Nazwa użytkownika',
    lastSignIn: 'Ostatnie logowanie',
    lastFailure: 'Ostatnia nieudana próba',
    factors: 'Drugie składniki',
    created: 'Utworzono',
  },
  noFailure: 'Brak',
  noFactors: 'Brak',
  activity: 'Ostatnia aktywność',
  noActivity: 'Nie ma jeszcze aktywności.',
  all: 'Cały dziennik',
};
