import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { samlCertificate } from './saml-applications.ts';
import { samlErrors } from './saml-errors.ts';

const refusals = [entityErrors.notFound, samlErrors.notSaml] as const;

export const listSamlCertificates = checks({
  summary: 'List the certificates of a SAML application, newest first',
  output: z.array(samlCertificate),
  errors: refusals,
});

export const createSamlCertificate = checks({
  summary:
    'Create a key with a certificate, which is published in the metadata and signs once it is activated',
  body: z.object({
    /** At most 30 years. */
    lifeSpanInYears: z.number().int().min(1).max(30),
  }),
  output: samlCertificate,
  status: 201,
  // No transaction stays open while a key is generated.
  transaction: 'none',
  errors: [...refusals, edgeErrors.invalidInput],
});

export const updateSamlCertificate = checks({
  summary: 'Activate a certificate instead of the active one, or deactivate it',
  body: z.object({ active: z.boolean() }),
  output: samlCertificate,
  errors: [...refusals, edgeErrors.invalidInput],
});

export const deleteSamlCertificate = checks({
  summary: 'Delete a certificate that is not active, with its key',
  errors: [...refusals, samlErrors.activeCertificate],
});
