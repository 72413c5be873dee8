import type { FastifyReply } from 'fastify';
import { applyLook } from '../../experience/application-look.ts';
import { getRefusedAccess } from '../../oidc/refused-access.ts';
import { nameAccount, restartUrl } from './consent-screen.ts';
import { sendUnknownSession } from './dead-ends.ts';
import { findNamed } from './named-flow.ts';
import { readParameters } from './page-parameters.ts';
import { toPageApplication } from './page-state.ts';
import { type PageRequest, sendPage } from './send-page.ts';

/** The page for a user who may not use the application. Without a form: its links end the flow, or start it again with another account. */
export async function sendNoAccessPage(page: PageRequest): Promise<FastifyReply> {
  const { runtime, tenant, experience, query, reply } = page;
  const { flowId, application } = await findNamed(page);
  const refused = flowId && (await getRefusedAccess(runtime, tenant, flowId));
  if (!refused) return sendUnknownSession(page, application);
  const { account, mayUse, isDevice, leaveUrl } = refused;
  const params = application?.params ?? {};
  // Reloading the page is what users do once they were given access.
  if (mayUse && !isDevice) return reply.redirect(restartUrl(tenant, params, 'consent'), 303);
  return sendPage(
    { ...page, experience: applyLook(experience, application) },
    {
      screen: {
        name: 'no-access',
        account: nameAccount(account),
        leaveUrl,
        ...(!isDevice && { switchUrl: restartUrl(tenant, params, 'login consent') }),
      },
      application: toPageApplication(tenant, application),
      flowId,
      uiLocales: readParameters(query, params).uiLocales,
    },
  );
}
