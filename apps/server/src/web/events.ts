import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import type { CheckOf, ClientOutput, Endpoint, HandlerInput } from '@gatehouse/contract/endpoint';
import type { WebhookEvent } from '@gatehouse/contract/webhooks/events';
import type { Ctx, TransactionCtx } from '../runtime/ctx.ts';
import type { ParsedInput } from './implement.ts';

/** A value that the declaration of an event picks: `says` describes it in docs/guides/events.md. */
export interface Picker<Made, Value> {
  says: string;
  // A method, so that picks of single endpoints are assignable: `on` has checked them.
  pick(made: Made, ctx: Ctx): Value | Promise<Value>;
}

/** The path of a field in what the operation made, such as `params.userId` or `output.id`. */
type PathIn<Made> = {
  [Part in keyof Made & string]: `${Part}.${keyof NonNullable<Made[Part]> & string}`;
}[keyof Made & string];

/** A webhook event that an operation makes. */
export interface Webhook<Made, Path extends string = string> {
  event: WebhookEvent;
  /** Otherwise, the event is always made. */
  when?: Picker<Made, boolean>;
  /** The IDs of the records that the event is about. A list of IDs makes one event for each. */
  ids: Readonly<Record<string, Path | Picker<Made, string | readonly string[] | undefined>>>;
  /** The event's `data`: `output` is the response, or null if it has no body; `old` is what `before` returned. */
  data: 'output' | 'old' | Picker<Made, unknown>;
}

/** A successful request, from which the IDs and data of its events are picked. */
interface Made<E extends Endpoint, Old> {
  params: HandlerInput<E>['params'];
  body: HandlerInput<E>['body'];
  output: ClientOutput<E>;
  old: Old;
}

/** The same for any endpoint. */
export interface AnyMade {
  params: Record<string, unknown>;
  body: unknown;
  output: unknown;
  old: unknown;
}

interface Declared<E extends Endpoint, Old> {
  /** The key of the audit log entry, which is written in the handler's transaction; also for rejections. */
  audit: AuditLogKey;
  /** Fields of the body that are added to the audit log entry. Never secrets. */
  logs?: readonly (keyof NonNullable<HandlerInput<E>['body']> & string)[];
  /**
   * Reads what the operation is about to change, in its transaction and before its handler. It runs only if something uses the old value:
   * `logsOld`, or a webhook that is subscribed to an event of this entry.
   */
  before?(
    ctx: CheckOf<E, 'transaction'> extends 'none' ? never : TransactionCtx,
    input: HandlerInput<E>,
  ): Promise<Old>;
  /** Fields of the old value that are added to the audit log entry as `old`. Never secrets or personal data. */
  logsOld?: readonly (keyof NonNullable<NoInfer<Old>> & string)[];
  webhooks?: readonly Webhook<Made<E, NoInfer<Old>>, PathIn<Made<E, NoInfer<Old>>>>[];
}

/** An operation with the audit log entry and the webhook events it makes. */
export interface EndpointEvents {
  endpoint: Endpoint;
  audit: AuditLogKey;
  logs?: readonly string[];
  before?(ctx: TransactionCtx, input: ParsedInput): Promise<unknown>;
  logsOld?: readonly string[];
  webhooks?: readonly Webhook<AnyMade>[];
}

/** An operation that changes nothing that the audit log records, and why. */
export interface SilentEndpoint {
  endpoint: Endpoint;
  reason: string;
}

/** Declares the events of an endpoint, whose types derive from it (ADR 143). */
export function on<const E extends Endpoint, Old = undefined>(
  endpoint: E,
  events: Declared<E, Old>,
): EndpointEvents {
  return { endpoint, ...events };
}

/** Declares that an endpoint that isn't a GET makes no events. */
export const silent = (endpoint: Endpoint, reason: string): SilentEndpoint => ({ endpoint, reason });
