/** The summary on the page of a user, in Turkish. */
export const usersSummary = {
  title: 'Hesap',
  facts: {
    email: 'E-posta adresi',
    phone: 'Telefon numarası',
    username: 'Kullanıcı adı',
    lastSignIn: 'Son oturum açma',
    lastFailure: 'Son hata',
    factors: 'İkinci faktörler',
    created: 'Oluşturulma',
  },
  noFailure: 'Yok',
  noFactors: 'Yok',
  activity: 'Son etkinlik',
  noActivity: 'Henüz etkinlik yok.',
  all: 'Tüm günlükler',
};
