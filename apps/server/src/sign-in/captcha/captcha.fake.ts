import type { Outbound, OutboundAnswer, OutboundRequest } from '@gatehouse/connectors/kit/outbound';
import { z } from 'zod';

const assessment = z.object({
  event: z.looseObject({
    token: z.string().optional(),
    siteKey: z.string().optional(),
    userIpAddress: z.string().optional(),
  }),
});

/** The state of the providers' fakes, and how they fail. */
export interface FakeCaptcha {
  outbound: Outbound;
  /** Valid tokens, each for one use; for reCAPTCHA with its score. */
  tokens: Map<string, number>;
  /** The host and action that the challenge was solved for. */
  hostname: string;
  action: string;
  /** The requests, in order. */
  asked: { token: string; ip: string }[];
  /** Returned instead of the usual response. */
  failure?: 'timeout' | 'malformed';
}

/** The verify endpoints of both providers at the network boundary; requests to other URLs pass through. */
export function createFakeCaptcha(real: Outbound): FakeCaptcha {
  const fake: FakeCaptcha = {
    tokens: new Map(),
    hostname: 'localhost',
    action: 'sign_in',
    asked: [],
    outbound: {
      ...real,
      async request(address, options = {}) {
        const answer = handlers[new URL(address).host];
        if (!answer) return real.request(address, options);
        if (fake.failure === 'timeout') throw new Error('did not answer in time');
        if (fake.failure === 'malformed') return json(200, '<html>');
        return answer(fake, new URL(address), options);
      },
    },
  };
  return fake;
}

type Handler = (fake: FakeCaptcha, url: URL, options: OutboundRequest) => OutboundAnswer;

const json = (status: number, body: unknown): OutboundAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

/** A token is valid once: afterwards the providers reject it as a duplicate. */
function take({ tokens }: FakeCaptcha, token: string): number | undefined {
  const score = tokens.get(token);
  tokens.delete(token);
  return score;
}

// https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ (error codes, single use)
const turnstile: Handler = (fake, { pathname }, { method, body = '' }) => {
  if (method !== 'POST' || pathname !== '/turnstile/v0/siteverify') return json(405, {});
  const form = new URLSearchParams(body);
  const token = form.get('response') ?? '';
  fake.asked.push({ token, ip: form.get('remoteip') ?? '' });
  const no = (code: string): OutboundAnswer => json(200, { success: false, 'error-codes': [code] });
  if (!form.get('secret')) return no('missing-input-secret');
  const isTest = form.get('secret') === '1x0000000000000000000000000000000AA';
  if (!isTest && form.get('secret') !== 'turnstile-secret') return no('invalid-input-secret');
  if (!token) return no('missing-input-response');
  if (!isTest && take(fake, token) === undefined) return no('timeout-or-duplicate');
  return json(200, {
    success: true,
    challenge_ts: '2026-01-01T00:00:00.000Z',
    hostname: isTest ? 'example.com' : fake.hostname,
    'error-codes': [],
    action: isTest ? 'test' : fake.action,
    cdata: '',
  });
};

// https://cloud.google.com/recaptcha/docs/create-assessment-website (request, tokenProperties, riskAnalysis)
const recaptcha: Handler = (fake, url, { method, body = '{}' }) => {
  if (method !== 'POST' || url.pathname !== '/v1/projects/northwind/assessments')
    return json(404, { error: { code: 404, status: 'NOT_FOUND' } });
  if (url.searchParams.get('key') !== 'google-key')
    return json(403, { error: { code: 403, status: 'PERMISSION_DENIED' } });
  const { event } = assessment.parse(JSON.parse(body));
  if (!event.token || !event.siteKey) return json(400, { error: { code: 400, status: 'INVALID_ARGUMENT' } });
  fake.asked.push({ token: event.token, ip: event.userIpAddress ?? '' });
  const score = event.siteKey === 'google-site' ? take(fake, event.token) : undefined;
  const isValid = score !== undefined;
  return json(200, {
    name: 'projects/1/assessments/1',
    event,
    tokenProperties: isValid
      ? { valid: true, hostname: fake.hostname, action: fake.action }
      : { valid: false, invalidReason: 'DUPE' },
    riskAnalysis: isValid ? { score, reasons: [] } : { score: 0, reasons: [] },
  });
};

const handlers: Record<string, Handler> = {
  'challenges.cloudflare.com': turnstile,
  'recaptchaenterprise.googleapis.com': recaptcha,
};
