/** Written by `scripts/marks.mjs` (ADR 131); each is a file of its own, fetched when it is shown. */
const files = import.meta.glob<string>('./marks/*.svg', { eager: true, query: '?url', import: 'default' });

/** The mark of a framework, and the one for dark pages if the first would disappear there. */
export const findMark = (name: string): { logo: string; logoDark: string | null } => ({
  logo: files[`./marks/${name}.svg`] ?? '',
  logoDark: files[`./marks/${name}.dark.svg`] ?? null,
});
