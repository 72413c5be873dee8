import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { ssoConnector } from '../sso-connectors/sso-connectors.ts';
import { jitSsoConnector } from './jit.ts';
import { relationNotFound } from './organizations.ts';

const ids = z.array(ssoConnector.shape.id).max(1000);

export const listJitSsoConnectors = checks({
  summary: 'List the enterprise SSO connectors whose users join an organization, by name',
  output: jitSsoConnector,
  isWhole: true,
  errors: [entityErrors.notExistsWithId],
});

export const addJitSsoConnectors = checks({
  summary: 'Add enterprise SSO connectors whose users join an organization',
  body: z.object({ ssoConnectorIds: ids.min(1) }),
  status: 201,
  errors: [relationNotFound],
});

export const replaceJitSsoConnectors = checks({
  summary: 'Replace the enterprise SSO connectors whose users join an organization',
  body: z.object({ ssoConnectorIds: ids }),
  errors: [relationNotFound, entityErrors.notUnique],
});

export const removeJitSsoConnector = checks({
  summary: 'Remove an enterprise SSO connector whose users join an organization',
  errors: [entityErrors.notFound],
});
