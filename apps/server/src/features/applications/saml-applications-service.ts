import { X509Certificate } from 'node:crypto';
import type { Application } from '@gatehouse/contract/applications/applications';
import * as api from '@gatehouse/contract/applications/saml-application-endpoints';
import {
  firstCertificateYears,
  type SamlApplication,
  samlBindings,
  type SamlSettings,
} from '@gatehouse/contract/applications/saml-applications';
import { samlErrors } from '@gatehouse/contract/applications/saml-errors';
import type { BodyOf } from '@gatehouse/contract/endpoint';
import { entityErrors } from '@gatehouse/contract/errors';
import type { TenantDb } from '../../database/database.ts';
import { fail, found } from '../../lib/fail.ts';
import type { Ctx, TransactionCtx } from '../../runtime/ctx.ts';
import { endEverythingOfClient } from '../../sessions/sessions.ts';
import { requireQuota } from '../../web/quota.ts';
import * as applications from './applications-store.ts';
import { createKey, insertCertificate } from './saml-certificates.ts';
import * as store from './saml-applications-store.ts';

/** Creates a SAML application with its first certificate, which is active. */
export async function createSamlApplication(
  ctx: Ctx,
  body: BodyOf<typeof api.createSamlApplication>,
): Promise<SamlApplication> {
  const { name, description, customData, ...settings } = body;
  const checked = normalize(settings);
  requireCertificates({ ...checked, spCertificate: null, requireSignedRequests: false });
  const key = await createKey(ctx, firstCertificateYears);
  return ctx.runtime.database.tenant(ctx.tenant.id, async (db) => {
    await requireQuota({ ...ctx, db }, api.createSamlApplication, { params: {}, body });
    const application = await applications.insertApplication(db, {
      name,
      description,
      customData,
      type: 'SAML',
      isThirdParty: false,
      oidcClientMetadata: { redirectUris: [], postLogoutRedirectUris: [] },
      customClientMetadata: {},
    });
    await store.insertSamlSettings(db, application.id, checked);
    await insertCertificate(db, application.id, key, { active: true });
    return readSettings(db, application);
  });
}

/** A SAML application. Throws 404 without an application, and 422 for one of another type. */
export async function findSamlApplication(db: TenantDb, id: string): Promise<SamlApplication> {
  const application = found(await applications.getApplication(db, id), entityErrors.notFound);
  if (application.type !== 'SAML') fail(samlErrors.notSaml);
  return readSettings(db, application);
}

const readSettings = async (db: TenantDb, application: Application): Promise<SamlApplication> =>
  found(await store.getSamlApplication(db, application), entityErrors.notFound);

export async function updateSamlApplication(
  { db }: TransactionCtx,
  id: string,
  {
    name,
    description,
    customData,
    appLevelAccessControlEnabled,
    ...settings
  }: BodyOf<typeof api.updateSamlApplication>,
): Promise<SamlApplication> {
  const saved = await findSamlApplication(db, id);
  const change = normalize(settings);
  requireCertificates({ ...saved, ...change });
  await store.updateSamlSettings(db, id, change);
  await applications.updateApplication(db, id, {
    name,
    description,
    customData,
    appLevelAccessControlEnabled,
  });
  return findSamlApplication(db, id);
}

/** Deletes it with its certificates, and ends the grants that its sign-ins were given (ADR 7). */
export async function deleteSamlApplication({ db }: TransactionCtx, id: string): Promise<void> {
  await findSamlApplication(db, id);
  await applications.deleteApplication(db, id);
  await endEverythingOfClient(db, id);
}

type Writable = Omit<Partial<SamlSettings>, 'nameIdFormat'>;

/** Checks URL and certificates, which are stored in one form of PEM. Empty texts are no value. */
function normalize<Values extends Writable>(values: Values): Values {
  const { acsUrl, encryption, entityId, spCertificate, singleLogoutUrl } = values;
  if (acsUrl) {
    if (acsUrl.binding !== samlBindings.post) fail(samlErrors.bindingNotSupported);
    // Only these are opened as pages: `javascript:` would run here (attacks: GHSA-pr34-2v5x-6qjq).
    if (!/^https?:$/.test(new URL(acsUrl.url).protocol)) fail(samlErrors.schemeNotSupported);
  }
  return {
    ...values,
    ...(entityId === '' && { entityId: null }),
    ...(singleLogoutUrl === '' && { singleLogoutUrl: null }),
    ...(spCertificate !== undefined && { spCertificate: readCertificate(spCertificate) }),
    ...(encryption && {
      encryption: { ...encryption, certificate: readCertificate(encryption.certificate) ?? undefined },
    }),
  };
}

/** One certificate in PEM, with an RSA key that is strong enough to encrypt for, and to trust. */
function readCertificate(text: string | null | undefined): string | null {
  if (!text?.trim()) return null;
  try {
    if ((text.match(/-----BEGIN CERTIFICATE-----/g) ?? []).length !== 1) fail(samlErrors.invalidCertificate);
    const { publicKey, raw } = new X509Certificate(text.trim());
    const { modulusLength = 0 } = publicKey.asymmetricKeyDetails ?? {};
    if (publicKey.asymmetricKeyType !== 'rsa' || modulusLength < 2048) fail(samlErrors.invalidCertificate);
    const lines = raw.toString('base64').match(/.{1,64}/g) ?? [];
    return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
  } catch (cause) {
    return fail(samlErrors.invalidCertificate, { cause });
  }
}

/** Throws if a setting needs a certificate that isn't there: it would have no effect, unlike what its author expects. */
function requireCertificates({
  encryption,
  spCertificate,
  requireSignedRequests,
}: Pick<SamlSettings, 'encryption' | 'spCertificate' | 'requireSignedRequests'>): void {
  if (encryption?.encryptAssertion && !encryption.certificate && !spCertificate)
    fail(samlErrors.certificateRequired);
  if (requireSignedRequests && !spCertificate) fail(samlErrors.certificateRequired);
}
