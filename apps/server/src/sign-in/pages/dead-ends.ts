import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../database/unavailable.ts';
import { applyLook } from '../../experience/application-look.ts';
import { ApiError } from '../../lib/fail.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { PageApplicationRow } from '../flow/page-application-store.ts';
import { toPageApplication } from './page-state.ts';
import { type PageRequest, sendPage } from './send-page.ts';

/** Redirects to the tenant's page for unknown sessions, or says that this one is unknown. */
export function sendUnknownSession(
  page: PageRequest,
  application: PageApplicationRow | undefined,
): FastifyReply | Promise<FastifyReply> {
  const { unknownSessionRedirectUrl } = page.experience;
  if (unknownSessionRedirectUrl) return page.reply.redirect(unknownSessionRedirectUrl, 303);
  void page.reply.code(400);
  return sendPage(
    { ...page, experience: applyLook(page.experience, application) },
    {
      screen: { name: 'dead-end', reason: 'unknown_session' },
      application: toPageApplication(page.tenant, application),
    },
  );
}

/**
 * The page for a request that fails on the server, with the request ID that is in the log; rendered without the
 * database.
 */
export async function sendFailure(
  runtime: Runtime,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): Promise<FastifyReply> {
  const { tenant } = request;
  if (!tenant || error instanceof ApiError || isDatabaseUnavailable(error)) throw error;
  request.log.error({ err: error }, 'page failed');
  const experience = { ...defaultSignInExperience, tenantId: tenant.id, id: 'default' };
  return sendPage(
    { runtime, tenant, experience, customTexts: {}, request, reply: reply.code(500) },
    {
      screen: { name: 'dead-end', reason: 'failed', requestId: request.id },
    },
  );
}
