import type { Connector } from '@gatehouse/contract/connectors/connectors';

/** A provider as the pages offer it: by its target, whatever number of connectors has it. */
export interface SocialTarget extends Pick<Connector, 'target' | 'name' | 'logo' | 'logoDark'> {
  /** Its connectors are those of native applications alone, so no page in a browser shows it. */
  isNativeOnly: boolean;
}

/** The providers that have a connector, in the order of the connectors. One for browsers and one for native applications are one entry (OPEN-32). */
export function listSocialTargets(connectors: readonly Connector[]): SocialTarget[] {
  const social = connectors.filter(({ type }) => type === 'Social');
  // What is for browsers speaks for its target: its name and logo are those of the button.
  const sorted = social.toSorted((a, b) => Number(a.platform === 'Native') - Number(b.platform === 'Native'));
  return [...new Set(social.map(({ target }) => target))].flatMap((target) => {
    const first = sorted.find((connector) => connector.target === target);
    if (!first) return [];
    const { name, logo, logoDark, platform } = first;
    return [{ target, name, logo, logoDark, isNativeOnly: platform === 'Native' }];
  });
}
