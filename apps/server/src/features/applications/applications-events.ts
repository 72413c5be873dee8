import * as api from '@gatehouse/contract/applications/endpoints';
import * as consentScope from '@gatehouse/contract/applications/consent-scope-endpoints';
import * as protectedDomain from '@gatehouse/contract/applications/protected-domain-endpoints';
import * as secret from '@gatehouse/contract/applications/secret-endpoints';
import * as signInExperience from '@gatehouse/contract/applications/sign-in-experience-endpoints';
import * as accessControl from '@gatehouse/contract/applications/access-control-endpoints';
import { on } from '../../web/events.ts';
import { getApplication } from './applications-store.ts';

export const events = [
  on(api.createApplication, { audit: 'Application.Created' }),
  on(api.updateApplication, { audit: 'Application.Data.Updated' }),
  on(api.updateApplicationCustomData, { audit: 'Application.Data.Updated' }),
  on(api.deleteApplication, {
    audit: 'Application.Deleted',
    before: ({ db }, { params }) => getApplication(db, params.id),
    logsOld: ['name', 'type'],
  }),
  on(protectedDomain.addProtectedDomain, { audit: 'Application.Data.Updated', logs: ['domain'] }),
  on(protectedDomain.removeProtectedDomain, { audit: 'Application.Data.Updated' }),
  on(secret.listApplicationSecrets, { audit: 'Application.Secret.Viewed' }),
  on(secret.createApplicationSecret, { audit: 'Application.Secret.Created' }),
  on(secret.renameApplicationSecret, { audit: 'Application.Secret.Updated' }),
  on(secret.deleteLegacySecret, { audit: 'Application.Secret.Deleted' }),
  on(secret.deleteApplicationSecret, { audit: 'Application.Secret.Deleted' }),
  on(accessControl.putAccessControl, { audit: 'Application.AccessControl.Updated' }),
  on(consentScope.addConsentScopes, { audit: 'Application.ConsentScopes.Updated' }),
  on(consentScope.removeConsentScope, { audit: 'Application.ConsentScopes.Updated' }),
  on(signInExperience.putApplicationSignInExperience, { audit: 'Application.SignInExperience.Updated' }),
];
