import type { Translation } from '../translated.ts';

/** Keyboard shortcuts, and records that were open before, in Brazilian Portuguese. */
export const shortcuts: Translation<'shortcuts'> = {
  title: 'Atalhos de teclado',
  general: 'Geral',
  recent: 'Recentes',
  search: 'Pesquisar ou executar um comando',
  searchList: 'Pesquisar nesta lista',
  nextRow: 'Próxima linha',
  previousRow: 'Linha anterior',
  openRow: 'Abrir linha',
  create: 'Criar nesta lista',
  show: 'Mostrar atalhos',
  single: 'Atalhos de uma tecla',
  singleHelp:
    'Desative se interferirem na entrada por voz ou em uma extensão. {{shortcut}} e o campo de pesquisa continuam funcionando.',
};
