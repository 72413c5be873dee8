import * as api from '@gatehouse/contract/applications/saml-application-endpoints';
import * as certificate from '@gatehouse/contract/applications/saml-certificate-endpoints';
import { entityErrors } from '@gatehouse/contract/errors';
import { previewSubject } from '../../saml/preview.ts';
import { implement } from '../../web/implement.ts';
import * as certificates from './saml-certificates.ts';
import * as service from './saml-applications-service.ts';

export const routes = [
  implement(api.createSamlApplication, (ctx, { body }) => service.createSamlApplication(ctx, body)),

  implement(api.getSamlApplication, ({ db }, { params }) => service.findSamlApplication(db, params.id)),

  implement(api.updateSamlApplication, (ctx, { params, body }) =>
    service.updateSamlApplication(ctx, params.id, body),
  ),

  implement(api.deleteSamlApplication, (ctx, { params }) => service.deleteSamlApplication(ctx, params.id)),

  implement(api.previewSamlApplication, async (ctx, { params }) => {
    const { id } = await service.findSamlApplication(ctx.db, params.id);
    return ctx.found(await previewSubject(ctx, id, params.userId), entityErrors.notFound);
  }),

  implement(certificate.listSamlCertificates, async ({ db }, { params }) => {
    const { id } = await service.findSamlApplication(db, params.id);
    return certificates.listCertificates(db, id);
  }),

  implement(certificate.createSamlCertificate, async (ctx, { params, body }) => {
    const { database } = ctx.runtime;
    await database.tenant(ctx.tenant.id, (db) => service.findSamlApplication(db, params.id));
    const key = await certificates.createKey(ctx, body.lifeSpanInYears);
    return database.tenant(ctx.tenant.id, async (db) => {
      // It may have been deleted since.
      await certificates.lockCertificates(db, params.id);
      const { id } = await service.findSamlApplication(db, params.id);
      return certificates.insertCertificate(db, id, key, { active: false });
    });
  }),

  implement(certificate.updateSamlCertificate, async ({ db }, { params, body }) => {
    const { id } = await service.findSamlApplication(db, params.id);
    return certificates.setActive(db, id, params.secretId, body.active);
  }),

  implement(certificate.deleteSamlCertificate, async ({ db }, { params }) => {
    const { id } = await service.findSamlApplication(db, params.id);
    await certificates.deleteCertificate(db, id, params.secretId);
  }),
];
