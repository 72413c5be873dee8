/** Code that a guide shows. */
export interface Snippet {
  /** The file it goes into, or what it is. */
  title?: string;
  code: string;
  /** Of no language whose words could be told apart: settings, a shell. What has no title is a shell's. */
  plain?: boolean;
}

/** The same thing said for several tools: "npm", "pnpm". */
export interface Alternative {
  label: string;
  code: string;
}

/** Code without the indentation it has in our source. */
export function code(strings: TemplateStringsArray, ...values: string[]): string {
  const lines = String.raw({ raw: strings }, ...values)
    .replace(/^\n|\n *$/g, '')
    .split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** How packages of npm are installed. */
export function npmPackages(...names: string[]): readonly Alternative[] {
  const list = names.join(' ');
  return [
    { label: 'npm', code: `npm install ${list}` },
    { label: 'pnpm', code: `pnpm add ${list}` },
    { label: 'yarn', code: `yarn add ${list}` },
  ];
}

/** The origin of an address, which may be one that somebody still types. */
export function originOf(uri: string): string {
  return URL.canParse(uri) ? new URL(uri).origin : uri;
}
