import type { Translation } from '../translated.ts';
import { access } from './applications/access.ts';
import { branding } from './applications/branding.ts';
import { consent } from './applications/consent.ts';
import { guide } from './applications/guide.ts';
import { registration } from './applications/registration.ts';
import { saml } from './applications/saml.ts';
import { settings } from './applications/settings.ts';

/** Applications: lists, creating and deleting, in Russian. */
export const applications: Translation<'applications'> = {
  title: 'Приложения',
  description: 'Приложения, в которые входят ваши пользователи, и межмашинные клиенты.',
  search: 'Название, описание или ID',
  lists: { mine: 'Мои приложения', thirdParty: 'Сторонние приложения', registration: 'Регистрация' },
  columns: { name: 'Приложение', type: 'Тип', id: 'ID', createdAt: 'Создано' },
  types: {
    SPA: 'Одностраничное',
    Traditional: 'Веб-приложение',
    Native: 'Нативное',
    MachineToMachine: 'Межмашинное',
    Protected: 'Защищённое',
    SAML: 'SAML-приложение',
  },
  typeHelp: {
    SPA: 'Работает в браузере и не имеет секрета.',
    Traditional: 'Формирует страницы на сервере и имеет секрет.',
    Native: 'Устанавливается на устройство и не имеет секрета.',
    MachineToMachine: 'Вызывает API от своего имени, без пользователей.',
    Protected: 'Не имеет собственного входа. Пользователи входят через обратный прокси перед ним.',
    SAML: 'Поставщик услуг с поддержкой SAML 2.0.',
  },
  name: 'Название',
  descriptionLabel: 'Описание',
  thirdParty: 'Стороннее приложение',
  thirdPartyHelp:
    'Управляется другой компанией. Чтобы оно получило данные пользователей, нужно их согласие. Начальные области доступа: {{scopes}}. Другие добавляются на вкладке «Разрешения». Позже этот выбор изменить нельзя.',
  thirdPartyBadge: 'Стороннее',
  adminBadge: 'Доступ к управлению',
  builtIn: 'Это встроенное приложение. Его URL зависят от настроек сервера.',
  empty: {
    title: 'Приложений пока нет',
    text: 'Выберите фреймворк и получите руководство с кодом для своего приложения.',
  },
  emptyThirdParty: {
    title: 'Сторонних приложений пока нет',
    text: 'Пользователи смогут входить в приложения других компаний, дав на это согласие.',
  },
  create: {
    action: 'Создать приложение',
    title: 'Создание приложения',
    description: 'Выберите фреймворк. Затем вы увидите руководство с кодом.',
    search: 'Фреймворк, язык или библиотека',
    named: 'Создать приложение: {{name}}',
    device: 'Создать приложение: {{name}}',
    nameHelp: 'Видно пользователям на странице согласия и администраторам.',
    namePlaceholder: 'Интернет-магазин',
  },
  tabs: {
    settings: 'Настройки',
    branding: 'Брендинг',
    access: 'Доступ',
    permissions: 'Разрешения',
    roles: 'Роли',
    logs: 'Журнал',
    organizations: 'Организации',
  },
  access,
  ...settings,
  roles: {
    search: 'Название, описание или ID',
    columns: { name: 'Роль', description: 'Описание' },
    empty: {
      title: 'Ролей пока нет',
      text: 'Без роли у приложения нет разрешений для API.',
    },
    assign: 'Назначить роли',
    assignTitle: 'Назначение ролей приложению {{name}}',
    assignDescription: 'Приложение получит их разрешения со следующим токеном.',
    remove: 'Снять',
    removeTitle: 'Снять роль {{name}}?',
    removeText: 'Приложение потеряет её разрешения со следующим токеном.',
    removeConfirm: 'Снять роль',
    noneTitle: 'Это приложение действует от имени пользователей',
    noneText:
      'У него разрешения пользователя, который в него вошёл. Роли есть только у межмашинных приложений.',
  },
  organizations: {
    noneTitle: 'Это приложение действует от имени пользователей',
    noneText:
      'Оно действует для организаций пользователя, который в него вошёл. Сами входят в организации только межмашинные приложения.',
  },
  branding,
  consent,
  registration,
  saml,
  missing: {
    redirectUri: 'Нет URI перенаправления',
    serviceProvider: 'Нет Entity ID или URL ACS',
    signInMethod: 'Нет способа входа',
  },
  today: {
    signIns_zero: 'Сегодня входов не было',
    signIns_one: '{{number}} вход сегодня',
    signIns_few: '{{number}} входа сегодня',
    signIns_many: '{{number}} входов сегодня',
    signIns_other: '{{number}} входа сегодня',
    tokens_zero: 'Сегодня токены не выдавались',
    tokens_one: '{{number}} токен выдан сегодня',
    tokens_few: '{{number}} токена выдано сегодня',
    tokens_many: '{{number}} токенов выдано сегодня',
    tokens_other: '{{number}} токена выдано сегодня',
    more: {
      signIns: 'Более {{number}} входов сегодня',
      tokens: 'Более {{number}} токенов выдано сегодня',
    },
  },
  bulk: {
    deleteTitle_one: 'Удалить {{count}} приложение?',
    deleteTitle_few: 'Удалить {{count}} приложения?',
    deleteTitle_many: 'Удалить {{count}} приложений?',
    deleteTitle_other: 'Удалить {{count}} приложения?',
    deleteText: 'Приложения будут удалены навсегда. Сеансы пользователей в них завершатся.',
    deleteConfirm: 'Удалить приложения',
    deleteTyped_one: 'удалить {{count}} приложение',
    deleteTyped_few: 'удалить {{count}} приложения',
    deleteTyped_many: 'удалить {{count}} приложений',
    deleteTyped_other: 'удалить {{count}} приложения',
  },
  delete: {
    action: 'Удалить приложение',
    title: 'Удалить {{name}}?',
    text: 'Пользователи больше не смогут в него войти, а его токены будут отклоняться. Отменить это нельзя.',
    users_one: 'Сеанс в нём завершится у {{count}} пользователя.',
    users_few: 'Сеансы в нём завершатся у {{count}} пользователей.',
    users_many: 'Сеансы в нём завершатся у {{count}} пользователей.',
    users_other: 'Сеансы в нём завершатся у {{count}} пользователя.',
    secrets_one: 'Перестанет работать {{count}} секрет.',
    secrets_few: 'Перестанут работать {{count}} секрета.',
    secrets_many: 'Перестанут работать {{count}} секретов.',
    secrets_other: 'Перестанет работать {{count}} секрета.',
    roles_one: 'С него будет снята {{count}} роль.',
    roles_few: 'С него будут сняты {{count}} роли.',
    roles_many: 'С него будет снято {{count}} ролей.',
    roles_other: 'С него будет снято {{count}} роли.',
  },
  guide,
};
