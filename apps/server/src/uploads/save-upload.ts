import { assetErrors, maxUploadBytes, type UploadType, uploadTypes } from '@gatehouse/contract/assets/assets';
import type { UploadedFile } from '@gatehouse/contract/endpoint';
import type { TransactionCtx } from '../runtime/ctx.ts';
import { fail } from '../lib/fail.ts';
import { detectType } from './detect-type.ts';
import { saveAsset } from './upload-store.ts';

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/vnd.microsoft.icon': 'ico',
  'image/svg+xml': 'svg',
};

const iconName = (type: string): string => (type === 'image/x-icon' ? 'image/vnd.microsoft.icon' : type);

/** Stores a file whose content matches its type (OPEN-06), if that is one of these types, and returns its public URL. */
export async function uploadAsset(
  { db, tenant }: Pick<TransactionCtx, 'db' | 'tenant'>,
  { bytes, type }: UploadedFile,
  types: readonly UploadType[] = uploadTypes,
): Promise<{ url: string }> {
  const contentType = detectType(bytes);
  if (!contentType || iconName(type) !== contentType || !types.includes(contentType))
    return fail(assetErrors.typeNotAllowed);
  const id = await saveAsset(db, { contentType, content: Buffer.from(bytes) });
  return { url: `${tenant.origin}/user-assets/${id}.${nameExtension(contentType)}` };
}

const nameExtension = (type: UploadType): string => extensions[type] ?? type.replace(/^\w+\//, '');

/** Files are stored in the database, which is always available. */
export const describeService = () => ({
  status: 'ready' as const,
  allowUploadMimeTypes: [...uploadTypes],
  maxUploadFileSize: maxUploadBytes,
});
