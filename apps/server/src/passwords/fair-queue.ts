/** Who a job is for, which decides when its turn comes. */
export interface Asker {
  /** The address or other name under which the jobs of one caller are kept together. */
  from: string;
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

/** Callers take turns, whatever number of items each has waiting: one that sends 200 does not delay one that sends a single one. */
export function createFairQueue<T extends Asker>(limit: number): FairQueue<T> {
  /** The waiting items by caller; the caller whose turn it is comes first. */
  const signIns = new Map<string, T[]>();
  const others = new Map<string, T[]>();
  let size = 0;
  let inARow = 0;

  const laneOf = ({ isSignIn }: T): Map<string, T[]> => (isSignIn ? signIns : others);

  function remove(item: T): void {
    const lane = laneOf(item);
    const items = lane.get(item.from) ?? [];
    const index = items.indexOf(item);
    if (index < 0) return;
    items.splice(index, 1);
    size -= 1;
    if (items.length === 0) lane.delete(item.from);
  }

  /** Which item has to go when the queue is full: the latest of the caller with the most, of other work before sign-ins. */
  function findSurplus(item: T): T {
    const longest = (lane: Map<string, T[]>): T[] =>
      [...lane.values()].reduce((most, items) => (items.length > most.length ? items : most), []);
    const fromOthers = item.isSignIn ? longest(others).at(-1) : undefined;
    if (fromOthers) return fromOthers;
    const items = longest(laneOf(item));
    const own = laneOf(item).get(item.from)?.length ?? 0;
    return (items.length > own + 1 ? items.at(-1) : undefined) ?? item;
  }

  return {
    remove,
    add(item) {
      const surplus = size < limit ? undefined : findSurplus(item);
      if (surplus === item) return item;
      if (surplus) remove(surplus);
      const lane = laneOf(item);
      const items = lane.get(item.from);
      if (items) items.push(item);
      else lane.set(item.from, [item]);
      size += 1;
      return surplus;
    },
    next() {
      const isOthersTurn = signIns.size === 0 || inARow >= signInsInARow;
      const lane = isOthersTurn && others.size > 0 ? others : signIns;
      inARow = lane === signIns ? inARow + 1 : 0;
      const [items] = lane.values();
      const [item] = items ?? [];
      if (!items || !item) return undefined;
      remove(item);
      // The others of the same caller wait until every caller has had a turn.
      if (items.length > 0) {
        lane.delete(item.from);
        lane.set(item.from, items);
      }
      return item;
    },
  };
}
