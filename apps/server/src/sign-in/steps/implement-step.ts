import { type Identifier, identifier } from '@gatehouse/contract/sign-in/interaction';
import { z } from 'zod';
import type { Ctx } from '../../runtime/ctx.ts';
import { refuseCrossSite } from '../../web/cross-site.ts';
import type { Implementation } from '../../web/implement.ts';
import { ApiError } from '../../lib/fail.ts';
import { mayNote } from '../../audit/refusals.ts';
import { writeLogs } from '../../audit/write.ts';
import { refuseInFixedTime } from '../sentinel/refusal-delay.ts';
import { isCounted } from '../sentinel/counted.ts';
import { createStepLog } from '../flow/audit-step.ts';
import { countFailedSignIn } from '../flow/count-sign-in.ts';
import { representNext } from './represent-next.ts';
import type { FlowOperation } from '../flow/flow-operation.ts';

/**
 * Serves a step of a sign-in flow: only our own pages may call it, a rejection is audited before it is returned, and
 * the response can contain the next step.
 */
export function implementStep({ endpoint, step, handle, comparesSecret }: FlowOperation): Implementation {
  return {
    endpoint,
    async handle(ctx, input) {
      refuseCrossSite(ctx, endpoint);
      const answer = async (): Promise<unknown> => {
        try {
          return await handle(ctx, input);
        } catch (error) {
          if (error instanceof ApiError) countFailedSignIn(ctx, step.audit, error.declaration.code);
          if (error instanceof ApiError && isNoted(ctx, error))
            await writeLogs(ctx.runtime, ctx.tenant.id, [
              createStepLog(ctx, step.audit, {
                error,
                identifier: identifierIn(input.body),
                connectorId: input.params['connectorId'],
              }),
            ]);
          throw error;
        }
      };
      // The entry is written within the delay, because it depends on whether there is a user.
      return comparesSecret ? refuseInFixedTime(ctx.runtime.settings.REFUSED_PASSWORD_MS, answer) : answer();
    },
    represent: representNext,
  };
}

/** 429 isn't audited, and rejections that no limit counts are audited rarely, so that a flood can't fill the log. */
const isNoted = (ctx: Ctx, { declaration }: ApiError): boolean =>
  declaration.status !== 429 && (isCounted(ctx) || mayNote(ctx.runtime, ctx.tenant.id, ctx.ip));

const identified = z.object({ identifier });
const identifierIn = (body: unknown): Identifier | undefined => identified.safeParse(body).data?.identifier;
