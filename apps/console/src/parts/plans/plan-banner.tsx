import { onDemand } from '@gatehouse/ui/base/on-demand';
import { useApp } from '../../app/app-context.ts';
import type { Over, Use } from '../../app/plan.ts';

// Only the cloud edition has plans.
const [AddOnNotice] = onDemand(async () => (await import('./add-on-notice.tsx')).AddOnNotice);
const [OverBanner] = onDemand(async () => (await import('./over-banner.tsx')).OverBanner);

/** The limit that leaves no room for an action; none in the open-source edition. */
export const useOver = (uses: readonly Use[]): Over | undefined => useApp().plan?.over(uses);

/** Says on a page which limit of the plan leaves no room for an action, and where to upgrade. */
export const PlanBanner = ({ over }: { over: Over | undefined }) => over && <OverBanner over={over} />;

/** Says on a page, until it is dismissed, that a paid plan charges for an action (VIEW-08). */
export function PlanNotice({ uses }: { uses: readonly Use[] }) {
  const addOn = useApp().plan?.addOn(uses);
  return addOn && <AddOnNotice addOn={addOn} />;
}
