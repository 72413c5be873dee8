import { interactionEvent } from '@gatehouse/contract/sign-in/interaction';
import { mfaFactor } from '@gatehouse/contract/sign-in-experience/policies';
import { z } from 'zod';
import { boundFactor, profile, verifiedFactor, type StoredState } from './flow-state.ts';
import { verification } from './verifications.ts';

/** The format of release 0.1: one shape for every status, without a format number. */
const fields = z.strictObject({
  format: z.undefined().optional(),
  event: interactionEvent,
  begunAt: z.number(),
  userId: z.string().optional(),
  isNewUser: z.boolean().optional(),
  provenBy: z.string().optional(),
  amr: z.array(z.string()),
  verifications: z.array(verification),
  profile,
  humanUntil: z.number().optional(),
  hasAgreed: z.boolean().optional(),
  secondFactor: verifiedFactor.optional(),
  bound: z.array(boundFactor).optional(),
  isMfaSkipped: z.boolean().optional(),
  isMfaEnabled: z.boolean().optional(),
  isSuggestionSkipped: z.boolean().optional(),
  isMultiFactor: z.boolean().optional(),
  passkeyUsedAt: z.number().optional(),
  isPasskeySkipped: z.boolean().optional(),
  firstFactor: mfaFactor.optional(),
  isSubmitted: z.boolean().optional(),
});

function upgrade(former: z.infer<typeof fields>): StoredState | undefined {
  const { event, begunAt, verifications, provenBy, humanUntil, passkeyUsedAt, hasAgreed = false } = former;
  const started = {
    format: 2 as const,
    event,
    begunAt,
    verifications,
    profile: former.profile,
    provenBy,
    humanUntil,
    passkeyUsedAt,
    hasAgreed,
  };
  const { userId, isNewUser, amr, bound = [], isSubmitted = false } = former;
  if (userId === undefined) return { ...started, status: 'verifying' };
  const choices: Extract<StoredState, { userId: string }>['choices'] = {
    mfa: former.isMfaEnabled ? 'enabled' : former.isMfaSkipped ? 'skipped' : undefined,
    furtherFactor: former.isSuggestionSkipped ? 'skipped' : undefined,
    passkey: former.isPasskeySkipped ? 'skipped' : undefined,
  };
  const known = { ...started, userId, amr, bound, choices, isSubmitted };
  if (isNewUser) return { ...known, status: 'registering' };
  const { isMultiFactor = false, firstFactor, secondFactor } = former;
  return provenBy === undefined
    ? undefined
    : { ...known, status: 'identified', provenBy, isMultiFactor, firstFactor, secondFactor };
}

/**
 * Converts a state that the previous release has stored to the current format. Delete it with the release after the one
 * that added it.
 */
export const formerState = fields.transform((former, context): StoredState => {
  const state = upgrade(former);
  if (state) return state;
  context.addIssue({ code: 'custom', path: ['provenBy'], message: 'is missing' });
  return z.NEVER;
});
