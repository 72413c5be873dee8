import { allEndpoints } from '@gatehouse/contract/all';
import { isShown, shown } from '@gatehouse/contract/shown';
import { timestamp } from '@gatehouse/contract/common';
import { isOfManagement } from '@gatehouse/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findChanges } from './find-changes.ts';
import { limitChanges, mostOfEntry, mostOfValue } from './limit-changes.ts';
import { shownFields } from './shown-fields.fixture.ts';

/** A value in which each text and each name of a record says where it is. */
function sample(schema: z.core.$ZodType, side: string, path: string, depth = 0): unknown {
  const inner = (next: z.core.$ZodType, name: string) => sample(next, side, `${path}.${name}`, depth + 1);
  if (depth > 12) return undefined;
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, inner(field, name)]),
    );
  if (schema instanceof z.ZodArray) return [inner(schema.def.element, '0')];
  if (schema instanceof z.ZodRecord) return { [`${side}${path}`]: inner(schema.def.valueType, 'value') };
  if (schema instanceof z.ZodUnion) return inner(schema.def.options[0] ?? z.string(), 'union');
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return sample(schema.def.innerType, side, path, depth + 1);
  if (schema instanceof z.ZodPipe) return sample(schema.def.in, side, path, depth + 1);
  return `${side}${path}`;
}

/** The marked fields of a schema. Those within lists and records aren't compared one by one. */
function listMarked(schema: z.core.$ZodType, path = ''): string[] {
  if (isShown(schema)) return [path];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return listMarked(schema.def.innerType, path);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) =>
    listMarked(field, path ? `${path}.${name}` : name),
  );
}

const readable = allEndpoints.filter(
  ({ method, permission, output, list, streams }) =>
    method === 'GET' && isOfManagement(permission) && output && !list && streams === undefined,
);
const changesOf = (output: z.ZodType) =>
  findChanges(output, sample(output, 'before', ''), sample(output, 'after', ''));

describe('the contract', () => {
  it('marks these fields as shown, and no others', () => {
    const found = readable.flatMap(({ path, output = z.null() }) => {
      const names = listMarked(output);
      return names.length > 0 ? [[path, names] as const] : [];
    });
    expect(Object.fromEntries(found)).toEqual(shownFields);
  });

  it('shows nothing that is called like a secret', () => {
    const secret =
      /secret|password|passcode|token|key|hash|digest|credential|(^|\.)script$|environment|certificate|config/i;
    // Policies about passwords, switches, lifetimes, public keys, and the settings of profile fields.
    const harmless =
      /^(passwordPolicy\.|passwordExpiration\.|isPasswordExpired$|signIn\.|signUp\.|passkeySignIn\.|enableTokenStorage$|forgotPasswordMethods$)|(?<=accessTokenTtl|idTokenTtl|refreshTokenTtl|refreshTokenTtlInDays|RefreshToken|allowTokenExchange|boundTokens|jwks\.keys)$/;
    const odd = readable.flatMap(({ path, output = z.null() }) =>
      changesOf(output)
        .filter(({ isMasked }) => !isMasked)
        .map((change) => change.path.join('.'))
        .filter((name) => secret.test(name) && !harmless.test(name))
        .map((name) => `${path} ${name}`),
    );
    const ofProfileFields = '/api/custom-profile-fields/{name} config.';
    expect(odd.filter((name) => !name.startsWith(ofProfileFields))).toEqual([]);
  });

  it.each(readable.map(({ path, output }) => [path, output] as const))(
    '%s: masked values are nowhere in the changes',
    (path, output = z.null()) => {
      const text = JSON.stringify(changesOf(output));
      const marked = shownFields[path] ?? [];
      const leaked = [...text.matchAll(/"(?:before|after)\.([^"]*)"/g)]
        .map(([, where = '']) => where)
        .filter((where) => !marked.some((name) => where === name || where.startsWith(`${name}.`)));
      expect(leaked).toEqual([]);
    },
  );
});

describe('changes', () => {
  const schema = z.object({
    name: shown(z.string().nullable()),
    secret: z.string(),
    inner: z.object({ open: shown(z.string()), closed: z.string() }).nullable(),
    all: shown(z.record(z.string(), z.unknown())),
    other: z.record(z.string(), z.string()),
    at: timestamp,
    seen: timestamp.nullable(),
  });
  const record = {
    name: 'a',
    secret: 's',
    inner: { open: 'o', closed: 'c' },
    all: {},
    other: {},
    at: 1,
    seen: null,
  };

  it('are those of shown fields by value, of others by name, and of times not at all', () => {
    const after = {
      ...record,
      name: null,
      secret: 't',
      inner: { open: 'p', closed: 'd' },
      all: { x: { y: 1 } },
      other: { hush: 'hush' },
      at: 2,
      seen: 3,
    };
    expect(findChanges(schema, record, after)).toEqual([
      { path: ['name'], before: 'a', after: null },
      { path: ['secret'], isMasked: true },
      { path: ['inner', 'open'], before: 'o', after: 'p' },
      { path: ['inner', 'closed'], isMasked: true },
      { path: ['all', 'x'], after: { y: 1 } },
      { path: ['other'], isMasked: true },
    ]);
  });

  it('mask a field that a copy of the schema shows, and what the contract does not have', () => {
    const text = z.string();
    const both = z.looseObject({ open: shown(text), closed: text });
    expect(findChanges(both, { open: 'a', closed: 'a' }, { open: 'b', closed: 'b', more: 'm' })).toEqual([
      { path: ['open'], before: 'a', after: 'b' },
      { path: ['closed'], isMasked: true },
      { path: ['more'], isMasked: true },
    ]);
    // A rule that is added later doesn't inherit the mark.
    expect(findChanges(z.object({ x: shown(text).min(1) }), { x: 'a' }, { x: 'b' })).toEqual([
      { path: ['x'], isMasked: true },
    ]);
  });

  it('mask an object as a whole where it appears or goes', () => {
    expect(findChanges(schema, record, { ...record, inner: null })).toEqual([
      { path: ['inner'], isMasked: true },
    ]);
  });

  it('are limited by value and in total, and say so', () => {
    const long = 'é'.repeat(5000);
    const many = Array.from({ length: 3000 }, (_, at) => ({
      path: ['all', `field-${at}`],
      before: long,
      after: 'x',
    }));
    const kept = limitChanges(many);
    expect(Buffer.byteLength(JSON.stringify(kept))).toBeLessThanOrEqual(mostOfEntry);
    expect(kept.every(({ isCut }) => isCut)).toBe(true);
    const [first] = kept;
    expect(Buffer.byteLength(JSON.stringify(first?.before))).toBeLessThanOrEqual(mostOfValue);
    expect(first?.after).toBe('x');
    // Not half a character.
    const [cut] = limitChanges([{ path: ['a'], before: '😀'.repeat(5000) }]);
    expect(String(cut?.before)).not.toMatch(/\p{Cs}/u);
    expect(limitChanges([{ path: ['a'], before: 1, after: 2 }])).toEqual([
      { path: ['a'], before: 1, after: 2 },
    ]);
  });
});
