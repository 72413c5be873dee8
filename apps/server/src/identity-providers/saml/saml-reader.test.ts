import { ConnectorError } from '@gatehouse/connectors/kit/error';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFakeIdp, createRsaKey } from '../../../../../packages/connectors/src/saml/saml.fake.ts';
import { writeServiceMetadata } from '../../../../../packages/connectors/src/kit/saml/service-metadata.ts';
import { QueueFullError } from '../../lib/queue-full.ts';
import { createSamlReader, type SamlReaderOptions } from './saml-reader.ts';

const repository = join(import.meta.dirname, '../../../../..');
const entityId = 'https://auth.example.com';
const acs = `${entityId}/api/authn/saml/c1`;
const decryptionKey = createRsaKey();
const idp = createFakeIdp({
  serviceMetadata: () => writeServiceMetadata({ entityId, acs, decryptionKey }),
});
let folder: string;
let readers: ReturnType<typeof createSamlReader>[] = [];

/** A reader with the built thread, or with one that runs the test's own script. */
function open(options: SamlReaderOptions = {}, script?: string) {
  const entry = join(folder, script ? `script-${readers.length}.js` : 'saml-reader-thread.js');
  if (script) writeFileSync(entry, script);
  const reader = createSamlReader({ entry, ...options });
  readers.push(reader);
  return reader;
}

const refusalOf = async (reading: Promise<unknown>): Promise<[string, string]> => {
  const refusal: unknown = await reading.catch((error: unknown) => error);
  if (refusal instanceof QueueFullError) return ['full', refusal.message];
  return refusal instanceof ConnectorError ? [refusal.code, refusal.reason] : ['read', ''];
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-saml-'));
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  // Built as for the server.
  await build({
    configFile: join(repository, 'apps/server/vite.config.ts'),
    logLevel: 'silent',
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: { 'saml-reader-thread': join(import.meta.dirname, 'saml-reader-thread.ts') },
      },
    },
  });
});
afterEach(async () => {
  await Promise.all(readers.map((reader) => reader.close()));
  readers = [];
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('attacks: SAML responses that stop the process', () => {
  it('are read in another thread, which returns their content or the reason for a rejection', async () => {
    const reader = open();
    const { certificates, ...about } = await reader.readMetadata(idp.metadata);
    expect(about).toMatchObject({ entityId: idp.entityId, signInEndpoint: 'https://idp.example.com/sso' });
    const expected = {
      idp: { entityId: idp.entityId, certificates: certificates.map(({ pem }) => pem) },
      entityId,
      acs,
      decryptionKey,
      now: Date.now(),
    };
    const { SAMLResponse } = await idp.answerUnsolicited({ encrypts: 'aes256-gcm' });
    const { nameId, attributes, requestId } = await reader.readResponse(SAMLResponse, expected);
    expect([nameId, attributes.get('email'), requestId]).toEqual(['u1', ['ada@example.com'], null]);
    const elsewhere = { ...expected, acs: 'https://other.example' };
    expect(await refusalOf(reader.readResponse(SAMLResponse, elsewhere))).toEqual([
      'authorization_failed',
      'The response is not valid: it was meant for another URL (Destination)',
    ]);
    expect(await refusalOf(reader.readMetadata('<a>'))).toEqual([
      'invalid_response',
      'The XML cannot be read: it is not well formed',
    ]);
  });

  it('don’t block the server’s main thread, and time out', async () => {
    const reader = open(
      { timeoutMs: 2_000 },
      `export const readMetadata = ([xml]) => { while (xml === 'endless'); return { result: xml }; };`,
    );
    expect(await reader.readMetadata('first')).toBe('first');
    let turns = 0;
    const over = new AbortController();
    const refused = refusalOf(reader.readMetadata('endless')).finally(() => over.abort());
    while (!over.signal.aborted) {
      await nextTurn();
      turns += 1;
    }
    expect(await refused).toEqual(['invalid_response', 'The XML cannot be read: it takes too long']);
    expect(turns).toBeGreaterThan(100);
    expect(await reader.readMetadata('next')).toBe('next');
  });

  it('wait in a queue that is bounded in length and time', async () => {
    const script = `export const readMetadata = ([xml]) => { while (xml === 'endless'); return { result: xml }; };`;
    const reader = open({ timeoutMs: 2_000, queueLimit: 3 }, script);
    const long = open({ timeoutMs: 2_000, waitMs: 1_500 }, script);
    const codesOf = async (of: typeof reader, documents: string[]) =>
      Promise.all(documents.map(async (xml) => (await refusalOf(of.readMetadata(xml)))[0]));
    expect(await codesOf(reader, ['endless', 'a', 'b', 'c', 'd'])).toEqual([
      'invalid_response',
      'read',
      'read',
      'full',
      'full',
    ]);
    expect(await codesOf(long, ['endless', 'endless', 'a'])).toEqual(['invalid_response', 'full', 'full']);
    expect(await long.readMetadata('next')).toBe('next');
  });

  it('use no more memory than their thread is allowed, and don’t end the server with it', async () => {
    const reader = open(
      { timeoutMs: 20_000 },
      `export const readMetadata = ([xml]) => { const all = []; while (xml === 'huge') all.push(new Array(1e5).fill(xml)); return { result: xml }; };`,
    );
    expect(await refusalOf(reader.readMetadata('huge'))).toEqual([
      'invalid_response',
      'The XML cannot be read: the thread has ended',
    ]);
    expect(await reader.readMetadata('next')).toBe('next');
  });

  it('have no access to the server’s secrets in their thread', async () => {
    const reader = open({}, `export const readMetadata = () => ({ result: Object.keys(process.env) });`);
    expect(await reader.readMetadata('')).toEqual([]);
  });

  it('fail the start when the script of the thread is missing', () => {
    expect(() => createSamlReader({ entry: join(folder, 'missing.js') })).toThrow('build the server');
  });
});
