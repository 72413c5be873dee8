/** Keyboard shortcuts, and records that were open before. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  general: 'General',
  recent: 'Recent',
  search: 'Search or run a command',
  searchList: 'Search this list',
  nextRow: 'Next row',
  previousRow: 'Previous row',
  openRow: 'Open row',
  create: 'Create in this list',
  show: 'Show shortcuts',
  single: 'Single-key shortcuts',
  singleHelp:
    'Turn off if they interfere with speech input or an extension. {{shortcut}} and the search field still work.',
};
