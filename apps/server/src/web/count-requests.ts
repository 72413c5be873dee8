import type { FastifyInstance, onResponseHookHandler } from 'fastify';
import type { Area } from '../metrics/durations.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { CountRequest } from '../metrics/requests.ts';
import { probes } from './status.ts';

/** How a route with a wildcard tells its paths apart. */
export interface CountedPaths {
  /** The URL of the route in front of the wildcard. */
  prefix: string;
  templates: readonly string[];
  templateOf(path: string): string;
}

/** The guides are one route each. */
const guides = '/console/docs/';

/** `/api/roles/:id` is `/api/roles/{id}`, as in the API documents. */
const toTemplate = (url: string): string =>
  url.startsWith(guides) ? `${guides}*` : url.replaceAll(/:(\w+)(?:\([^)]*\))?/g, '{$1}');

const areasByPrefix: readonly (readonly [string, Area])[] = [
  ['/oidc/token', 'token'],
  ['/oidc/', 'protocol'],
  ['/api/experience', 'sign-in'],
  ['/api/interaction', 'sign-in'],
  ['/api/my-account', 'account'],
  ['/api/verifications', 'account'],
  ['/api/', 'management'],
  ['/me', 'account'],
];

const areaOf = (template: string): Area =>
  probes.includes(template)
    ? 'probe'
    : (areasByPrefix.find(([prefix]) => template.startsWith(prefix))?.[1] ?? 'page');

/** Counts the requests of routes that are added later, and of none. Each route has its own hook, so that a request looks nothing up. */
export function countRequests(app: FastifyInstance, { openRoute }: Metrics, paths: CountedPaths): void {
  const open = (template: string): CountRequest => openRoute(template, areaOf(template));
  const toHook =
    (find: (url: string) => CountRequest): onResponseHookHandler =>
    (request, reply, done) => {
      find(request.originalUrl)(request.method, reply.statusCode, reply.elapsedTime);
      done();
    };
  const unmatched = open('none');
  const { prefix, templates, templateOf } = paths;
  const counts = new Map(templates.map((template) => [template, open(prefix + template)]));
  const findByPath = (url: string): CountRequest => {
    const query = url.indexOf('?');
    const path = url.slice(prefix.length, query < 0 ? undefined : query);
    return counts.get(templateOf(path)) ?? unmatched;
  };
  app.addHook('onRoute', (route) => {
    const count = route.url === `${prefix}/*` ? undefined : open(toTemplate(route.url));
    route.onResponse = [toHook(count ? () => count : findByPath), ...[route.onResponse ?? []].flat()];
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) unmatched(request.method, reply.statusCode, reply.elapsedTime);
    done();
  });
}
