/** A connector's logo, and another one for dark pages if the first isn't visible there. */
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

/** The administrator's logos, or the provider's mark. With a custom logo, the mark for dark pages isn't used. */
export function chooseLogo(own: { logo?: string; logoDark?: string | null }, mark: Mark): Mark {
  const { logo = mark.logo, logoDark = own.logo === undefined ? mark.logoDark : null } = own;
  return { logo, logoDark };
}
