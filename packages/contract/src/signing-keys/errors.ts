import { declareErrors } from '../errors.ts';

export const signingKeyErrors = declareErrors({
  keyNotFound: ['oidc.key_not_found', 404, 'There is no key with this ID.'],
  keyRequired: ['oidc.key_required', 422, 'A tenant needs at least one key.'],
  onlyPrevious: [
    'oidc.only_previous_key_can_be_deleted',
    422,
    'Only the previous key can be deleted. Rotate the key first.',
  ],
  rotationRefused: [
    'oidc.invalid_request',
    400,
    'A key is waiting to become the current one, or the grace period doesn’t apply to keys of this type.',
  ],
});
