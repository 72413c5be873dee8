import type { Endpoint } from '@gatehouse/contract/endpoint';
import { onDemand } from '@gatehouse/ui/base/on-demand';
import type { ReactNode } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { useApp } from '../../app/app-context.ts';
import type { Use } from '../../app/plan.ts';
import { usesOf } from './uses.ts';

// Only the cloud edition has plans.
const [OverFooter] = onDemand(async () => (await import('./over-footer.tsx')).OverFooter);
const [AddOnNotice] = onDemand(async () => (await import('./add-on-notice.tsx')).AddOnNotice);

interface RoomForProps {
  /** What the dialog's action uses of the plan. */
  uses: readonly Use[];
  onClose: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** The buttons of a dialog that adds something. If the plan has no room for it, they are those that lead to a larger plan. */
export function RoomFor({ uses, onClose, children }: RoomForProps) {
  const { plan } = useApp();
  const over = plan?.over(uses);
  if (over) return <OverFooter over={over} onClose={onClose} />;
  const addOn = plan?.addOn(uses);
  return (
    <>
      {addOn && <AddOnNotice addOn={addOn} inDialog />}
      {children}
    </>
  );
}

interface WithLimitProps extends Omit<RoomForProps, 'uses'> {
  endpoint: Endpoint;
  params: object | undefined;
  control: Control;
}

/** `RoomFor` a form, whose endpoint declares what it uses. */
export function WithLimit({ endpoint, ...props }: WithLimitProps) {
  const { plan } = useApp();
  if (!plan || (!endpoint.quota && !endpoint.features)) return props.children;
  return <FormLimit endpoint={endpoint} {...props} />;
}

function FormLimit({ endpoint, params, control, onClose, children }: WithLimitProps) {
  const body: FieldValues = useWatch({ control });
  return (
    <RoomFor uses={usesOf(endpoint, { params, body })} onClose={onClose}>
      {children}
    </RoomFor>
  );
}
