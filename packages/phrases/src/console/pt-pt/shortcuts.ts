import type { Translation } from '../translated.ts';

/** Keyboard shortcuts, and records that were open before, in European Portuguese. */
export const shortcuts: Translation<'shortcuts'> = {
  title: 'Atalhos de teclado',
  general: 'Geral',
  recent: 'Recentes',
  search: 'Pesquisar ou executar um comando',
  searchList: 'Pesquisar nesta lista',
  nextRow: 'Linha seguinte',
  previousRow: 'Linha anterior',
  openRow: 'Abrir linha',
  create: 'Criar nesta lista',
  show: 'Mostrar atalhos',
  single: 'Atalhos de uma só tecla',
  singleHelp:
    'Desative-os se interferirem com a introdução por voz ou com uma extensão. {{shortcut}} e o campo de pesquisa continuam a funcionar.',
};
