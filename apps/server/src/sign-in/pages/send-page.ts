import { randomBytes } from 'node:crypto';
import { entityErrors } from '@gatehouse/contract/errors';
import type { PageExperience, PageState } from '@gatehouse/contract/sign-in/page-state';
import type { PageSso } from '@gatehouse/contract/sign-in/sso';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { CustomTexts } from '@gatehouse/phrases/sign-in/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Tenant } from '../../runtime/ctx.ts';
import { found } from '../../lib/fail.ts';
import { moveUploadsIn } from '../../uploads/move-uploads.ts';
import { getCustomTexts } from '../../experience/phrases-store.ts';
import { getAskedFields, getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { loadSignInApp } from './sign-in-app.ts';
import { buildContentPolicy, oneTapOf, renderDocument } from './page-document.ts';
import { readChosen } from './page-language.ts';
import { toPageExperience, buildLanguage } from './page-state.ts';

/** The data that every page of this kind is rendered from. */
export interface PageRequest {
  runtime: Runtime;
  tenant: Tenant;
  experience: SignInExperience;
  customTexts: CustomTexts;
  query: Record<string, unknown>;
  request: FastifyRequest;
  reply: FastifyReply;
}

const queryFields = z.record(z.string(), z.unknown());

/** Reads what every page needs. */
export async function readRequest(
  runtime: Runtime,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageRequest> {
  const tenant = found(request.tenant, entityErrors.notFound);
  const [experience, customTexts] = await Promise.all([
    getSignInExperience(runtime, tenant.id),
    getCustomTexts(runtime, tenant.id),
  ]);
  const query = queryFields.parse(request.query);
  return { runtime, tenant, experience, customTexts, query, request, reply };
}

/** Renders the page. It names a user and a flow, so no cache may store it. */
export async function sendPage(
  page: Omit<PageRequest, 'query'>,
  {
    uiLocales,
    captcha,
    ...drawn
  }: Pick<PageState, 'screen' | 'application' | 'flowId' | 'next' | 'preview'> &
    Pick<PageExperience, 'captcha'> & { uiLocales?: string; sso?: readonly PageSso[] },
): Promise<FastifyReply> {
  const { runtime, tenant, request, reply, customTexts } = page;
  const app = await loadSignInApp();
  // Only what administrators have configured: the rest contains parts of the request, which are not to be looked up.
  const { experience, sso, application } = await moveUploadsIn(runtime, tenant, {
    experience: page.experience,
    sso: drawn.sso,
    application: drawn.application,
  });
  const { sso: _sso, ...shown } = { ...drawn, application };
  const nonce = randomBytes(16).toString('base64url');
  const locale = request.headers['accept-language'] ?? '';
  const chosen = drawn.preview
    ? undefined
    : readChosen(tenant, request.headers.cookie, experience, customTexts);
  const wanted = [chosen, uiLocales].filter(Boolean).join(' ');
  const language = { wanted, locale, custom: customTexts, back: request.url };
  const asked = await getAskedFields(runtime, tenant.id);
  const state: PageState = {
    ...shown,
    experience: { ...toPageExperience(experience), captcha },
    ...(await buildLanguage(experience, drawn.screen, { ...language, asksForFields: asked.length > 0 })),
  };
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': buildContentPolicy(state, experience, nonce, sso),
      // Google's prompt asks for the origin that it is shown on, and gets nothing else.
      'referrer-policy': oneTapOf(state) ? 'strict-origin' : 'no-referrer',
      vary: 'Accept-Language, Cookie',
    })
    .send(renderDocument(app, state, experience, nonce));
}
