import { Readable } from 'node:stream';
import type { CheckedEndpoint, Page, Paging } from '@gatehouse/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tenant } from '../runtime/ctx.ts';
import { pageLinks } from './page-links.ts';
import { unlimited } from './parse.ts';

/** Handlers of lists return a page; another value is a bug. */
function requirePage(output: unknown): Page<unknown> {
  if (isPage(output)) return output;
  throw new Error('The handler of a list must return a page');
}

const isPage = (output: unknown): output is Page<unknown> =>
  typeof output === 'object' &&
  output !== null &&
  'items' in output &&
  Array.isArray(output.items) &&
  'total' in output &&
  typeof output.total === 'number';

/** Handlers of endpoints that stream return the parts of the response; another value is a bug. */
function requireParts(output: unknown): AsyncIterable<unknown> {
  if (isParts(output)) return output;
  throw new Error('The handler of an endpoint that streams must return an async iterable');
}

const isParts = (output: unknown): output is AsyncIterable<unknown> =>
  typeof output === 'object' && output !== null && Symbol.asyncIterator in output;

/** Validates the response against the contract: undeclared fields are dropped, an invalid one is a 500. */
export function checkOutput({ output, list, streams }: CheckedEndpoint, result: unknown): unknown {
  if (streams !== undefined) return result;
  if (!output) return undefined;
  if (!list) return output.parse(result);
  const page = requirePage(result);
  return { ...page, items: page.items.map((item) => output.parse(item)) };
}

/** Sends what the handler has returned. `list`: with its links. `more`: what the caller asked for in addition. */
export function send(
  reply: FastifyReply,
  request: FastifyRequest,
  endpoint: CheckedEndpoint,
  output: unknown,
  list: { paging: Paging; tenant: Tenant } | undefined,
  more: Record<string, unknown> | undefined,
): FastifyReply {
  if (more)
    return reply.header('preference-applied', 'return=representation').send(Object.assign({}, output, more));
  if (endpoint.streams !== undefined)
    return reply.type(endpoint.streams).send(Readable.from(requireParts(output)));
  if (!endpoint.output) return reply.code(endpoint.status ?? 204).send();
  if (endpoint.mayBeEmpty)
    return output === undefined
      ? reply.code(204).send()
      : reply.type('application/json; charset=utf-8').send(JSON.stringify(output));
  if (!list) return reply.code(endpoint.status ?? (endpoint.mayCreate ? reply.statusCode : 200)).send(output);
  const { items, total, isCapped } = requirePage(output);
  void reply.header('Total-Number', total);
  if (isCapped) void reply.header('Total-Number-Is-Capped', 'true');
  if (list.paging.page_size !== unlimited)
    void reply.header('Link', pageLinks(new URL(request.url, list.tenant.origin), list.paging, total));
  return reply.send(endpoint.listedAs === undefined ? items : { [endpoint.listedAs]: items });
}
