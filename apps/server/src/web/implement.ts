import type {
  CheckOf,
  Endpoint,
  HandlerInput,
  HandlerOutput,
  UploadedFile,
} from '@gatehouse/contract/endpoint';
import type { CodeOf } from '@gatehouse/contract/endpoint-errors';
import type { Ctx, TransactionCtx } from '../runtime/ctx.ts';
import type { Refusals } from '../lib/fail.ts';
import type { EndpointEvents } from './events.ts';

/** The context of an endpoint's handler: a transaction unless the endpoint declares `transaction: 'none'`, and its declared errors. */
export type CtxOf<E extends Endpoint> = (CheckOf<E, 'transaction'> extends 'none' ? Ctx : TransactionCtx) &
  Refusals<CodeOf<E>>;

/** The input of any endpoint, after validation by its schemas. Handlers get it as `HandlerInput` of their endpoint. */
export interface ParsedInput {
  params: Record<string, unknown>;
  query: unknown;
  body: unknown;
  file?: UploadedFile;
}

/** An endpoint with the function that implements it. */
export interface Implementation {
  endpoint: Endpoint;
  handle: (ctx: Ctx & Refusals<string>, input: ParsedInput) => Promise<unknown>;
  /** Whether the condition in `alsoNeeds.when` of the endpoint applies to the request. */
  isMore?: (ctx: Ctx & Refusals<string>, input: ParsedInput) => Promise<boolean>;
  /**
   * What callers that send `Prefer: return=representation` get in addition to the wire's response, or in the `data` of an error: the
   * next step of a sign-in (ADR 8).
   */
  represent?: (ctx: Ctx) => Promise<Record<string, unknown>>;
  /** Its audit log entry and webhook events, from the feature's `*-events.ts`. */
  events?: EndpointEvents;
}

type Handler<E extends Endpoint, Output> = (ctx: CtxOf<E>, input: HandlerInput<E>) => Promise<Output>;

/**
 * Joins an endpoint of the contract with its handler, whose types derive from the endpoint. Handlers return data or throw. If an endpoint
 * needs an additional scope under a condition (`alsoNeeds.when`), `isMore` checks it before anything is written.
 */
export function implement<const E extends Endpoint>(
  endpoint: E,
  handle: Handler<E, HandlerOutput<E>>,
  ...[isMore]: E extends { alsoNeeds: { when: string } } ? [isMore: Handler<E, boolean>] : [isMore?: never]
): Implementation {
  // `parseInput` validates the input with the schemas that `HandlerInput<E>` derives from, which the types can't express.
  return { endpoint, handle, isMore } as unknown as Implementation;
}
