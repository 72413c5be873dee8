import { type Outbound, OutboundError } from '@gatehouse/connectors/kit/outbound';
import { scriptLimits } from './script-limits.ts';
import type { FetchAnswer, FetchRequest } from './script-messages.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const;

/** The connection and the length of the body are the client's; `host` would reach another site than the checked one. */
const ownHeaders = /^(host|content-length|transfer-encoding|connection|upgrade|expect|te|trailer|proxy-.*)$/i;

/** The `fetch` of one run: through the guarded client, with limits that the whole run shares. It never throws. */
export function createScriptFetch(
  outbound: Pick<Outbound, 'request'>,
  until: number,
): (request: FetchRequest) => Promise<FetchAnswer> {
  let calls = 0;
  let bytes = 0;
  const takes = (text: string): boolean => (bytes += Buffer.byteLength(text)) <= scriptLimits.fetchBytes;

  return async ({ url, method, headers, body }) => {
    calls += 1;
    if (calls > scriptLimits.fetchCalls)
      return { error: `A run may call fetch ${scriptLimits.fetchCalls} times` };
    const known = methods.find((name) => name === method.toUpperCase());
    if (!known) return { error: `fetch supports ${methods.join(', ')}` };
    if (!takes(`${url}${body ?? ''}${JSON.stringify(headers)}`)) return { error: tooMuch };
    const sent = Object.entries(headers).filter(([name]) => !ownHeaders.test(name));
    try {
      const answer = await outbound.request(url, {
        method: known,
        headers: Object.fromEntries(sent),
        body: known === 'GET' || known === 'HEAD' ? undefined : body,
        timeoutMs: Math.max(1, until - performance.now()),
      });
      return takes(answer.text) ? answer : { error: tooMuch };
    } catch (error) {
      return { error: error instanceof OutboundError ? error.message : 'The request failed' };
    }
  };
}

const tooMuch = 'The requests and answers of a run may have a megabyte together';
