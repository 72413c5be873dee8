import type { UploadType } from '@gatehouse/contract/assets/assets';

/** The first bytes of each format, with their offset. */
const signatures: readonly (readonly [UploadType, number, string])[] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF87a'],
  ['image/gif', 0, 'GIF89a'],
  ['image/vnd.microsoft.icon', 0, '\0\0\x01\0'],
  ['image/tiff', 0, 'II*\0'],
  ['image/tiff', 0, 'MM\0*'],
  ['image/webp', 8, 'WEBP'],
  ['image/bmp', 0, 'BM'],
  ['application/zip', 0, 'PK\x03\x04'],
];

/** The type of a file, determined only by its content; undefined for types that can't be uploaded. */
export function detectType(bytes: Uint8Array): UploadType | undefined {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const known = signatures.find(([, offset, signature]) => start.startsWith(signature, offset));
  return known ? known[0] : isSvg(bytes) ? 'image/svg+xml' : undefined;
}

/**
 * An XML document whose root is `svg`. Scripts in it are allowed because uploads are served so that nothing runs (`serve.ts`). Entities are
 * refused: drawing programs don't write them, and expanding them can exhaust the memory of the program that reads the file.
 */
function isSvg(bytes: Uint8Array): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return false;
  }
  const prolog =
    /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*|<!DOCTYPE\s+svg[^>[]*>\s*)*<svg[\s/>]/;
  return prolog.test(text) && !/<!ENTITY/i.test(text);
}
