import type { PageOneTap, PageSocial } from '@gatehouse/contract/sign-in/page-state';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { decodeJwt } from 'jose';
import type { Tenant } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { listSocialConnectors } from '../../identity-providers/social/social-connectors.ts';
import { sentByApplication, nonceOf } from '../factors/social/one-tap.ts';
import type { Flow } from '../flow/flow-store.ts';

/**
 * The social connectors that a page offers, in the tenant’s order. A connector for native applications doesn't work in
 * a browser.
 */
export async function listOffered(
  runtime: Runtime,
  tenantId: string,
  { socialSignInConnectorTargets: targets, color }: SignInExperience,
): Promise<PageSocial[]> {
  const connectors = await listSocialConnectors(runtime, tenantId);
  return targets.flatMap((wanted) =>
    connectors
      .filter(({ target, platform }) => target === wanted && platform !== 'Native')
      .map(({ platform: _platform, oneTap: _apart, name, ...connector }) => ({
        ...connector,
        name: name.en ?? connector.target,
        logoDark: color.isDarkModeEnabled ? connector.logoDark : null,
      })),
  );
}

/** Adds the targets that a demo connector will be created for when the preview is saved (ADR 191), in the tenant's order. */
export function addDemos(
  { connectors }: Pick<Runtime, 'connectors'>,
  { socialSignInConnectorTargets: targets, color }: SignInExperience,
  offered: readonly PageSocial[],
): PageSocial[] {
  const demos = [...connectors.values()].filter(({ metadata }) => metadata.isDemo);
  return targets.flatMap((wanted) => {
    const existing = offered.filter(({ target }) => target === wanted);
    if (existing.length > 0) return existing;
    return demos
      .filter(({ metadata }) => metadata.target === wanted)
      .map(({ metadata: { id, target, name, logo, logoDark } }) => ({
        id,
        target,
        name: name.en ?? target,
        logo,
        logoDark: color.isDarkModeEnabled ? logoDark : null,
      }));
  });
}

/** The prompt on the page of a flow, if one of the offered connectors has it. */
export async function findOneTap(
  { runtime, tenant }: { runtime: Runtime; tenant: Tenant },
  social: readonly PageSocial[],
  flow: Flow,
  params: Record<string, unknown>,
): Promise<PageOneTap | undefined> {
  const connectors = await listSocialConnectors(runtime, tenant.id);
  const prompting = connectors.find(({ id, oneTap }) => oneTap && social.some((each) => each.id === id));
  if (!prompting?.oneTap) return undefined;
  // A user who must authenticate again isn't signed in without a click.
  const requiresSignIn =
    /\b(login|select_account)\b/.test(textOf(params.prompt)) || params.max_age !== undefined;
  return {
    ...prompting.oneTap,
    autoSelect: prompting.oneTap.autoSelect && !requiresSignIn,
    connectorId: prompting.id,
    nonce: nonceOf(flow),
    given: readGiven(sentByApplication(params)),
  };
}

/** The claim with the user, before it is verified. A credential without it is ignored. */
function readGiven(credential: string | undefined): PageOneTap['given'] {
  try {
    const { email } = decodeJwt(credential ?? '');
    return credential && typeof email === 'string' && email ? { credential, email } : undefined;
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
