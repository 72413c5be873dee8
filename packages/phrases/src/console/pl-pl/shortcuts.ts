import type { Translation } from '../translated.ts';

/** Keyboard shortcuts, and records that were open before, in Polish. */
export const shortcuts: Translation<'shortcuts'> = {
  title: 'Skróty klawiaturowe',
  general: 'Ogólne',
  recent: 'Ostatnie',
  search: 'Szukaj lub uruchom polecenie',
  searchList: 'Szukaj na tej liście',
  nextRow: 'Następny wiersz',
  previousRow: 'Poprzedni wiersz',
  openRow: 'Otwórz wiersz',
  create: 'Utwórz na tej liście',
  show: 'Pokaż skróty',
  single: 'Skróty jednoklawiszowe',
  singleHelp:
    'Wyłącz, jeśli kolidują z wprowadzaniem głosowym lub rozszerzeniem. {{shortcut}} i pole wyszukiwania nadal działają.',
};
