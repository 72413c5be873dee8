import { randomBytes } from 'node:crypto';
import { adminTenantId } from '@gatehouse/contract/common';
import { connectionLinkPath, languageParameter } from '@gatehouse/contract/connection-links/connection-links';
import type { ConnectionLinkPageState } from '@gatehouse/contract/connection-links/page';
import { pickTexts } from '@gatehouse/phrases/sign-in/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Runtime } from '../../runtime/runtime.ts';
import { moveUploadsIn } from '../../uploads/move-uploads.ts';
import { sendNotFound } from '../../web/errors.ts';
import { buildAppPolicy, renderAppDocument } from '../pages/app-document.ts';
import { loadAppFiles, registerAppFiles } from '../pages/app-files.ts';
import { sendFailure } from '../pages/dead-ends.ts';
import { listPictureOrigins } from '../pages/page-document.ts';
import { isOfConnectionPage, toPageExperience } from '../pages/page-state.ts';
import { type PageRequest, readRequest } from '../pages/send-page.ts';

/** The page of a connection link. The URL doesn't tell the server the secret of its link: the page exchanges it for a cookie (ADR 224). */
export async function registerConnectionLinkPage(app: FastifyInstance, runtime: Runtime): Promise<void> {
  await registerAppFiles(app, 'connection-link');
  app.get(connectionLinkPath, async (request, reply) => {
    const { tenant } = request;
    if (!tenant || tenant.id === adminTenantId) return sendNotFound(runtime, request, reply);
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    return readRequest(runtime, request, reply)
      .then(send)
      .catch((error: unknown) => sendFailure(runtime, request, reply, error));
  });
}

async function send({
  runtime,
  tenant,
  request,
  reply,
  query,
  customTexts: custom,
  ...page
}: PageRequest): Promise<FastifyReply> {
  const files = await loadAppFiles('connection-link');
  const { experience } = await moveUploadsIn(runtime, tenant, { experience: page.experience });
  const { [languageParameter]: wanted } = query;
  const { texts, ...language } = await pickTexts({
    wanted: typeof wanted === 'string' ? wanted : undefined,
    locale: request.headers['accept-language'] ?? '',
    custom,
    ...experience.languageInfo,
  });
  const { logoUrl, darkLogoUrl } = toPageExperience(experience);
  const state: ConnectionLinkPageState = {
    experience: { logoUrl, darkLogoUrl },
    ...language,
    texts: Object.fromEntries(Object.entries(texts).filter(([key]) => isOfConnectionPage(key))),
  };
  const nonce = randomBytes(16).toString('base64url');
  const pictures = listPictureOrigins(Object.values(experience.branding));
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': buildAppPolicy(nonce, pictures), vary: 'Accept-Language' })
    .send(
      renderAppDocument({
        files,
        title: texts['connection_link.title'],
        html: files.renderer.renderConnectionLink(state),
        state,
        experience,
        // The tenant’s custom CSS is for the sign-in pages.
        customCss: '',
        nonce,
      }),
    );
}
