/** The summary on the page of a user, in Russian. */
export const usersSummary = {
  title: 'Учётная запись',
  facts: {
    email: 'Адрес эл. почты',
    phone: 'Номер телефона',
    username: 'Имя пользователя',
    lastSignIn: 'Последний вход',
    lastFailure: 'Последняя ошибка',
    factors: 'Вторые факторы',
    created: 'Создана',
  },
  noFailure: 'Нет',
  noFactors: 'Нет',
  activity: 'Недавняя активность',
  noActivity: 'Активности пока нет.',
  all: 'Весь журнал',
};
