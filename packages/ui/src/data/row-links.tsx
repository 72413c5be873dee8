/** The links of the rows, which arrow keys move between. */
export function rowLinks(within: ParentNode): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('[data-row-link]')];
}
