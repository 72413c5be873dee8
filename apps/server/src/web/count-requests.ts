import type { FastifyInstance, onResponseHookHandler } from 'fastify';
import type { Area } from '../metrics/durations.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { CountRequest } from '../metrics/requests.ts';
import { pathBehind, toTemplate, type WildcardPaths } from './route-template.ts';
import { probes } from './status.ts';

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
export function countRequests(app: FastifyInstance, { openRoute }: Metrics, paths: WildcardPaths): void {
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
  const findByPath = (url: string): CountRequest =>
    counts.get(templateOf(pathBehind(paths, url))) ?? unmatched;
  app.addHook('onRoute', (route) => {
    const count = route.url === `${prefix}/*` ? undefined : open(toTemplate(route.url));
    route.onResponse = [toHook(count ? () => count : findByPath), ...[route.onResponse ?? []].flat()];
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) unmatched(request.method, reply.statusCode, reply.elapsedTime);
    done();
  });
}
