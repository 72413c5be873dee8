import type { ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import type { ErrorBody } from '@gatehouse/contract/errors';
import type { NextStep } from '@gatehouse/contract/sign-in/steps';

/** An answer with the step that follows. */
export type Answer<E extends Endpoint> = (ClientOutput<E> extends void ? object : ClientOutput<E>) & {
  next?: NextStep;
};

/** What the server said no to, and why. */
export class Refusal extends Error {
  readonly code: string;
  readonly data: Record<string, unknown>;

  constructor({ code, message, data }: ErrorBody) {
    super(message);
    this.code = code;
    this.data = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  }

  /** The step that follows all the same. */
  get next(): NextStep | undefined {
    return this.data.next as NextStep | undefined;
  }
}

/** Calls the Experience API for one flow. Types come from the contract; its schemas stay on the server. */
export type FlowCall = <E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  ...body: E['body'] extends object ? [ClientInput<E>['body']] : []
) => Promise<Answer<E>>;

/** A caller that names its flow, so that several tabs of one browser each finish their own (ADR 7). */
export function createCall(flowId: string, language: string): FlowCall {
  return async (method, path, ...[body]) => {
    let response: Response;
    try {
      response = await fetch(path, {
        method,
        headers: {
          'gatehouse-flow': flowId,
          'accept-language': language,
          prefer: 'return=representation',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
    } catch {
      throw new Refusal({ code: 'network', message: '' });
    }
    const answer: unknown = await response.json().catch(() => ({ code: 'unknown', message: '' }));
    if (!response.ok) throw new Refusal(answer as ErrorBody);
    return answer as never;
  };
}
