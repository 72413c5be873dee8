import { isFromHost } from '@gatehouse/contract/connectors/avatar-hosts';
import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';

type Known = Pick<ConsoleConfig, 'endpoint' | 'adminEndpoint' | 'avatarHosts'>;

/**
 * A user's avatar if it was uploaded here or is from a sign-in provider. Any other host, which the user may have chosen, would learn
 * when and from where an administrator looks at the user (ADR 112).
 */
export function knownPicture(address: string | null | undefined, known: Known): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { origin, pathname, search } = new URL(address);
  // Other paths of ours could redirect, as an authorization request does.
  const isUpload = /^\/user-assets\/\w{21}\.\w+$/.test(pathname) && search === '';
  const isOurs =
    isUpload && [known.endpoint, known.adminEndpoint].some((own) => new URL(own).origin === origin);
  return isOurs || isFromHost(address, known.avatarHosts) ? address : undefined;
}
