/** The links that arrows move between, top to bottom. */
export function rowLinks(within: ParentNode): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('[data-row-link]')];
}
