import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { withStatus } from '../errors.ts';
import { signingKeyErrors as errors } from './errors.ts';
import { signingKey, signingKeyRotation, signingKeyType } from './signing-keys.ts';

const params = z.object({ keyType: signingKeyType });

export const listSigningKeys = checks({
  summary: 'List the keys that sign tokens or cookies: the next one, the current one, the previous one',
  params,
  output: z.array(signingKey),
});

export const rotateSigningKey = checks({
  summary: 'Create a key that signs at once, or that is published now and signs after a grace period',
  params,
  body: signingKeyRotation,
  output: z.array(signingKey),
  // No transaction stays open while a key is generated.
  transaction: 'none',
  errors: [withStatus(errors.rotationRefused, 422)],
});

export const deleteSigningKey = checks({
  summary: 'Delete the previous private key, or a cookie key unless it is the only one',
  params: z.object({ keyType: signingKeyType, keyId: z.string().min(1).max(128) }),
  errors: [errors.keyNotFound, errors.onlyPrevious, errors.keyRequired],
});
