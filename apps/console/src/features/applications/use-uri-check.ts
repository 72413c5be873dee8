import type { ApplicationType } from '@gatehouse/contract/applications/applications';
import { checkRedirectUris } from '@gatehouse/contract/applications/redirect-uris';
import { useTranslation } from 'react-i18next';

/** Says in the person's language what is wrong with addresses of an application of this type; the rules are the server's. */
export function useUriCheck(type: ApplicationType): (uris: readonly string[]) => Record<number, string> {
  const { t } = useTranslation();
  return (uris) =>
    Object.fromEntries(
      Object.entries(checkRedirectUris(type, uris)).map(([position, problem]) => [
        position,
        t(`applications.uriProblems.${problem}`),
      ]),
    );
}
