import type { CheckOf, Endpoint, HandlerInput, HandlerOutput } from '@gatehouse/contract/endpoint';
import type { CodeOf } from '@gatehouse/contract/endpoint-errors';
import type { Ctx, TransactionCtx } from '../runtime/ctx.ts';
import type { Refusals } from '../lib/fail.ts';

/** What the handler of an endpoint gets: a transaction unless the endpoint says that it has none, and the refusals it declares. */
export type CtxOf<E extends Endpoint> = (CheckOf<E, 'transaction'> extends 'none' ? Ctx : TransactionCtx) &
  Refusals<CodeOf<E>>;

/** An endpoint with the function that carries it out. */
export interface Implementation {
  endpoint: Endpoint;
  handle: (ctx: Ctx & Refusals<string>, input: HandlerInput<Endpoint>) => Promise<unknown>;
  /** Whether the request does what `alsoNeeds.when` of its endpoint says. */
  isMore?: (ctx: Ctx & Refusals<string>, input: HandlerInput<Endpoint>) => Promise<boolean>;
  /**
   * What a caller that sends `Prefer: return=representation` gets besides the wire's answer, and, of a refusal, inside
   * `data`: in a sign-in, the step that follows (ADR 8).
   */
  represent?: (ctx: Ctx) => Promise<Record<string, unknown>>;
}

type Handler<E extends Endpoint, Output> = (ctx: CtxOf<E>, input: HandlerInput<E>) => Promise<Output>;

/**
 * Joins an endpoint of the contract with its handler, typed by the endpoint alone. Handlers return data or throw. Where an endpoint
 * needs a scope at times (`alsoNeeds.when`), `isMore` says before anything is written whether this is such a request.
 */
export function implement<const E extends Endpoint>(
  endpoint: E,
  handle: Handler<E, HandlerOutput<E>>,
  ...[isMore]: E extends { alsoNeeds: { when: string } } ? [isMore: Handler<E, boolean>] : [isMore?: never]
): Implementation {
  return { endpoint, handle, isMore } as unknown as Implementation;
}
