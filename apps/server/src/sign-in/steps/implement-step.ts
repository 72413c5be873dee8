import type { Endpoint } from '@gatehouse/contract/endpoint';
import { type Identifier, identifier } from '@gatehouse/contract/sign-in/interaction';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { z } from 'zod';
import type { Ctx } from '../../runtime/ctx.ts';
import type { Implementation } from '../../web/implement.ts';
import { ApiError, fail } from '../../lib/fail.ts';
import { mayNote } from '../../audit/refusals.ts';
import { writeLogs } from '../../audit/write.ts';
import { refuseInFixedTime } from '../sentinel/refusal-delay.ts';
import { isCounted } from '../sentinel/counted.ts';
import { describeStep } from '../flow/audit-step.ts';
import { representNext } from './represent-next.ts';
import type { FlowOperation } from '../flow/flow-operation.ts';

/**
 * Serves a step of a sign-in flow: only our own pages may call it, a refusal is written down before it leaves, and the answer can
 * carry the step that follows.
 */
export function implementStep({ endpoint, audited, handle, comparesSecret }: FlowOperation): Implementation {
  return {
    endpoint,
    async handle(ctx, input) {
      refuseCrossSite(ctx, endpoint);
      const answer = async (): Promise<unknown> => {
        try {
          return await handle(ctx, input);
        } catch (error) {
          if (error instanceof ApiError && isNoted(ctx, error))
            await writeLogs(ctx.runtime, ctx.tenant.id, [
              describeStep(ctx, audited, { error, identifier: identifierIn(input.body) }),
            ]);
          throw error;
        }
      };
      // The row is written within the time: it names a user or none.
      return comparesSecret ? refuseInFixedTime(ctx.runtime.settings.REFUSED_PASSWORD_MS, answer) : answer();
    },
    represent: representNext,
  };
}

/** 429 leaves no row, and a refusal that no limit counts leaves few: a flood must not fill the log. */
const isNoted = (ctx: Ctx, { declaration }: ApiError): boolean =>
  declaration.status !== 429 && (isCounted(ctx) || mayNote(ctx.runtime, ctx.tenant.id, ctx.ip));

const identified = z.object({ identifier });
const identifierIn = (body: unknown): Identifier | undefined => identified.safeParse(body).data?.identifier;

/**
 * A page of another site can make a browser send its cookies with a form; it can send neither our Origin nor, without asking
 * first, JSON (attacks: CSRF). Callers that are no browsers send no Origin, unless with a file, which is a form.
 */
function refuseCrossSite({ header, tenant }: Ctx, { method, upload }: Endpoint): void {
  if (method === 'GET') return;
  const origin = header('origin');
  const site = header('sec-fetch-site') ?? 'same-origin';
  const type = header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'application/json';
  const isOurs = origin === undefined && !upload ? site === 'same-origin' : origin === tenant.origin;
  if (!isOurs || type !== (upload ? 'multipart/form-data' : 'application/json'))
    fail(sessionErrors.crossSite);
}
