import { endpoint } from '../endpoint.ts';
import { edgeErrors } from '../errors.ts';
import { assetErrors, assetService, maxUploadBytes, uploadedAsset } from './assets.ts';

const errors = [assetErrors.typeNotAllowed, edgeErrors.fileTooLarge] as const;

export const uploadAsset = endpoint({
  method: 'POST',
  path: '/api/user-assets',
  summary:
    'Upload a file; the answer is its public address. What nothing in the tenant names for a day is deleted',
  permission: 'write:data',
  event: 'Asset.Created',
  upload: true,
  bodyLimit: maxUploadBytes,
  output: uploadedAsset,
  errors,
});

export const getAssetService = endpoint({
  method: 'GET',
  path: '/api/user-assets/service-status',
  summary: 'Say whether files can be uploaded, and which',
  permission: 'read:data',
  output: assetService,
});

/** Served at the administrators' origin, outside `/api` (OPEN-04). */
export const uploadMyAsset = endpoint({
  method: 'POST',
  path: '/me/user-assets',
  summary:
    'Upload a picture of oneself; the answer is its public address. What is not saved within a day is deleted',
  permission: 'me',
  event: 'Asset.Created',
  upload: true,
  bodyLimit: maxUploadBytes,
  output: uploadedAsset,
  errors,
});

export const getMyAssetService = endpoint({
  method: 'GET',
  path: '/me/user-assets/service-status',
  summary: 'Say whether files can be uploaded, and which',
  permission: 'me',
  output: assetService,
});
