/** Written by `scripts/marks.mjs` (ADR 131). Each is a file that is fetched when it is shown. */
const files = import.meta.glob<string>('./marks/*.svg', { eager: true, query: '?url', import: 'default' });

/** The logo of a framework, and one for dark mode if needed. */
export const findMark = (name: string): { logo: string; logoDark: string | null } => ({
  logo: files[`./marks/${name}.svg`] ?? '',
  logoDark: files[`./marks/${name}.dark.svg`] ?? null,
});
