import type { Endpoint, HandlerInput, HandlerOutput } from '@gatehouse/contract/endpoint';
import type { CodeOf } from '@gatehouse/contract/endpoint-errors';
import type { Ctx } from '../../runtime/ctx.ts';
import type { Refusals } from '../../lib/fail.ts';
import type { ParsedInput } from '../../web/implement.ts';
import { endCall } from '../sentinel/callers-under-way.ts';
import { eventsOf, type StepEvents } from './step-events.ts';

/** One step of a sign-in flow, as `implement-step.ts` protects, audits and serves it. */
export interface FlowOperation {
  endpoint: Endpoint;
  step: StepEvents;
  /** A method, so that handlers of single endpoints are assignable: `operation` has checked them. */
  handle(ctx: Ctx & Refusals<string>, input: ParsedInput): Promise<unknown>;
  /** Compares a secret: its rejections are returned a fixed time after the request arrived. */
  comparesSecret: boolean;
}

/** Joins an operation of the contract with its handler, typed by the endpoint alone. */
export function operation<const E extends Endpoint>(
  endpoint: E,
  handle: (ctx: Ctx & Refusals<CodeOf<E>>, input: HandlerInput<E>) => Promise<HandlerOutput<E>>,
  { comparesSecret = false } = {},
): FlowOperation {
  const handleAndEnd = async (
    ctx: Ctx & Refusals<CodeOf<E>>,
    input: HandlerInput<E>,
  ): Promise<HandlerOutput<E>> => {
    try {
      return await handle(ctx, input);
    } finally {
      endCall(ctx);
    }
  };
  return { endpoint, step: eventsOf(endpoint), handle: handleAndEnd, comparesSecret };
}
