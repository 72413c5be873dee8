import { z } from 'zod';
import { assetErrors, maxUploadBytes } from '../assets/assets.ts';
import { endpoint } from '../endpoint.ts';
import { edgeErrors } from '../errors.ts';

export const uploadCustomUi = endpoint({
  method: 'POST',
  path: '/api/sign-in-exp/default/custom-ui-assets',
  summary:
    'Upload sign-in pages of one’s own as a zip archive; they are used once `customUiAssets` names them',
  permission: 'write:data',
  event: 'CustomUi.Created',
  transaction: 'none',
  upload: true,
  bodyLimit: maxUploadBytes,
  output: z.object({ customUiAssetId: z.string() }),
  errors: [assetErrors.typeNotAllowed, edgeErrors.fileTooLarge],
});
