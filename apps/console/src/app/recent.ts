/** A record whose page has been open since the console was loaded. */
export interface RecentRecord {
  /** With the tenant, without a tab. */
  path: string;
  label: string;
  /** The list that it is in. */
  list: string;
}

const mostKept = 20;
let kept: readonly RecentRecord[] = [];

/** Notes that the page of a record is open. Names stay in memory only, so that none is left in a browser that others use. */
export function noteRecent(record: RecentRecord): void {
  kept = [record, ...kept.filter(({ path }) => path !== record.path)].slice(0, mostKept);
}

/** The last of them below this path, without the page that is open now. */
export const listRecent = (within: string, pathname: string): readonly RecentRecord[] =>
  kept.filter(({ path }) => path.startsWith(within) && !`${pathname}/`.startsWith(`${path}/`)).slice(0, 5);
