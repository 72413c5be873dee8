import type { Endpoint, HandlerInput, HandlerOutput } from '@gatehouse/contract/endpoint';
import type { Ctx } from '../ctx.ts';

/** An endpoint with the function that carries it out. */
export interface Implementation {
  endpoint: Endpoint;
  handle: (ctx: Ctx, input: HandlerInput<Endpoint>) => Promise<unknown>;
  /**
   * What a caller that sends `Prefer: return=representation` gets besides the wire's answer, and, of a refusal, inside
   * `data`: in a sign-in, the step that follows (ADR 8).
   */
  represent?: (ctx: Ctx) => Promise<Record<string, unknown>>;
}

/** Joins an endpoint of the contract with its handler, typed by the endpoint alone. Handlers return data or throw. */
export function implement<const E extends Endpoint>(
  endpoint: E,
  handle: (ctx: Ctx, input: HandlerInput<E>) => Promise<HandlerOutput<E>>,
): Implementation {
  return { endpoint, handle: handle as unknown as Implementation['handle'] };
}
