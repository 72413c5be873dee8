/** The caller that a job is for, which determines the job's turn. */
export interface Asker {
  /** The IP address or other name by which the jobs of one caller are grouped. */
  from: string;
  /** The network that the caller belongs to; its callers share one turn. */
  site?: string;
  /** Part of a sign-in, which has priority. */
  isSignIn?: boolean;
  /** Called when the job no longer waits. */
  onBegin?: () => void;
}

/** A bounded queue that is fair between callers and serves sign-ins first. */
export interface FairQueue<T> {
  /** The number of waiting items. */
  readonly size: number;
  /** Adds an item. Returns the item that is dropped because the queue is full, if any: this one, or an earlier one. */
  add(item: T): T | undefined;
  /** Takes the next item out of the queue. */
  next(): T | undefined;
  remove(item: T): void;
}

/** While both wait, every fifth turn goes to other work than sign-ins, so that many sign-ins don't stop sign-ups. */
const signInsInARow = 4;

/** Waiting items by site and caller, in the order of their turns. */
type Lane<T> = Map<string, Map<string, T[]>>;

const siteOf = ({ from, site = from }: Asker): string => site;

/**
 * Sites take turns, and within a site its callers, regardless of how many items each has waiting: a caller with 200 items doesn't delay one
 * with a single item, and neither do 200 networks of one IPv6 /48. An IPv4 address is its own site.
 */
export function createFairQueue<T extends Asker>(limit: number): FairQueue<T> {
  const signIns: Lane<T> = new Map();
  const others: Lane<T> = new Map();
  let size = 0;
  let inARow = 0;

  const laneOf = ({ isSignIn }: T): Lane<T> => (isSignIn ? signIns : others);

  function remove(item: T): void {
    const lane = laneOf(item);
    const callers = lane.get(siteOf(item));
    const items = callers?.get(item.from) ?? [];
    const index = items.indexOf(item);
    if (!callers || index < 0) return;
    items.splice(index, 1);
    size -= 1;
    if (items.length === 0) callers.delete(item.from);
    if (callers.size === 0) lane.delete(siteOf(item));
  }

  /**
   * The item to drop if the queue is full: other work before sign-ins, then an item of the site, or of the caller within the same site, with
   * the most.
   */
  function findSurplus(item: T): T {
    const fromOthers = item.isSignIn ? findLast(findLargest(others.values(), countItems)) : undefined;
    if (fromOthers) return fromOthers;
    const lane = laneOf(item);
    const own = lane.get(siteOf(item));
    const largest = findLargest(lane.values(), countItems);
    const last = findLast(countItems(largest) > countItems(own) + 1 ? largest : own);
    if (!last) return item;
    const lengthOf = ({ from }: T): number => own?.get(from)?.length ?? 0;
    const hasMore = siteOf(last) !== siteOf(item) || lengthOf(last) > lengthOf(item) + 1;
    return hasMore ? last : item;
  }

  return {
    get size() {
      return size;
    },
    remove,
    add(item) {
      const surplus = size < limit ? undefined : findSurplus(item);
      if (surplus === item) return item;
      if (surplus) remove(surplus);
      const lane = laneOf(item);
      const callers = lane.get(siteOf(item)) ?? new Map<string, T[]>();
      lane.set(siteOf(item), callers);
      const items = callers.get(item.from);
      if (items) items.push(item);
      else callers.set(item.from, [item]);
      size += 1;
      return surplus;
    },
    next() {
      const isOthersTurn = signIns.size === 0 || inARow >= signInsInARow;
      const lane = isOthersTurn && others.size > 0 ? others : signIns;
      inARow = lane === signIns ? inARow + 1 : 0;
      const [callers] = lane.values();
      const [items] = callers?.values() ?? [];
      const [item] = items ?? [];
      if (!callers || !items || !item) return undefined;
      remove(item);
      // The caller's other items wait until every caller of the site has had a turn, and the site's until every site has.
      if (items.length > 0) moveLast(callers, item.from, items);
      if (callers.size > 0) moveLast(lane, siteOf(item), callers);
      return item;
    },
  };
}

const countItems = <T>(callers: ReadonlyMap<string, T[]> | undefined): number =>
  [...(callers?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);

/** The latest item of the caller with the most items. */
const findLast = <T>(callers: ReadonlyMap<string, T[]> | undefined): T | undefined =>
  findLargest(callers?.values() ?? [], ({ length }) => length)?.at(-1);

function findLargest<V>(values: Iterable<V>, sizeOf: (value: V) => number): V | undefined {
  let largest: V | undefined;
  for (const value of values) if (largest === undefined || sizeOf(value) > sizeOf(largest)) largest = value;
  return largest;
}

function moveLast<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
}
