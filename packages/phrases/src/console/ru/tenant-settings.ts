import type { Translation } from '../translated.ts';

/** The settings of a tenant of the cloud edition, in Russian. */
export const tenantSettings: Translation<'tenantSettings'> = {
  description: 'Название и среда этого тенанта.',
  general: {
    title: 'Общие',
    description: 'Регион и среду позже изменить нельзя.',
    id: 'ID тенанта',
    name: 'Название',
    nameHelp: 'Видно только администраторам.',
    region: 'Регион',
    tag: 'Среда',
    created: 'Создан',
  },
  delete: {
    title: 'Удаление тенанта',
    description: 'Его пользователи сразу потеряют возможность входить.',
    action: 'Удалить тенант',
    confirmTitle: 'Удалить {{name}}?',
    confirmText:
      'Будут удалены все пользователи, приложения и настройки этого тенанта. Восстановить его может только оператор этого сервиса в течение 7 дней.',
    host: 'Вход и API на {{host}} перестанут работать.',
    members_one: 'Ещё {{count}} администратор потеряет доступ.',
    members_few: 'Ещё {{count}} администратора потеряют доступ.',
    members_many: 'Ещё {{count}} администраторов потеряют доступ.',
    members_other: 'Ещё {{count}} администратора потеряет доступ.',
    blockedTitle: 'Этот тенант пока нельзя удалить',
    blockedText: 'Сначала устраните следующее:',
    blockers: {
      paid_plan: 'У него платный тариф. Перейдите на бесплатный тариф.',
      inactive_subscription: 'Его подписка неактивна. Обновите способ оплаты.',
      open_invoice: 'У него есть неоплаченный счёт. Оплатите его.',
    },
  },
};
