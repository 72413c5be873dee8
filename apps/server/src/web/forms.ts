import type { FastifyInstance } from 'fastify';

/** Pages of this scope accept forms of up to 4 KB, and no other bodies; a handler gets them as `URLSearchParams`. */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, parsed) => parsed(null, new URLSearchParams(body.toString())),
  );
}
