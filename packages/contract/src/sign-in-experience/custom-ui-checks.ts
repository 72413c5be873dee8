import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { assetErrors, maxUploadBytes } from '../assets/assets.ts';
import { edgeErrors } from '../errors.ts';

export const uploadCustomUi = checks({
  summary: 'Upload custom sign-in pages as a zip archive; they are used once `customUiAssets` refers to them',
  transaction: 'none',
  bodyLimit: maxUploadBytes,
  output: z.object({ customUiAssetId: z.string() }),
  errors: [assetErrors.typeNotAllowed, edgeErrors.fileTooLarge],
});
