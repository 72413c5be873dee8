import type { Translation } from '../translated.ts';

/** Organization permissions, which the API calls organization scopes, in Russian. */
export const organizationScopes: Translation<'organizationScopes'> = {
  title: 'Разрешения организации',
  description:
    'Действия внутри организации, например приглашение участников. Их предоставляют роли организации.',
  search: 'Название, описание или ID',
  name: 'Название',
  nameHelp: 'Без пробелов: в токене разрешения разделяются пробелами.',
  descriptionLabel: 'Описание',
  descriptionPlaceholder: 'Приглашать участников в организацию',
  columns: { name: 'Разрешение', description: 'Описание' },
  empty: {
    title: 'Разрешений организации пока нет',
    text: 'Создайте разрешение, например invite:members, и назначьте его роли организации.',
  },
  create: {
    action: 'Создать разрешение организации',
    description: 'Назовите его по тому, что оно разрешает, например invite:members.',
  },
  edit: {
    menu: 'Изменить',
    title: 'Изменение разрешения организации',
    description: 'Ваши приложения проверяют это название в токене. Измените его и там.',
    save: 'Сохранить разрешение организации',
  },
  delete: {
    action: 'Удалить разрешение организации',
    title: 'Удалить {{name}}?',
    text: 'Оно будет удалено из всех ролей организации. В действующих токенах оно останется до истечения их срока.',
  },
};
