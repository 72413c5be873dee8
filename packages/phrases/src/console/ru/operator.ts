import type { Translation } from '../translated.ts';

/** The area of the cloud edition's operators, in Russian. */
export const operator: Translation<'operator'> = {
  title: 'Все тенанты',
  description:
    'Тариф каждого тенанта, его активные пользователи и токены за этот месяц. Операторы не видят данных тенантов.',
  search: 'Поиск по названию или ID',
  columns: {
    tenant: 'Тенант',
    id: 'ID',
    region: 'Регион',
    plan: 'Тариф',
    users: 'Активные пользователи',
    tokens: 'Токены',
    members: 'Участники',
    state: 'Статус',
    createdAt: 'Создано',
  },
  plans: {
    free: 'Free',
    hobby: 'Hobby',
    pro: 'Pro',
    enterprise: 'Enterprise',
    'grandfathered-pro': 'Pro (прежний)',
    dev: 'Для разработки',
    admin: 'Административный',
  },
  states: { active: 'Активен', suspended: 'Приостановлен', suspendedFor: 'Приостановлен: {{reason}}' },
  empty: { title: 'Тенантов пока нет', text: 'Здесь появятся созданные тенанты.' },
  suspend: {
    action: 'Приостановить',
    title: 'Приостановить {{name}}?',
    text: 'Пока вы не возобновите работу тенанта, пользователи не смогут в него войти и ничего в нём нельзя будет изменить. Данные сохранятся.',
    reason: 'Причина',
    reasonHelp: 'Видна операторам и в журнале аудита тенанта.',
    confirm: 'Приостановить тенант',
  },
  unsuspend: {
    action: 'Возобновить работу',
    title: 'Возобновить работу тенанта {{name}}?',
    text: 'Прежние сеансы и токены снова будут действовать.',
  },
  plan: {
    action: 'Сменить тариф',
    title: 'Смена тарифа: {{name}}',
    text: 'Тенант получает тариф сразу, без оплаты.',
    save: 'Сменить тариф',
  },
};
