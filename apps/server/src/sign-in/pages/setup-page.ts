import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import { adminTenantId } from '@gatehouse/contract/common';
import { entityErrors } from '@gatehouse/contract/errors';
import type { PageApplication } from '@gatehouse/contract/sign-in/page-state';
import type { FastifyReply } from 'fastify';
import { sendError } from '../../web/errors.ts';
import { makesFirstAdministrator } from '../administrators/first-administrator.ts';
import { type PageRequest, sendPage } from './send-page.ts';
import { toPageApplication } from './page-state.ts';
import { findPageApplication } from '../flow/page-application-store.ts';

/** The console, without a URL to return to, because there is nothing yet. */
async function toConsoleApplication({ runtime, tenant }: PageRequest): Promise<PageApplication | undefined> {
  const row = await findPageApplication(runtime, tenant.id, builtInApplications.console, undefined);
  const application = toPageApplication(tenant, row);
  return application && { ...application, homeUrl: undefined };
}

/** Says where the link was printed, which the first administrator needs to register (ADR 109). */
export async function sendSetupLinkWanted(page: PageRequest): Promise<FastifyReply> {
  void page.reply.code(403);
  return sendPage(page, {
    screen: { name: 'dead-end', reason: 'setup_link' },
    application: await toConsoleApplication(page),
  });
}

/** The page of the setup link. The URL doesn't tell the server its secret: the page reads it. */
export async function sendSetupPage(page: PageRequest): Promise<FastifyReply> {
  const { runtime, tenant, experience, reply } = page;
  if (tenant.id !== adminTenantId || runtime.settings.EDITION === 'cloud')
    return sendError(reply, entityErrors.notFound);
  return sendPage(page, {
    screen: makesFirstAdministrator(tenant, experience)
      ? { name: 'setup' }
      : { name: 'dead-end', reason: 'setup_used', signInUrl: `${tenant.origin}/console` },
    application: await toConsoleApplication(page),
  });
}
