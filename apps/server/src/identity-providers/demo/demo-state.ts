import { z } from 'zod';
import type { Secrets } from '../../keys/secrets.ts';

/** How long a user may stay at the page. */
export const stayMs = 15 * 60_000;

/** The demonstration page of a provider, at the administrators' origin. */
export const demoPath = (target: string): string => `/demo-provider/${target}`;

/** The callback URL of the operator's clients, at the administrators' origin. */
export const relayPath = '/demo-provider/callback';

interface DemoRuntime {
  secrets: Secrets;
  clock: () => number;
}

const common = { target: z.string(), nonce: z.string(), until: z.number() };

/** A sign-in that has left its tenant: where it continues, and the state with which. */
const departure = z.object({
  ...common,
  purpose: z.literal('demo-departure'),
  redirectUri: z.string(),
  state: z.string(),
});
export type DemoDeparture = Pick<z.infer<typeof departure>, 'target' | 'nonce' | 'redirectUri' | 'state'>;

/** What the demonstration page sends back instead of a code: who was chosen. */
const grant = z.object({ ...common, purpose: z.literal('demo-grant'), userId: z.string(), name: z.string() });
export type DemoGrant = Pick<z.infer<typeof grant>, 'target' | 'nonce' | 'userId' | 'name'>;

export const sealDeparture = ({ secrets, clock }: DemoRuntime, values: DemoDeparture): string =>
  secrets.sealJson({ ...values, purpose: 'demo-departure', until: clock() + stayMs });

export const sealGrant = ({ secrets, clock }: DemoRuntime, values: DemoGrant): string =>
  secrets.sealJson({ ...values, purpose: 'demo-grant', until: clock() + stayMs });

/** Undefined if we didn't seal it for this purpose, or too long ago. */
function open<T extends { until: number }>(
  { secrets, clock }: DemoRuntime,
  sealed: unknown,
  schema: z.ZodType<T>,
): T | undefined {
  try {
    const value = secrets.openJson(String(sealed), schema);
    return value.until > clock() ? value : undefined;
  } catch {
    return undefined;
  }
}

export const openDeparture = (runtime: DemoRuntime, sealed: unknown): DemoDeparture | undefined =>
  open(runtime, sealed, departure);

export const openGrant = (runtime: DemoRuntime, sealed: unknown): DemoGrant | undefined =>
  open(runtime, sealed, grant);
