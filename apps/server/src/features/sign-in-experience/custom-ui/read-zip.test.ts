import { describe, expect, it } from 'vitest';
import { readZip, ZipError } from './read-zip.ts';
import { bombs, type Packed, packZip, page } from './zip.fixture.ts';

describe('an archive', () => {
  it('with folders and a comment is unpacked to its files', async () => {
    const files = [page, { path: 'assets/', method: 0 }, { path: 'assets/a.js', content: 'a', method: 0 }];
    const unpacked = await readZip(packZip(files, { comment: 'a comment' }));
    expect(unpacked.map(({ path, content }) => [path, content.toString()])).toEqual([
      ['index.html', '<!doctype html>'],
      ['assets/a.js', 'a'],
    ]);
  });
});

const slips: [string, Packed[]][] = [
  ['a path to the parent folder', [{ path: '../index.html' }]],
  ['a path to the parent folder through a subfolder', [{ path: 'a/../../index.html' }]],
  ['a path that ends with the parent folder', [{ path: 'a/..' }]],
  ['an absolute path', [{ path: '/etc/passwd' }]],
  ['a path with a drive', [{ path: 'C:/index.html' }]],
  ['a path with backslashes', [{ path: '..\\index.html' }]],
  ['a path with a NUL', [{ path: 'index.html\0.png' }]],
  ['an empty segment', [{ path: 'a//b' }]],
  ['no name', [{ path: '' }]],
  ['a name that is not UTF-8', [{ path: Buffer.from([0xff, 0xfe]) }]],
  ['a link', [{ path: 'link', content: '/etc/passwd', mode: 0o120777 }]],
  ['a device', [{ path: 'device', mode: 0o020666 }]],
  ['a duplicate name', [page, page]],
  ['names that differ by case', [page, { path: 'INDEX.html' }]],
  ['names that differ by composition', [{ path: 'é' }, { path: 'é' }]],
  ['a file and a folder of one name', [{ path: 'a' }, { path: 'A/' }]],
  ['encryption', [{ ...page, flags: 1 }]],
  ['an unsupported compression', [{ ...page, method: 12 }]],
  ['content that doesn’t match its checksum', [{ ...page, crc: 1 }]],
  ['content that doesn’t match its size', [{ ...page, size: 3 }]],
];

describe('[attack: zip] an archive is refused with', () => {
  it.each(slips)('%s', async (_name, files) => {
    await expect(readZip(packZip(files))).rejects.toThrow(ZipError);
  });

  // The benchmark measures the cost of each (part uploads).
  it.each(bombs)('%s', async (_name, pack) => {
    await expect(readZip(pack())).rejects.toThrow(ZipError);
  });

  it('a missing or incomplete end record, or data after it', async () => {
    const archive = packZip([page]);
    const broken = [Buffer.alloc(0), Buffer.from('PK'), archive.subarray(0, -1), archive.subarray(10)];
    for (const bytes of [...broken, Buffer.concat([archive, Buffer.from('x')])])
      await expect(readZip(bytes)).rejects.toThrow(ZipError);
  });
});
