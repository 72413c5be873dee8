import type { Translation } from '../translated.ts';

/** Filters, export and bulk actions of lists, in French. */
export const lists: Translation<'lists'> = {
  saved: 'Filtres enregistrés',
  noneSaved: 'Aucun filtre enregistré',
  save: 'Enregistrer les filtres actuels…',
  saveTitle: 'Enregistrer les filtres',
  saveHelp:
    'Enregistre la recherche, les filtres et l’ordre de tri. Vous seul voyez vos filtres enregistrés.',
  savePlaceholder: 'Utilisateurs inactifs',
  saveConfirm: 'Enregistrer les filtres',
  removeSaved: 'Supprimer des filtres enregistrés',
  name: 'Nom',
  export: 'Exporter',
  exportAll: 'Exporter la liste en CSV',
  exportCapped_one: 'Le fichier contient le premier enregistrement.',
  exportCapped_many: 'Le fichier se limite à {{count}} d’enregistrements.',
  exportCapped_other: 'Le fichier contient les {{count}} premiers enregistrements.',
  done_one: '{{count}} enregistrement modifié',
  done_many: '{{count}} d’enregistrements modifiés',
  done_other: '{{count}} enregistrements modifiés',
  failed: 'Échec',
  failedTitle_one: 'Échecs : {{failed}} sur {{count}}',
  failedTitle_many: 'Échecs : {{failed}} sur {{count}}',
  failedTitle_other: 'Échecs : {{failed}} sur {{count}}',
  failedText:
    'Ces éléments restent sélectionnés pour que vous puissiez réessayer. Tous les autres ont été modifiés.',
  reason: 'Motif',
  close: 'Fermer',
  copyId: 'Copier l’ID',
  idCopied: 'ID copié',
  delete: 'Supprimer',
};
