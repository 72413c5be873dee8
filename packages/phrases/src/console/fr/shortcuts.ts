import type { Translation } from '../translated.ts';

/** Keyboard shortcuts, and records that were open before, in French. */
export const shortcuts: Translation<'shortcuts'> = {
  title: 'Raccourcis clavier',
  general: 'Général',
  recent: 'Récents',
  search: 'Rechercher ou exécuter une commande',
  searchList: 'Rechercher dans cette liste',
  nextRow: 'Ligne suivante',
  previousRow: 'Ligne précédente',
  openRow: 'Ouvrir la ligne',
  create: 'Créer dans cette liste',
  show: 'Afficher les raccourcis',
  single: 'Raccourcis à une touche',
  singleHelp:
    'Désactivez-les s’ils gênent la saisie vocale ou une extension. {{shortcut}} et le champ de recherche restent utilisables.',
};
