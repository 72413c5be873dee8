import type { PageCaptcha } from '@gatehouse/contract/captcha/captcha';
import { buildRequest, parseJson, readErrorBody, type RequestInput } from '@gatehouse/contract/client';
import type { ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import { beginExperience } from '@gatehouse/contract/sign-in/endpoints';
import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import { Refusal } from './refusal.ts';

/** A response with the step that follows. */
export type Answer<E extends Endpoint> = (ClientOutput<E> extends void ? object : ClientOutput<E>) & {
  next?: NextStep;
};

/** The input of a call, which can be left out if nothing in it is required. */
type Input<E extends Endpoint> =
  Partial<ClientInput<E>> extends ClientInput<E> ? [input?: ClientInput<E>] : [input: ClientInput<E>];

/** Calls an endpoint of the Experience API for one flow. Only the contract's paths and types are loaded, not its schemas (ADR 130). */
export type FlowCall = <E extends Endpoint>(endpoint: E, ...input: Input<E>) => Promise<Answer<E>>;

type Send = (endpoint: Endpoint, input?: RequestInput) => Promise<unknown>;

/**
 * Creates the client of a flow. Each call names its flow, so that several tabs of one browser can sign in independently (ADR 7). If the
 * tenant requires a CAPTCHA, the flow starts with its token; a flow that started before that is restarted with one.
 */
export function createCall(flowId: string, language: string, captcha?: PageCaptcha): FlowCall {
  const send = createSender(flowId, language);
  const sendChecked = captcha ? withCaptcha(send, captcha, language) : send;
  // Responses are typed by the contract; its schemas aren't loaded to check them.
  return async <E extends Endpoint>(endpoint: E, ...[input]: Input<E>) =>
    (await sendChecked(endpoint, input)) as Answer<E>;
}

function withCaptcha(send: Send, captcha: PageCaptcha, language: string): Send {
  async function begin(body: unknown): Promise<unknown> {
    const { solveCaptcha } = await import('../captcha/captcha.ts');
    const captchaToken = await solveCaptcha(captcha, language).catch(() => {
      throw new Refusal({ code: 'session.captcha_failed' });
    });
    return send(beginExperience, { body: Object.assign({}, body, { captchaToken }) }).catch(
      (error: unknown) => {
        // Without its data: a next step would replace the screen that shows the error.
        if (error instanceof Refusal && error.code === 'session.captcha_failed')
          throw new Refusal({ code: error.code, message: error.message });
        throw error;
      },
    );
  }
  return async (endpoint, input) => {
    if (endpoint.path === beginExperience.path) return begin(input?.body);
    return send(endpoint, input).catch(async (error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'session.captcha_required') throw error;
      const { next } = error.data;
      if (!next || !('event' in next)) throw error;
      await begin({ interactionEvent: next.event });
      return send(endpoint, input);
    });
  };
}

function createSender(flowId: string, language: string): Send {
  return async (endpoint, input = {}) => {
    const { method, path, headers, body } = buildRequest(endpoint, input);
    let response: Response;
    try {
      response = await fetch(path, {
        method,
        headers: {
          'gatehouse-flow': flowId,
          'accept-language': language,
          prefer: 'return=representation',
          ...headers,
        },
        body,
      });
    } catch {
      throw new Refusal({ code: 'network' });
    }
    const text = await response.text().catch(() => '');
    if (!response.ok) throw new Refusal({ code: 'unknown', ...readErrorBody(text) });
    return parseJson(text) ?? {};
  };
}
