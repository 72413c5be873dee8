import { createFakeGoogle } from '../../packages/connectors/src/google/google.fake.ts';
import type { BrowserContext } from 'playwright-core';
import type { Runtime } from '../../apps/server/src/runtime/runtime.ts';

/** Sends a server's requests for Google's URLs to a fake of Google. No request reaches Google. */
export function reachGoogle(runtime: Runtime): void {
  const { outbound } = runtime;
  const fake = createFakeGoogle();
  runtime.outbound = {
    connect: (target) => outbound.connect(target),
    async request(url, request = {}) {
      const { hostname } = new URL(url);
      if (!/(^|\.)google(apis)?\.com$/.test(hostname)) return outbound.request(url, request);
      const { method = 'GET', headers = {}, body = '' } = request;
      const answer = fake.handle({ method, url: new URL(url), headers, body });
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      return { status: answer.status, headers: {}, text };
    },
  };
}

/**
 * A fake of Google's script in a browser. It shows a frame with an account, which passes a credential to the page
 * (https://developers.google.com/identity/gsi/web/reference/js-reference).
 */
export async function fakeOneTap(context: BrowserContext, mint: (nonce: string) => string): Promise<void> {
  await context.exposeFunction('mintCredential', mint);
  await context.route('https://accounts.google.com/gsi/**', (route) => {
    const [contentType, body] = answers[new URL(route.request().url()).pathname] ?? [];
    return body === undefined ? route.abort() : route.fulfill({ contentType, body });
  });
}

const answers: Record<string, [contentType: string, body: string]> = {
  '/gsi/style': ['text/css', 'iframe{position:fixed;inset-block-start:0;inset-inline-end:0}'],
  '/gsi/iframe': ['text/html', '<button onclick="parent.postMessage(1,\'*\')">Continue as Ada</button>'],
  '/gsi/client': [
    'text/javascript',
    `let options, frame;
    window.google = { accounts: { id: {
      initialize(given) { options = given; },
      prompt() {
        const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://accounts.google.com/gsi/style' });
        document.head.append(style);
        frame = Object.assign(document.createElement('iframe'), { src: 'https://accounts.google.com/gsi/iframe' });
        document.body.append(frame);
        addEventListener('message', async ({ source }) => {
          if (source === frame.contentWindow) options.callback({ credential: await mintCredential(options.nonce) });
        });
      },
      cancel() { frame?.remove(); },
    } } };`,
  ],
};
