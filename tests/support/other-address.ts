import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** `fetch` with another client IP address: every address in 127.0.0.0/8 is local (RFC 6890). Redirects are not followed. */
export function fetchFrom(
  localAddress: string,
  address: string | URL,
  init: RequestInit = {},
): Promise<Response> {
  const url = new URL(address);
  const asked = new Request(url, init);
  return new Promise((resolve, reject) => {
    const headers = { ...Object.fromEntries(asked.headers), host: url.host };
    const path = url.pathname + url.search;
    const options = { host: '127.0.0.1', localAddress, port: url.port, path, method: asked.method, headers };
    const sent = request(options, (answer) => {
      const lines = Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
        (values ?? []).map((value): [string, string] => [name, value]),
      );
      const { statusCode: status = 0 } = answer;
      buffer(answer).then(
        (text) =>
          resolve(new Response([204, 303].includes(status) ? null : text, { status, headers: lines })),
        reject,
      );
    });
    sent.on('error', reject);
    asked.arrayBuffer().then((body) => sent.end(Buffer.from(body)), reject);
  });
}
