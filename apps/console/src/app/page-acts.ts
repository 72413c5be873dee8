/** An act of the page that is open, for the command palette. */
export interface PageAct {
  key: string;
  label: string;
  run: () => void;
}

const inMenus = new Set<PageAct>();

/** Offers an act of a menu, which isn't in the document until the menu opens. Returns what takes it back. */
export function offerPageAct(act: PageAct): () => void {
  inMenus.add(act);
  return () => void inMenus.delete(act);
}

const ofRecord = '.ui-page-actions, .ui-page-meta, .ui-toolbar-end';
/** Where else acts are, instead of those of the record: for selected rows, and in a panel, which are both after the list that they belong to. */
const ahead = ['.selected', '.ui-side-panel-body'];

/** The acts of the open record: the buttons of its header and above its list, by their labels, and those of its menu. */
export function listPageActs({ hasRecord }: { hasRecord: boolean }, page: ParentNode = document): PageAct[] {
  const closest = ahead.find((place) => page.querySelector(`main ${place}`) !== null);
  if (!hasRecord && closest === undefined) return [];
  const places = closest ?? ofRecord;
  const elements = [...page.querySelectorAll<HTMLElement>(`main :is(${places}) :is(a[href], button)`)];
  const shown = elements.flatMap((element): PageAct[] => {
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    const isPlain = closest !== undefined && !element.matches('.ui-button:not([aria-label])');
    const isOff =
      isPlain || label === '' || element.matches('[disabled], [aria-disabled=true], [aria-haspopup]');
    return isOff ? [] : [{ key: label, label, run: () => element.click() }];
  });
  const acts = [...shown, ...(closest === undefined ? inMenus : [])];
  return acts.filter(({ key }, index) => acts.findIndex((one) => one.key === key) === index);
}

/** Follows the page's link to the dialog that creates a record below the open one. Returns whether there is one. */
export function createOnPage(page: ParentNode = document): boolean {
  const link = page.querySelector<HTMLElement>('main a[href$="/create"]');
  link?.click();
  return link !== null;
}
