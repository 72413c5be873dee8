import type { ApplicationType } from '@gatehouse/contract/applications/applications';
import { isAtHost } from '@gatehouse/contract/applications/protected-apps';
import { checkRedirectUris } from '@gatehouse/contract/applications/redirect-uris';
import { isLoopback } from '@gatehouse/contract/validation/loopback';
import { useTranslation } from 'react-i18next';

/** Whether codes would travel to an address without TLS, and leave the machine (RFC 9700 section 2.6). */
export const isUnencrypted = (uri: string): boolean => {
  const address = URL.canParse(uri) ? new URL(uri) : undefined;
  return address?.protocol === 'http:' && !isLoopback(address.hostname);
};

/**
 * Says in the person's language what is wrong with addresses of an application of this type, of a protected one at its host; the rules
 * are the server's.
 */
export function useUriCheck(
  type: ApplicationType,
  host?: string,
): (uris: readonly string[]) => Record<number, string> {
  const { t } = useTranslation();
  return (uris) => {
    const elsewhere = uris.flatMap((uri, position) =>
      host === undefined || isAtHost(uri, host)
        ? []
        : [[position, t('applications.protected.uriElsewhere', { host })]],
    );
    const wrong = Object.entries(checkRedirectUris(type, uris)).map(([position, problem]) => [
      position,
      t(`applications.uriProblems.${problem}`),
    ]);
    return Object.fromEntries([...elsewhere, ...wrong]) as Record<number, string>;
  };
}
