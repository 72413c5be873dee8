import { checks } from '../endpoint.ts';
import { edgeErrors } from '../errors.ts';
import { assetErrors, assetService, maxUploadBytes, uploadedAsset } from './assets.ts';

const errors = [assetErrors.typeNotAllowed, edgeErrors.fileTooLarge] as const;

export const uploadAsset = checks({
  summary:
    'Upload a file and get its public URL; files that nothing in the tenant refers to are deleted after a day',
  bodyLimit: maxUploadBytes,
  output: uploadedAsset,
  errors,
});

export const getAssetService = checks({
  summary: 'Get the limits of uploads',
  output: assetService,
});

export const uploadMyAsset = checks({
  summary: 'Upload a profile picture and get its public URL; it is deleted if it is not saved within a day',
  bodyLimit: maxUploadBytes,
  output: uploadedAsset,
  errors,
});

export const getMyAssetService = checks({
  summary: 'Get the limits of uploads',
  output: assetService,
});
