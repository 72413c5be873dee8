import { OutboundError } from '@gatehouse/connectors/kit/outbound';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPublishedDocuments } from './published-documents.ts';

const address = 'https://login.example.com/.well-known/openid-configuration';
let now = 0;
let asked: string[] = [];

/** A provider that records each call. */
const answering =
  (text: string, status = 200) =>
  async () => {
    asked.push(text);
    return { status, headers: {}, text };
  };
const failing = () => {
  asked.push('failed');
  return Promise.reject(new OutboundError('timeout', 'did not answer in time'));
};

beforeEach(() => {
  now = 1_000_000;
  asked = [];
});

describe('a document of a provider', () => {
  it('is fetched once in ten seconds per tenant', async () => {
    const documents = createPublishedDocuments(() => now);
    const get = (tenant: string, text: string) => documents.get(tenant, address, answering(text));
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('one', 'first')));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['first']));
    now += 9_999;
    expect((await get('one', 'second')).text).toBe('first');
    expect((await get('two', 'other tenant')).text).toBe('other tenant');
    now += 1;
    expect((await get('one', 'third')).text).toBe('third');
    expect(asked).toEqual(['first', 'other tenant', 'third']);
  });

  it.each([
    ['no answer', failing],
    ['a refusal', answering('failed', 503)],
  ])('is fetched again a second after %s, and once for all concurrent callers', async (_name, load) => {
    const documents = createPublishedDocuments(() => now);
    const get = (loading: typeof load) =>
      documents.get('one', address, loading).then(
        ({ text }) => text,
        () => 'failed',
      );
    expect(new Set(await Promise.all(Array.from({ length: 50 }, () => get(load))))).toEqual(
      new Set(['failed']),
    );
    now += 999;
    expect(await get(answering('again'))).toBe('failed');
    now += 1;
    expect(await get(answering('again'))).toBe('again');
    expect(asked).toEqual(['failed', 'again']);
  });

  it('uses limited memory: the oldest is removed first', async () => {
    const documents = createPublishedDocuments(() => now, { capacity: 50_000 });
    const get = (of: string) => documents.get('one', of, answering('x'.repeat(20_000)));
    for (const of of ['a', 'b', 'c']) await get(of);
    asked = [];
    await get('c');
    await get('b');
    expect(asked).toHaveLength(0);
    await get('a');
    expect(asked).toHaveLength(1);
  });

  it('is no older than ten seconds when the clock is set back', async () => {
    const documents = createPublishedDocuments(() => now);
    await documents.get('one', address, answering('first'));
    now -= 3_600_000;
    expect((await documents.get('one', address, answering('second'))).text).toBe('second');
  });
});
