import type Stripe from 'stripe';
import { refOf } from './convert.ts';

/** Disputes for which the bank has taken the money back, or might keep it. Inquiries (`warning_…`) take nothing. */
const withdrawn: readonly Stripe.Dispute.Status[] = ['needs_response', 'under_review', 'lost'];
/** A charge is made before its subscription begins. */
const toleranceSeconds = 3600;

/** Whether the last payment of a period is disputed or was refunded whole. The subscription itself stays active at Stripe. */
export async function isPaidBack(
  stripe: Stripe,
  { customerRef, periodStart }: { customerRef: string; periodStart: number },
): Promise<boolean> {
  const created = { gte: Math.floor(periodStart / 1000) - toleranceSeconds };
  const { data: charges } = await stripe.charges.list({ customer: customerRef, created, limit: 10 });
  const last = charges.find(({ status }) => status === 'succeeded');
  if (!last) return false;
  if (last.refunded) return true;
  if (!last.disputed) return false;
  const { data: disputes } = await stripe.disputes.list({ charge: last.id, limit: 10 });
  return disputes.some(({ status }) => withdrawn.includes(status));
}

/** The customer whose payment an event is about, if it is one about a dispute. It names the charge only. */
export async function findDisputant(stripe: Stripe, event: Stripe.Event): Promise<string | undefined> {
  if (event.type !== 'charge.dispute.created' && event.type !== 'charge.dispute.closed') return undefined;
  const charge = refOf(event.data.object.charge);
  return charge === undefined ? undefined : refOf((await stripe.charges.retrieve(charge)).customer);
}
