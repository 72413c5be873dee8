import { readCertificates } from '@gatehouse/connectors/kit/saml/certificates';
import { storedConfig } from '../../connectors/connector-config.ts';
import type { Secrets } from '../../keys/secrets.ts';
import { type Check, hint, listed, ok, problem, type ReadDatabase, skipped } from './check.ts';

const dayMs = 86_400_000;
const noticeDays = 30;
/** The oldest connectors of an installation. */
const mostConnectors = 1_000;

interface Certificate {
  of: string;
  expiresAt: number;
}

/** Whether certificates of SAML applications and of identity providers expire. */
export const certificates: Check = {
  name: 'certificates',
  needs: 'database',
  async run({ database, secrets }) {
    if (!database) return [];
    const [row] = await database.rows<{ there: boolean }>(
      `select to_regclass('saml_certificates') is not null and to_regclass('sso_connectors') is not null as there`,
    );
    if (!row?.there) return [skipped('Not checked, because the database isn’t set up yet.')];
    const found = [
      ...(await listOfApplications(database)),
      ...(secrets ? await listOfProviders(database, secrets) : []),
    ];
    const now = Date.now();
    const expired = found.filter(({ expiresAt }) => expiresAt <= now);
    const soon = found.filter(({ expiresAt }) => expiresAt > now && expiresAt < now + noticeDays * dayMs);
    if (expired.length + soon.length === 0)
      return [
        ok(`No certificate of a SAML application or an identity provider expires within ${noticeDays} days.`),
      ];
    const mend =
      'For an application, create a certificate on its page and activate it once the application has it. For a provider, enter its new certificate or metadata in the connector.';
    return [
      ...(expired.length > 0 ? [problem(`Certificates have expired: ${describe(expired)}.`, mend)] : []),
      ...(soon.length > 0
        ? [hint(`Certificates expire within ${noticeDays} days: ${describe(soon)}.`, mend)]
        : []),
    ];
  },
};

const describe = (all: readonly Certificate[]): string =>
  listed(all.map(({ of, expiresAt }) => `${of} (${new Date(expiresAt).toISOString().slice(0, 10)})`));

async function listOfApplications({ rows }: ReadDatabase): Promise<Certificate[]> {
  const found = await rows<{ tenant: string; name: string; expires: Date }>(
    `select a.tenant_id as tenant, a.name, c.expires_at as expires from saml_certificates c
     join applications a on a.tenant_id = c.tenant_id and a.id = c.application_id
     where c.active and c.expires_at < now() + interval '${noticeDays} days' order by c.expires_at limit 20`,
  );
  return found.map(({ tenant, name, expires }) => ({
    of: `application ${name} of ${tenant}`,
    expiresAt: expires.getTime(),
  }));
}

/** Certificates of identity providers are in the settings of connectors, as themselves or in the provider's metadata. */
async function listOfProviders({ rows }: ReadDatabase, secrets: Secrets): Promise<Certificate[]> {
  const found = await rows<{ tenant: string; name: string; sealed: string }>(
    `select tenant_id as tenant, connector_name as name, sealed from (
       select tenant_id, connector_name, sealed, created_at from sso_connectors
       union all select tenant_id, coalesce(metadata -> 'name' ->> 'en', connector_id), sealed, created_at from connectors where connector_id = 'saml'
     ) as all_connectors order by created_at limit ${mostConnectors}`,
  );
  return found.flatMap(({ tenant, name, sealed }) => {
    const expiresAt = findExpiry(secrets, sealed);
    return expiresAt === undefined ? [] : [{ of: `connector ${name} of ${tenant}`, expiresAt }];
  });
}

/** When the last certificate of a connector's settings expires: during a rotation there are two. */
function findExpiry(secrets: Secrets, sealed: string): number | undefined {
  try {
    const config = secrets.openJson(sealed, storedConfig);
    const texts = ['x509Certificate', 'metadata'].flatMap((key) => {
      const value = config[key];
      return typeof value === 'string' && value !== '' ? extract(value) : [];
    });
    const times = texts.flatMap((text) => readCertificates(text).map(({ expiresAt }) => expiresAt));
    return times.length > 0 ? Math.max(...times) : undefined;
  } catch {
    // Settings that can't be read are those of another check, or of the console.
    return undefined;
  }
}

/** The certificates of a provider's metadata; another text is one itself. */
const extract = (text: string): string[] => {
  if (!text.trimStart().startsWith('<')) return [text];
  return [...text.matchAll(/<(?:\w+:)?X509Certificate[^>]*>([^<]+)</g)].map(([, inner = '']) => inner);
};
