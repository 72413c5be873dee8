/** A picture as connectors have it: the second one is for dark pages, where the first would disappear. */
export interface Mark {
  logo: string;
  logoDark: string | null;
}

/** Written by `scripts/marks.mjs` (ADR 131). */
const files = import.meta.glob<string>('../marks/*.svg', { eager: true, query: '?raw', import: 'default' });

const addressOf = (name: string): string | undefined => {
  const svg = files[`../marks/${name}.svg`];
  return svg && `data:image/svg+xml,${encodeURIComponent(svg.trim())}`;
};

/** The mark of a provider, by the name of its file in `marks`. */
export function markOf(name: string): Mark {
  const logo = addressOf(name);
  if (logo === undefined) throw new Error(`There is no mark named ${name}`);
  return { logo, logoDark: addressOf(`${name}.dark`) ?? null };
}

/** What an administrator has chosen goes first: beside a logo of their own, the mark for dark pages is not shown. */
export function chooseLogo(own: { logo?: string; logoDark?: string | null }, mark: Mark): Mark {
  const { logo = mark.logo, logoDark = own.logo === undefined ? mark.logoDark : null } = own;
  return { logo, logoDark };
}
