import { imageTypes, maxImageBytes } from '@gatehouse/contract/assets/assets';

/** Why files are rejected as an image; undefined if they are valid (UI-05 to UI-07). `serviceLimit` is in bytes. */
export function findUploadProblem(
  files: readonly Pick<File, 'type' | 'size'>[],
  serviceLimit?: number,
): 'error_file_count' | 'error_file_type' | 'error_file_size' | undefined {
  const [file] = files;
  if (!file || files.length > 1) return 'error_file_count';
  if (!imageTypes.includes(file.type)) return 'error_file_type';
  return file.size > maxImageBytes(serviceLimit) ? 'error_file_size' : undefined;
}
