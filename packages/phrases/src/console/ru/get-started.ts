import type { Translation } from '../translated.ts';

/** The next steps in a new tenant, and their state, in Russian. */
export const getStarted: Translation<'getStarted'> = {
  title: 'Начало работы',
  description: 'Настройте вход в свои приложения.',
  steps: {
    label: 'Шаги',
    demo: {
      title: 'Попробуйте демо',
      description:
        'Зарегистрируйтесь в демо-приложении этого тенанта и посмотрите, какие токены оно получит.',
      action: 'Открыть демо',
    },
    application: {
      title: 'Создайте приложение',
      description: 'Выберите фреймворк. Руководство покажет рабочий код с вашими ID.',
      action: 'Создать приложение',
    },
    email: {
      title: 'Настройте эл. почту',
      description: 'Коды, приглашения и ссылки отправляет коннектор.',
      sent: 'Коды, приглашения и ссылки доставляются.',
      kept: 'Сообщения пока не доставляются. Коды, приглашения и ссылки остаются в тестовом ящике.',
      nothing: 'Отправлять сообщения пока нельзя, поэтому пользователи не получают коды и приглашения.',
      action: 'Настроить эл. почту',
      inbox: 'Открыть ящик',
    },
    api: {
      title: 'Защитите API',
      description: 'Зарегистрируйте API, который вызывает ваше приложение, и его разрешения.',
      action: 'Создать ресурс API',
    },
    role: {
      title: 'Создайте роль',
      description: 'Роли дают пользователям и межмашинным приложениям разрешения для ваших API.',
      action: 'Создать роль',
    },
  },
  addresses: {
    title: 'URL-адреса',
    description: 'Для клиентских библиотек и скриптов.',
    endpoint: 'Конечная точка',
    issuer: 'Издатель',
    discovery: 'Обнаружение (discovery)',
    management: 'Ресурс Management API',
    reference: 'Справочник API',
  },
};
