/** Who a job is for, which decides when its turn comes. */
export interface Asker {
  /** The IP address or other name under which the jobs of one caller are kept together. */
  from: string;
  /** The network around it, whose callers share one turn. */
  site?: string;
  /** Part of a sign-in: goes before everything else. */
  isSignIn?: boolean;
}

/** A bounded queue that is fair between callers and serves sign-ins first. */
export interface FairQueue<T> {
  /** Adds an item. Answers the item that has no place: none, this one, or one that was added before and is removed. */
  add(item: T): T | undefined;
  /** Takes the next item out of the queue. */
  next(): T | undefined;
  remove(item: T): void;
}

/** While both wait, every fifth turn goes to something else than a sign-in, so that a rush of sign-ins does not stop sign-ups. */
const signInsInARow = 4;

/** Waiting items by site, and there by caller; the site, and the caller in it, whose turn it is comes first. */
type Lane<T> = Map<string, Map<string, T[]>>;

const siteOf = ({ from, site = from }: Asker): string => site;

/**
 * Sites take turns, and in each the callers, whatever number of items each has waiting: one that sends 200 does not delay one that sends a
 * single one, and neither do 200 networks of one IPv6 /48. An IPv4 address is a site of its own.
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

  /** Which item has to go when the queue is full: other work before sign-ins, then one of a site, or caller of the same site, with more. */
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
      // The others of the same caller wait until every caller has had a turn, and those of the same site until every site has.
      if (items.length > 0) moveLast(callers, item.from, items);
      if (callers.size > 0) moveLast(lane, siteOf(item), callers);
      return item;
    },
  };
}

const countItems = <T>(callers: ReadonlyMap<string, T[]> | undefined): number =>
  [...(callers?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);

/** The latest item of the caller with the most. */
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
