import type { Translation } from '../translated.ts';

/** Organization roles, in Russian. */
export const organizationRoles: Translation<'organizationRoles'> = {
  title: 'Роли организации',
  description:
    'Наборы разрешений, которые пользователи или приложения имеют в организации. Эти роли общие для всех организаций.',
  search: 'Название, описание или ID',
  name: 'Название',
  descriptionLabel: 'Описание',
  type: 'Тип',
  typeFixed: 'Позже изменить нельзя.',
  types: { User: 'Для пользователей', MachineToMachine: 'Межмашинная' },
  typeHelp: {
    User: 'Назначается участникам организаций.',
    MachineToMachine: 'Назначается сервисам, которые действуют для организаций.',
  },
  columns: { name: 'Роль', permissions: 'Разрешения' },
  empty: {
    title: 'Ролей организации пока нет',
    text: 'Создайте роль, например admin, и выберите её разрешения в организации.',
  },
  create: {
    action: 'Создать роль организации',
    description: 'Назовите её по должности в организации, например admin.',
    namePlaceholder: 'admin',
    descriptionPlaceholder: 'Управляет участниками и оплатой',
    permissions: 'Разрешения',
  },
  tabs: { permissions: 'Разрешения', general: 'Общие' },
  permissions: {
    search: 'Разрешение, описание или ID',
    columns: { name: 'Разрешение', resource: 'Ресурс' },
    organization: 'Организация',
    empty: {
      title: 'Разрешений пока нет',
      text: 'Назначьте разрешения организации и разрешения ваших API.',
    },
    assign: 'Назначить разрешения',
    assignTitle: 'Назначение разрешений роли {{name}}',
    assignDescription: 'Пользователи и приложения с этой ролью получат их со следующим токеном организации.',
    remove: 'Удалить',
    removeTitle: 'Удалить {{name}}?',
    removeText:
      'Пользователи и приложения с этой ролью потеряют разрешение со следующим токеном организации.',
    removeConfirm: 'Удалить разрешение',
  },
  general: { title: 'Роль организации', description: 'Как роль обозначается для администраторов.' },
  delete: {
    action: 'Удалить роль организации',
    title: 'Удалить {{name}}?',
    text: 'Пользователи и приложения с этой ролью потеряют её разрешения во всех организациях. Отменить это нельзя.',
  },
};
