import { request } from 'node:http';
import { startTestServer, type TestServer } from './server.ts';

/** A second server with the URLs of the first one, as behind a load balancer, on the same database. */
export const startSecondProcess = (
  first: TestServer,
  environment: Record<string, string> = {},
): Promise<TestServer> =>
  startTestServer({
    environment: {
      ...environment,
      ENDPOINT: first.settings.ENDPOINT,
      ADMIN_ENDPOINT: first.settings.ADMIN_ENDPOINT,
    },
  });

/** Sends a request for a URL of the first server to another process. */
export function sendToProcess(
  { settings }: TestServer,
  url: string,
  { method = 'GET', form, headers = {} }: SentRequest = {},
): Promise<{ status: number; body: Record<string, unknown>; headers: NodeJS.Dict<string | string[]> }> {
  const { host, pathname, search } = new URL(url);
  const body = form && new URLSearchParams(form).toString();
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: settings.PORT,
      path: pathname + search,
      method: body === undefined ? method : 'POST',
      headers: {
        host,
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
    };
    const sent = request(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
          headers: answer.headers,
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

interface SentRequest {
  method?: string;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}
