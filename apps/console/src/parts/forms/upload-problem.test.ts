import { imageTypes } from '@gatehouse/contract/assets/assets';
import { describe, expect, it } from 'vitest';
import { findUploadProblem } from './upload-problem.ts';

const file = (type: string, size = 1000) => ({ type, size });
const picture = file('image/png');

describe('the uploader', () => {
  it.each(['image/svg+xml', 'image/png', 'image/jpeg', 'image/x-icon', 'image/vnd.microsoft.icon'])(
    '[UI-06 part] accepts %s',
    (type) => expect(findUploadProblem([file(type)])).toBeUndefined(),
  );

  it.each(['image/gif', 'image/webp', 'application/zip', 'text/html', ''])(
    '[UI-06 part] rejects the type “%s”',
    (type) => expect(findUploadProblem([file(type)])).toBe('error_file_type'),
  );

  it('[UI-05 part] accepts one file', () => {
    expect(findUploadProblem([picture])).toBeUndefined();
    expect(findUploadProblem([picture, picture])).toBe('error_file_count');
    expect(findUploadProblem([])).toBe('error_file_count');
  });

  it('[UI-07] [OPEN-06] accepts 500 KB, or the service’s limit if it is lower', () => {
    expect(new Set(imageTypes.map((type) => type.replace('vnd.microsoft.icon', 'x-icon'))).size).toBe(4);
    expect(findUploadProblem([file('image/png', 512_000)])).toBeUndefined();
    expect(findUploadProblem([file('image/png', 512_001)])).toBe('error_file_size');
    expect(findUploadProblem([file('image/png', 1001)], 1000)).toBe('error_file_size');
  });
});
