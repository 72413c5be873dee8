import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { savedVersion } from '../scripts/scripts.ts';
import {
  action,
  actionChange,
  actionRun,
  actionTest,
  actionType,
  listedAction,
  newAction,
} from './actions.ts';
import { actionErrors, deniedAction } from './errors.ts';

const params = z.object({ actionType });
const maskedNote = 'values of environment variables are masked';

export const listActions = checks({
  summary: `List the actions; ${maskedNote}`,
  output: z.array(listedAction),
});

export const testAction = checks({
  summary: 'Run the script of an action with a sample event, and get what it returns',
  transaction: 'none',
  body: actionTest,
  output: z.unknown(),
  mayBeEmpty: true,
  errors: [actionErrors.general, deniedAction, edgeErrors.busy],
});

export const runAction = checks({
  summary: 'Run the script of an action with a sample event, and get all it did: result, console and errors',
  transaction: 'none',
  body: actionTest,
  output: actionRun,
});

export const getAction = checks({
  summary: `Get an action; ${maskedNote}`,
  params,
  output: action,
  errors: [entityErrors.notFound],
});

export const putAction = checks({
  summary: 'Set an action',
  params,
  body: newAction,
  output: action,
  mayCreate: true,
});

export const updateAction = checks({
  summary: 'Change an action; fields that aren’t sent keep their values',
  params,
  body: actionChange,
  output: action,
  errors: [entityErrors.notFound],
});

export const deleteAction = checks({
  summary: 'Delete an action, with its versions',
  params,
  errors: [entityErrors.notFound],
});

export const listActionVersions = checks({
  summary: 'List the saved versions of an action’s script, the newest first',
  params,
  output: z.array(savedVersion),
  errors: [entityErrors.notFound],
});
