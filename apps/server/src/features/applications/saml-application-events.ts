import * as api from '@gatehouse/contract/applications/saml-application-endpoints';
import * as certificate from '@gatehouse/contract/applications/saml-certificate-endpoints';
import { on } from '../../web/events.ts';
import { getApplication } from './applications-store.ts';

export const events = [
  on(api.createSamlApplication, { audit: 'Application.Created' }),
  on(api.updateSamlApplication, { audit: 'Application.Data.Updated' }),
  on(api.deleteSamlApplication, {
    audit: 'Application.Deleted',
    before: ({ db }, { params }) => getApplication(db, params.id),
    logsOld: ['name', 'type'],
  }),
  on(certificate.createSamlCertificate, {
    audit: 'SamlApplication.Certificate.Created',
    logs: ['lifeSpanInYears'],
  }),
  on(certificate.updateSamlCertificate, { audit: 'SamlApplication.Certificate.Updated', logs: ['active'] }),
  on(certificate.deleteSamlCertificate, { audit: 'SamlApplication.Certificate.Deleted' }),
];
