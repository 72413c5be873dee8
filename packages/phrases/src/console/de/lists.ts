import type { Translation } from '../translated.ts';

/** Filters, export and bulk actions of lists, in German. */
export const lists: Translation<'lists'> = {
  saved: 'Gespeicherte Filter',
  noneSaved: 'Keine gespeicherten Filter',
  save: 'Aktuelle Filter speichern …',
  saveTitle: 'Filter speichern',
  saveHelp: 'Speichert Suche, Filter und Sortierung. Gespeicherte Filter sehen nur Sie.',
  savePlaceholder: 'Inaktive Benutzer',
  saveConfirm: 'Filter speichern',
  removeSaved: 'Gespeicherte Filter löschen',
  name: 'Name',
  export: 'Exportieren',
  exportAll: 'Liste als CSV exportieren',
  exportCapped_one: 'Die Datei enthält den ersten Eintrag.',
  exportCapped_other: 'Die Datei enthält die ersten {{count}} Einträge.',
  done_one: '{{count}} Eintrag geändert',
  done_other: '{{count}} Einträge geändert',
  failed: 'Fehlgeschlagen',
  failedTitle_one: '{{failed}} von {{count}} fehlgeschlagen',
  failedTitle_other: '{{failed}} von {{count}} fehlgeschlagen',
  failedText:
    'Diese Einträge bleiben ausgewählt, damit Sie es noch einmal versuchen können. Alle anderen wurden geändert.',
  reason: 'Grund',
  close: 'Schließen',
  copyId: 'ID kopieren',
  idCopied: 'ID kopiert',
  delete: 'Löschen',
};
