import type { Translation } from '../translated.ts';

/** The first three steps of a new account in the cloud edition, in Russian. */
export const onboarding: Translation<'onboarding'> = {
  step: 'Шаг {{step}} из {{total}}',
  next: 'Далее',
  create: 'Создать',
  finish: 'Завершить',
  welcome: {
    title: 'Добро пожаловать в Gatehouse',
    text: 'Ответьте на несколько вопросов о своём проекте. Любой из них можно пропустить.',
    project: 'Для кого ваш проект?',
    projects: { personal: 'Для себя', company: 'Для компании' },
    companyName: 'Название компании',
    stage: 'На какой стадии ваш продукт?',
    stages: {
      'new-product': 'Новый продукт',
      'existing-product': 'Существующий продукт',
      'target-enterprise-ready': 'Выход на корпоративный рынок',
    },
    additionalFeatures: 'Что для вас важно?',
    features: {
      'customize-ui-and-flow': 'Собственные страницы и шаги входа',
      compliance: 'Соответствие требованиям',
      'export-user-data': 'Экспорт данных пользователей',
      'budget-control': 'Контроль расходов',
      'bring-own-auth': 'Моя существующая аутентификация',
      others: 'Другое',
    },
    allowReports: 'Сообщать, как я использую эту консоль',
    reportsHelp:
      'Оператор этого сервиса узнаёт, какие страницы вы открываете и какие первые шаги делаете. Ваши ID и адрес эл. почты хешируются. Это можно изменить в профиле.',
  },
  tenant: {
    title: 'Создайте первый тенант',
    text: 'У тенанта свои пользователи, приложения и страницы входа. Этот тенант бесплатный и предназначен для разработки.',
    name: 'Название',
    namePlaceholder: 'Мой проект',
    region: 'Регион',
    collaborators: 'Коллеги',
    collaboratorsHelp: 'Они получат приглашение. Чтобы добавить адрес эл. почты, нажмите пробел или Enter.',
  },
  look: {
    title: 'Оформите страницу входа',
    text: 'Всё это можно изменить позже.',
    inspire: 'Случайный вариант',
    logo: 'Логотип',
    color: 'Фирменный цвет',
    identifier: 'Идентификатор для входа',
    identifiers: { email: 'Адрес эл. почты', username: 'Имя пользователя' },
    methods: 'Аутентификация',
    methodNames: { password: 'Пароль', verificationCode: 'Код подтверждения' },
    social: 'Вход через соцсети',
    demo: 'Демо',
    later: 'Откроется позже',
  },
};
