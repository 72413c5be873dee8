import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { savedVersion } from '../scripts/scripts.ts';
import { deniedTest, failedTest } from './errors.ts';
import {
  jwtCustomizer,
  jwtCustomizerChange,
  jwtCustomizerRun,
  jwtCustomizerTest,
  listedJwtCustomizer,
  newJwtCustomizer,
  tokenType,
} from './jwt-customizer.ts';

const params = z.object({ tokenTypePath: tokenType });
const maskedNote = 'values of environment variables are masked';

export const listJwtCustomizers = checks({
  summary: `List the scripts for custom claims; ${maskedNote}`,
  output: z.array(listedJwtCustomizer),
});

export const testJwtCustomizer = checks({
  summary: 'Run a script for custom claims with samples, and get its claims',
  transaction: 'none',
  body: jwtCustomizerTest,
  output: z.record(z.string(), z.unknown()),
  errors: [failedTest, deniedTest, edgeErrors.busy],
});

export const runJwtCustomizer = checks({
  summary: 'Run a script for custom claims with samples, and get all it did: claims, console and errors',
  transaction: 'none',
  body: jwtCustomizerTest,
  output: jwtCustomizerRun,
});

export const getJwtCustomizer = checks({
  summary: `Get the script for custom claims of a kind of tokens; ${maskedNote}`,
  params,
  output: jwtCustomizer,
  errors: [entityErrors.notFound],
});

export const putJwtCustomizer = checks({
  summary: 'Set the script for custom claims of a kind of tokens',
  params,
  body: newJwtCustomizer,
  output: jwtCustomizer,
  mayCreate: true,
});

export const updateJwtCustomizer = checks({
  summary:
    'Change the script for custom claims of a kind of tokens; fields that aren’t sent keep their values',
  params,
  body: jwtCustomizerChange,
  output: jwtCustomizer,
  errors: [entityErrors.notFound],
});

export const deleteJwtCustomizer = checks({
  summary: 'Delete the script for custom claims of a kind of tokens, with its versions',
  params,
  errors: [entityErrors.notFound],
});

export const listJwtCustomizerVersions = checks({
  summary: 'List the saved versions of a script for custom claims, the newest first',
  params,
  output: z.array(savedVersion),
  errors: [entityErrors.notFound],
});
