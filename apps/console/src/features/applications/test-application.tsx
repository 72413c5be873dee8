import {
  builtInApplicationIds,
  type ApplicationWithAdmin,
} from '@gatehouse/contract/applications/applications';
import { getSamlApplication } from '@gatehouse/contract/applications/saml-application-endpoints';
import { startApplicationTest } from '@gatehouse/contract/sign-in-tests/endpoints';
import { getSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { Link } from '@gatehouse/ui/controls/link';
import { Status } from '@gatehouse/ui/data/badge';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { TestSignIn } from '../../parts/sign-in-tests/test-sign-in.tsx';

/** The button that tests a sign-in to the application, and beside it what a real one still lacks (ADR 201). */
export function TestApplication({ application }: { application: ApplicationWithAdmin }) {
  const { id, name, type } = application;
  const isAllowed = useCan('write:data');
  if (type === 'MachineToMachine' || !isAllowed) return null;
  return (
    <>
      <Missing application={application} />
      <TestSignIn endpoint={startApplicationTest} params={{ applicationId: id }} name={name} isApplication />
    </>
  );
}

function Missing({ application }: { application: ApplicationWithAdmin }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const missing = useMissing(application);
  if (missing.length === 0) return null;
  return (
    <span className="test-missing">
      {missing.map(({ what, place }) => (
        <Status key={what} tone="warning">
          <Link href={path(place)}>{t(`applications.missing.${what}`)}</Link>
        </Status>
      ))}
    </span>
  );
}

interface Lack {
  what: 'redirectUri' | 'serviceProvider' | 'signInMethod';
  /** Where it is added. */
  place: string;
}

/** What users need to sign in to the application, and don't have yet. */
function useMissing({ id, type, oidcClientMetadata, customClientMetadata }: ApplicationWithAdmin): Lack[] {
  const isSaml = type === 'SAML';
  const { data: saml } = useApi(getSamlApplication, { params: { id } }, { enabled: isSaml });
  const { data: experience } = useApi(getSignInExperience, {});
  const redirects = ['SPA', 'Traditional', 'Native'].includes(type) && !customClientMetadata.isDeviceFlow;
  const lacks: Record<Lack['what'], boolean | undefined> = {
    redirectUri:
      redirects && !builtInApplicationIds.includes(id) && oidcClientMetadata.redirectUris.length === 0,
    serviceProvider: saml && (saml.entityId === null || saml.acsUrl === null),
    signInMethod:
      experience &&
      experience.signIn.methods.length === 0 &&
      experience.socialSignInConnectorTargets.length === 0 &&
      !experience.singleSignOnEnabled,
  };
  const settings = `/applications/${id}/settings`;
  const all: Lack[] = [
    { what: 'redirectUri', place: settings },
    { what: 'serviceProvider', place: settings },
    { what: 'signInMethod', place: '/sign-in-experience/sign-up-and-sign-in' },
  ];
  return all.filter(({ what }) => lacks[what]);
}
