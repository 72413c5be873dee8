import type { Endpoint } from '@gatehouse/contract/endpoint';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { fail } from '../lib/fail.ts';
import type { Ctx } from '../runtime/ctx.ts';

/**
 * Another site's page can make a browser send its cookies with a form, but it can't send our Origin or, without a
 * preflight request, JSON (attacks: CSRF). Callers that aren't browsers send no Origin, except with a file, which is
 * sent as a form.
 */
export function refuseCrossSite(
  { header, tenant }: Pick<Ctx, 'header' | 'tenant'>,
  { method, upload }: Pick<Endpoint, 'method' | 'upload'>,
): void {
  if (method === 'GET') return;
  const origin = header('origin');
  const site = header('sec-fetch-site') ?? 'same-origin';
  const type = header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'application/json';
  const isOurs = origin === undefined && !upload ? site === 'same-origin' : origin === tenant.origin;
  if (!isOurs || type !== (upload ? 'multipart/form-data' : 'application/json'))
    fail(sessionErrors.crossSite);
}
