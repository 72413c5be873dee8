import type { Translation } from '../translated.ts';

/** Keyboard shortcuts, and records that were open before, in German. */
export const shortcuts: Translation<'shortcuts'> = {
  title: 'Tastenkürzel',
  general: 'Allgemein',
  recent: 'Zuletzt geöffnet',
  search: 'Suchen oder Befehl ausführen',
  searchList: 'Diese Liste durchsuchen',
  nextRow: 'Nächste Zeile',
  previousRow: 'Vorherige Zeile',
  openRow: 'Zeile öffnen',
  create: 'In dieser Liste erstellen',
  show: 'Tastenkürzel anzeigen',
  single: 'Kürzel mit einer Taste',
  singleHelp:
    'Schalten Sie sie aus, wenn sie die Spracheingabe oder eine Erweiterung stören. {{shortcut}} und das Suchfeld funktionieren weiterhin.',
};
