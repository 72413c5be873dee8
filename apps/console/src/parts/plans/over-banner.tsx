import { Banner } from '@gatehouse/ui/states/banner';
import type { Over } from '../../app/plan.ts';
import { OverText } from './over-text.tsx';
import { UpgradeButton, UpgradeHint, useCanUpgrade } from './upgrade.tsx';

/** A limit of the plan, on the page that it is about. Use `PlanBanner`. */
export function OverBanner({ over }: { over: Over }) {
  const canUpgrade = useCanUpgrade();
  return (
    <Banner tone="warning" action={canUpgrade && <UpgradeButton variant="secondary" />}>
      <OverText over={over} />
      <UpgradeHint />
    </Banner>
  );
}
