import type { FastifyReply } from 'fastify';
import { renderPlainPage } from '../../web/plain-page.ts';

/** A redirect of a test, which nothing keeps. */
export const redirect = (reply: FastifyReply, address: string): FastifyReply =>
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(address, 303);

/** The page for a test that this browser can’t use, whatever the reason. */
export function sendEnded(reply: FastifyReply): FastifyReply {
  const { html, headers } = renderPlainPage({
    title: 'This test has ended',
    text: 'A test works once, for ten minutes, in the browser in which it was started. Start a new one in the console.',
  });
  return reply.code(404).headers(headers).send(html);
}
