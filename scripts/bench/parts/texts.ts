import { builtInConnectors } from '@gatehouse/connectors/all';
import { features } from '@gatehouse/contract/all';
import { checkPassword } from '@gatehouse/contract/passwords/check-password';
import { domainOf, isAddressOf } from '@gatehouse/contract/sso-connectors/domains';
import { normalizeIdentifier } from '@gatehouse/contract/validation/identifiers';
import { z } from 'zod';
import { describeAddress } from '../../../apps/server/src/audit/plain.ts';
import { renderSubject, renderTemplate } from '../../../apps/server/src/delivery/messages/render.ts';
import { toText } from '../../../apps/server/src/delivery/messages/to-text.ts';
import { ssoKinds } from '../../../apps/server/src/identity-providers/enterprise/kinds/sso-kinds.ts';
import { findFields } from '../../../packages/contract/test/fields.ts';
import type { Part } from '../bench.ts';
import type { Row } from '../report.ts';

const most = { ms: 50, ratio: 12 };
const tiny = 512;
const small = 8 * 1024;
const large = 64 * 1024;
/** Below this nothing can be said of a ratio. */
const tellingMs = 5;

/** Letters that a pattern may read in several ways, over and over. */
const letters = [
  ...'a- a. a@ a_ a: a/ a@a. a é 1 1- www https:// <style> < > - . , ; / \\ : @ % & &# {{ {{a ( [ "'.split(
    ' ',
  ),
  ' ',
  'a b',
  '\n',
  '\r',
  // Marks that Unicode puts in another order, and a letter that stands for eighteen.
  '\u0300',
  '\u0300\u0323',
  '\ufdfa',
];
/** What may have to stand before or behind them to be read at all. */
const frames = [
  ['', ''],
  ['', '\n!'],
  ['+', 'x'],
  ['a@', ''],
  ['https://', ''],
  ['https://a.', ' '],
  ['http:', ''],
  ['-----BEGIN CERTIFICATE-----', ''],
] as const;

type Frame = (typeof frames)[number];

interface Reader {
  what: string;
  read: (text: string) => unknown;
}

/** Every place where a caller may write a text: what is asked of the endpoints and of the settings of connectors. */
function listFields(): Reader[] {
  const seen = new Set<z.core.$ZodType>();
  const endpoints = Object.values(features).flatMap((feature) => Object.entries(feature));
  const fields = [
    ...endpoints.flatMap(([name, { params, query, body }]) =>
      Object.entries({ params, query, body }).flatMap(([part, schema]) =>
        schema ? findFields(schema, `${name}.${part}`, seen) : [],
      ),
    ),
    ...builtInConnectors.flatMap(({ metadata, settings }) => findFields(settings, metadata.id, seen)),
    ...[...ssoKinds].flatMap(([name, { settings }]) => findFields(settings, name, seen)),
  ];
  return fields.map(({ path, schema }) => ({ what: path, read: (text) => z.safeParse(schema, text) }));
}

/** As many restricted words as a policy may have, each nearly what the worst passwords hold. */
const restricted = Array.from(
  { length: 999 },
  (_, index) => `${'a'.repeat(100)}${index % 2 ? 'b' : ''}${index}`,
);

/** Other code that reads texts of callers. */
const readers: Reader[] = [
  { what: 'a domain', read: domainOf },
  { what: 'the domain of an email address', read: (text) => isAddressOf(text, ['acme.example']) },
  { what: 'an IP address in the audit log', read: describeAddress },
  { what: 'a template', read: (text) => renderTemplate(text, { a: 'b' }, true) },
  { what: 'a subject', read: (text) => renderSubject(text, { a: 'b' }) },
  { what: 'the text of an email', read: toText },
  { what: 'an email address to sign in with', read: (text) => normalizeIdentifier('email', text) },
  { what: 'a phone number to sign in with', read: (text) => normalizeIdentifier('phone', text) },
  {
    what: 'a password',
    read: (text) => checkPassword(text, { rejects: { words: [...restricted, text.slice(0, 128)] } }),
  },
];

const write = (size: number, repeated: string, [before, after]: Frame): string =>
  before + repeated.repeat(Math.floor((size - before.length - after.length) / repeated.length)) + after;

/** As ASCII. */
const show = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The shortest time in milliseconds, which other load affects least. */
function measure({ read }: Reader, text: string, times: number): number {
  const each = Array.from({ length: times }, () => {
    const startedAt = performance.now();
    try {
      read(text);
    } catch {
      // Rejections are measured, too.
    }
    return performance.now() - startedAt;
  });
  return Math.min(...each);
}

interface Cost {
  what: string;
  ms: number;
  ratio: number;
}

const isTooMuch = ({ ms, ratio }: Omit<Cost, 'what'>): boolean => ms > most.ms || ratio > most.ratio;

/** What 64 KB cost, and 8 KB; less of it where less costs too much already, for the whole might take hours. */
function compare(reader: Reader, texts: readonly string[], times: number): Omit<Cost, 'what'> {
  const each: number[] = [];
  for (const text of texts) {
    const ms = measure(reader, text, times);
    if (ms > most.ms) return { ms, ratio: Infinity };
    each.push(ms);
  }
  const [ms = 0, before = 0] = each.toReversed();
  return { ms, ratio: ms < tellingMs ? 0 : ms / before };
}

function* measureAll(readers: ReadonlySet<Reader>): Generator<Cost> {
  const left = new Set(readers);
  for (const repeated of letters)
    for (const frame of frames) {
      const texts = [tiny, small, large].map((size) => write(size, repeated, frame));
      for (const reader of left) {
        let cost = compare(reader, texts, 1);
        if (cost.ms < 1) continue;
        // Other work on the machine may have come between.
        cost = compare(reader, texts, cost.ms < 4 * most.ms ? 5 : 2);
        const what = `${reader.what}, of ${frame.map(show).join(` with ${show(repeated)} again and again before `)}`;
        yield { what, ...cost };
        // It would cost too much with other letters as well.
        if (isTooMuch(cost)) left.delete(reader);
      }
    }
}

/** How long it takes to check what a caller may write, straight in the schemas: without a server, for one request would stop it. */
export const measureTexts: Part = async () => {
  const fields = listFields();
  const costs = [...measureAll(new Set([...fields, ...readers]))];
  const row = (what: string, unit: string, by: 'ms' | 'ratio'): Row => {
    const worst = costs.toSorted((a, b) => b[by] - a[by])[0];
    const figure = worst?.[by] ?? 0;
    return {
      part: 'texts',
      what,
      figure,
      unit,
      budget: `≤ ${most[by]} ${unit}`,
      isMet: figure <= most[by],
      isGate: true,
      note: `${fields.length} fields and ${readers.length} readers; ${figure > 0 ? `the worst is ${worst?.what}` : `none takes ${tellingMs} ms`}`,
    };
  };
  return [row('64 KB of the worst letters', 'ms', 'ms'), row('64 KB against 8 KB', '×', 'ratio')];
};
