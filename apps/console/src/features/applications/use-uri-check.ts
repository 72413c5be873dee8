import type { ApplicationType } from '@gatehouse/contract/applications/applications';
import { isAtHost } from '@gatehouse/contract/applications/protected-apps';
import { checkRedirectUris } from '@gatehouse/contract/applications/redirect-uris';
import { isLoopback } from '@gatehouse/contract/validation/loopback';
import { useTranslation } from 'react-i18next';

/** Whether authorization codes would be sent without TLS to another host (RFC 9700 section 2.6). */
export const isUnencrypted = (uri: string): boolean => {
  const address = URL.canParse(uri) ? new URL(uri) : undefined;
  return address?.protocol === 'http:' && !isLoopback(address.hostname);
};

/** Returns the problems of redirect URIs by position, with the rules of the server. Those of a protected application must be at one of its hosts. */
export function useUriCheck(
  type: ApplicationType,
  hosts?: readonly string[],
): (uris: readonly string[]) => Record<number, string> {
  const { t } = useTranslation();
  return (uris) => {
    const elsewhere = uris.flatMap((uri, position): [number, string][] =>
      hosts === undefined || hosts.some((host) => isAtHost(uri, host))
        ? []
        : [[position, t('applications.protected.uriElsewhere', { host: hosts[0] })]],
    );
    const wrong = Object.entries(checkRedirectUris(type, uris)).map(
      ([position, problem]): [string, string] => [position, t(`applications.uriProblems.${problem}`)],
    );
    return Object.fromEntries<string>([...elsewhere, ...wrong]);
  };
}
