/** Code in a guide. */
export interface Snippet {
  /** The file name or title. */
  title?: string;
  code: string;
  /** Without syntax highlighting: settings or shell commands. Code without a title is for a shell. */
  plain?: boolean;
}

/** The same command for several tools: "npm", "pnpm". */
export interface Alternative {
  label: string;
  code: string;
}

/** Removes the indentation of our source. */
export function code(strings: TemplateStringsArray, ...values: string[]): string {
  const lines = String.raw({ raw: strings }, ...values)
    .replace(/^\n|\n *$/g, '')
    .split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** Commands that install npm packages. */
export function npmPackages(...names: string[]): readonly Alternative[] {
  const list = names.join(' ');
  return [
    { label: 'npm', code: `npm install ${list}` },
    { label: 'pnpm', code: `pnpm add ${list}` },
    { label: 'yarn', code: `yarn add ${list}` },
  ];
}

/** The origin of a URL, which can be incomplete while it is typed. */
export function originOf(uri: string): string {
  return URL.canParse(uri) ? new URL(uri).origin : uri;
}
