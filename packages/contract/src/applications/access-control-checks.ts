import { checks } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { accessControl, accessControlRefused } from './access-control.ts';
import { applicationErrors } from './applications.ts';

export const getAccessControl = checks({
  summary: 'Get who may use an application while its access is limited',
  output: accessControl,
  errors: [entityErrors.notFound],
});

export const putAccessControl = checks({
  summary: 'Replace the list of who may use an application while its access is limited',
  body: accessControl,
  output: accessControl,
  errors: [
    entityErrors.notFound,
    entityErrors.relationNotFound,
    entityErrors.wrongType,
    edgeErrors.invalidInput,
    accessControlRefused,
    applicationErrors.invalidType,
    applicationErrors.builtIn,
  ],
});
