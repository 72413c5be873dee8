import type { PageCaptcha } from '@gatehouse/contract/captcha/captcha';
import { encodeBody, parseJson, readErrorBody } from '@gatehouse/contract/client';
import type { CheckOf, ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
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
  ...body: CheckOf<E, 'body'> extends object ? [ClientInput<E>['body']] : []
) => Promise<Answer<E>>;

/**
 * A caller that names its flow, so that several tabs of one browser each finish their own (ADR 7). Where the tenant has a captcha, a
 * flow is begun with it; one that was begun before the tenant had it is begun anew.
 */
export function createCall(flowId: string, language: string, captcha?: PageCaptcha): FlowCall {
  const send = createSender(flowId, language);
  if (!captcha) return send as FlowCall;
  const begin = async (interactionEvent: unknown): Promise<unknown> => {
    const { solveCaptcha } = await import('../captcha/captcha.ts');
    const captchaToken = await solveCaptcha(captcha, language);
    return send('PUT', '/api/experience', { interactionEvent, captchaToken }).catch((error: unknown) => {
      const { code, message } = error instanceof Refusal ? error : {};
      // The flow is where it was, and so is the page: a step that came along would put away what is said.
      if (code === 'session.captcha_failed') throw new Refusal({ code, message: message ?? '' });
      throw error;
    });
  };
  const call: Send = async (method, path, body) => {
    if (method === 'PUT' && path === '/api/experience')
      return begin((body as { interactionEvent?: unknown }).interactionEvent);
    return send(method, path, body).catch(async (error: unknown) => {
      const { code, next } = error instanceof Refusal ? error : {};
      if (code !== 'session.captcha_required' || !next || !('event' in next)) throw error;
      await begin(next.event);
      return send(method, path, body);
    });
  };
  return call as FlowCall;
}

type Send = (method: string, path: string, body?: unknown) => Promise<unknown>;

function createSender(flowId: string, language: string): Send {
  return async (method, path, body) => {
    const sent = encodeBody({ body });
    let response: Response;
    try {
      response = await fetch(path, {
        method,
        headers: {
          'gatehouse-flow': flowId,
          'accept-language': language,
          prefer: 'return=representation',
          ...sent.headers,
        },
        body: sent.body,
      });
    } catch {
      throw new Refusal({ code: 'network', message: '' });
    }
    const text = await response.text().catch(() => '');
    if (!response.ok) throw new Refusal({ code: 'unknown', message: '', ...readErrorBody(text) });
    return parseJson(text) ?? {};
  };
}
