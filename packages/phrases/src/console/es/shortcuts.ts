import type { Translation } from '../translated.ts';

/** Keyboard shortcuts, and records that were open before, in Spanish. */
export const shortcuts: Translation<'shortcuts'> = {
  title: 'Atajos de teclado',
  general: 'General',
  recent: 'Recientes',
  search: 'Buscar o ejecutar un comando',
  searchList: 'Buscar en esta lista',
  nextRow: 'Fila siguiente',
  previousRow: 'Fila anterior',
  openRow: 'Abrir fila',
  create: 'Crear en esta lista',
  show: 'Mostrar atajos',
  single: 'Atajos de una sola tecla',
  singleHelp:
    'Desactívalos si interfieren con la entrada por voz o una extensión. {{shortcut}} y el campo de búsqueda siguen funcionando.',
};
