import type { FastifyRequest } from 'fastify';

/** How a route with a wildcard tells its paths apart. */
export interface WildcardPaths {
  /** The URL of the route in front of the wildcard. */
  prefix: string;
  templates: readonly string[];
  templateOf(path: string): string;
}

/** The guides are one route each. */
const guides = '/console/docs/';

/** `/api/roles/:id` is `/api/roles/{id}`, as in the API documents. */
export const toTemplate = (url: string): string =>
  url.startsWith(guides) ? `${guides}*` : url.replaceAll(/:(\w+)(?:\([^)]*\))?/g, '{$1}');

/** The path behind the prefix of a wildcard, without query. */
export function pathBehind({ prefix }: WildcardPaths, url: string): string {
  const query = url.indexOf('?');
  return url.slice(prefix.length, query < 0 ? undefined : query);
}

/** The template of a request's route; undefined for a path without a route. */
export function findTemplate(
  { is404, routeOptions, originalUrl }: FastifyRequest,
  paths: WildcardPaths,
): string | undefined {
  const { url } = routeOptions;
  if (is404 || url === undefined) return undefined;
  return url === `${paths.prefix}/*`
    ? paths.prefix + paths.templateOf(pathBehind(paths, originalUrl))
    : toTemplate(url);
}
