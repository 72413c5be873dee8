import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses at build, as well as it can be done; the server sends the file it finds and spends nothing on it. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    // After everything else that still writes into the files, such as what loads a part on demand.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const texts = Object.values(bundle).filter(({ fileName }) =>
          /^assets\/.*\.(js|css|svg)$/.test(fileName),
        );
        await Promise.all(
          texts.map(async (file) => {
            const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
            const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
            const compressed = { br: await brotli(source, quality), gz: await zip(source, { level: 9 }) };
            for (const [ending, content] of Object.entries(compressed))
              this.emitFile({ type: 'asset', fileName: `${file.fileName}.${ending}`, source: content });
          }),
        );
      },
    },
  };
}
