import type { Translation } from '../translated.ts';

/** Keyboard shortcuts, and records that were open before, in Italian. */
export const shortcuts: Translation<'shortcuts'> = {
  title: 'Scorciatoie da tastiera',
  general: 'Generali',
  recent: 'Recenti',
  search: 'Cerca o esegui un comando',
  searchList: 'Cerca in questo elenco',
  nextRow: 'Riga successiva',
  previousRow: 'Riga precedente',
  openRow: 'Apri la riga',
  create: 'Crea in questo elenco',
  show: 'Mostra le scorciatoie',
  single: 'Scorciatoie con un solo tasto',
  singleHelp:
    'Disattivale se interferiscono con la dettatura o con un’estensione. {{shortcut}} e il campo di ricerca continuano a funzionare.',
};
