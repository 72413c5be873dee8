export type TextTree = { [key: string]: string | TextTree };

/** The texts of a tree with their keys: `['tabs.members', 'Members']`. */
export const listTexts = (tree: TextTree, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : listTexts(value, `${prefix}${key}.`),
  );
