import type { PageSocial } from '@gatehouse/contract/sign-in/page-state';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { Runtime } from '../../runtime.ts';
import { listSocialConnectors } from '../../social/connectors.ts';

/** The social connectors that a page offers, in the tenant’s order. A native application’s own is of no use in a browser. */
export async function listOffered(
  runtime: Runtime,
  tenantId: string,
  { socialSignInConnectorTargets: targets, color }: SignInExperience,
): Promise<PageSocial[]> {
  const connectors = await listSocialConnectors(runtime, tenantId);
  return targets.flatMap((wanted) =>
    connectors
      .filter(({ target, platform }) => target === wanted && platform !== 'Native')
      .map(({ platform: _platform, name, ...connector }) => ({
        ...connector,
        name: name.en ?? connector.target,
        logoDark: color.isDarkModeEnabled ? connector.logoDark : null,
      })),
  );
}
