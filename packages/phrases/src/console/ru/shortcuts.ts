import type { Translation } from '../translated.ts';

/** Keyboard shortcuts, and records that were open before, in Russian. */
export const shortcuts: Translation<'shortcuts'> = {
  title: 'Сочетания клавиш',
  general: 'Общие',
  recent: 'Недавнее',
  search: 'Поиск или выполнение команды',
  searchList: 'Поиск в этом списке',
  nextRow: 'Следующая строка',
  previousRow: 'Предыдущая строка',
  openRow: 'Открыть строку',
  create: 'Создать запись в этом списке',
  show: 'Показать сочетания клавиш',
  single: 'Команды одной клавишей',
  singleHelp:
    'Отключите, если они мешают голосовому вводу или расширению. {{shortcut}} и поле поиска продолжат работать.',
};
