import { type ConnectorPlatform, targetsWithPlatforms } from '@gatehouse/contract/connectors/connectors';

interface OfPlatform {
  target: string;
  platform: ConnectorPlatform | null;
}

/** Connectors shown as one entry: those of a target, such as one for the web and one for native apps (OPEN-32). */
export interface Entry<T extends OfPlatform> {
  first: T;
  all: readonly T[];
}

/** Whether a target has a connector for each platform. */
export const hasPlatforms = ({ target }: Pick<OfPlatform, 'target'>): boolean =>
  targetsWithPlatforms.includes(target);

/**
 * Keeps the order of the first connector of each entry. Within an entry, the one for the web comes first and represents the
 * others. `isOne` selects the targets that form one entry; by default those with platforms.
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
