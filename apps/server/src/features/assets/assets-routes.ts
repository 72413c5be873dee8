import * as api from '@gatehouse/contract/assets/endpoints';
import { implement } from '../../web/implement.ts';
import { describeService, uploadAsset } from '../../uploads/save-upload.ts';

export const routes = [
  implement(api.uploadAsset, (ctx, { file }) => uploadAsset(ctx, file)),
  implement(api.getAssetService, async () => describeService()),
  implement(api.uploadMyAsset, (ctx, { file }) => uploadAsset(ctx, file)),
  implement(api.getMyAssetService, async () => describeService()),
];
