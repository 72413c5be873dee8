import { type ConnectorPlatform, targetsWithPlatforms } from '@gatehouse/contract/connectors/connectors';

interface OfPlatform {
  target: string;
  platform: ConnectorPlatform | null;
}

/** What is shown as one: a connector, or those of one target, such as one for browsers and another for native applications (OPEN-32). */
export interface Entry<T extends OfPlatform> {
  first: T;
  all: readonly T[];
}

/** Whether a target has a connector for each platform. */
export const hasPlatforms = ({ target }: Pick<OfPlatform, 'target'>): boolean =>
  targetsWithPlatforms.includes(target);

/**
 * In the order given, each entry where its first one stood; within an entry what is for browsers comes first, which speaks for the
 * others. `isOne` says which targets are one entry: those with platforms, unless it is said.
 */
export function groupByTarget<T extends OfPlatform>(
  items: readonly T[],
  isOne: (item: T) => boolean = hasPlatforms,
): Entry<T>[] {
  const shown = items.filter(
    (item) => !isOne(item) || items.find(({ target }) => target === item.target) === item,
  );
  return shown.map((item) => {
    const all = isOne(item) ? items.filter(({ target }) => target === item.target) : [item];
    const sorted = all.toSorted((a, b) => Number(a.platform === 'Native') - Number(b.platform === 'Native'));
    return { first: sorted[0] ?? item, all: sorted };
  });
}
