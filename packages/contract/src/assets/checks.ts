import { checks } from '../endpoint.ts';
import { edgeErrors } from '../errors.ts';
import { assetErrors, assetService, maxUploadBytes, uploadedAsset } from './assets.ts';

const errors = [assetErrors.typeNotAllowed, edgeErrors.fileTooLarge] as const;

export const uploadAsset = checks({
  summary:
    'Upload a file; the answer is its public address. What nothing in the tenant refers to for a day is deleted',
  event: 'Asset.Created',
  bodyLimit: maxUploadBytes,
  output: uploadedAsset,
  errors,
});

export const getAssetService = checks({
  summary: 'Say whether files can be uploaded, and which',
  output: assetService,
});

export const uploadMyAsset = checks({
  summary:
    'Upload a picture of oneself; the answer is its public address. What is not saved within a day is deleted',
  event: 'Asset.Created',
  bodyLimit: maxUploadBytes,
  output: uploadedAsset,
  errors,
});

export const getMyAssetService = checks({
  summary: 'Say whether files can be uploaded, and which',
  output: assetService,
});
