import { expect, it } from 'vitest';
import { findAskedFields, isProfileIncomplete } from './asked.ts';
import { customProfileField, type CustomProfileField } from './custom-profile-fields.ts';
import { findValueProblems, gatherValues, placeValues } from './values.ts';

const field = (values: Partial<CustomProfileField> & Pick<CustomProfileField, 'name'>): CustomProfileField =>
  customProfileField.parse({
    tenantId: 'default',
    id: values.name,
    type: 'Text',
    label: '',
    description: null,
    required: false,
    config: {},
    createdAt: 0,
    sieOrder: 1,
    ...values,
  });

const parts = (...names: string[]) =>
  names.map((name) => ({ name, type: 'Text', enabled: true, required: true }) as never);

it('values are stored in the user, the claims or the custom data, and found there again', () => {
  const values = {
    name: 'Ada',
    nickname: 'Countess',
    birthdate: 1815,
    address: { country: 'UK', region: ' ' },
    office: { country: '', region: '' },
    employees: 0,
    news: false,
    website: '  ',
    plan: null,
  };
  const placed = placeValues(values);
  expect(placed).toEqual({
    user: { name: 'Ada' },
    profile: { nickname: 'Countess', birthdate: '1815', address: { country: 'UK' } },
    customData: { employees: 0, news: false },
  });
  expect(gatherValues({ ...placed.user, ...placed })).toMatchObject({
    name: 'Ada',
    address: { country: 'UK' },
    employees: 0,
  });
});

it('only the parts of `fullname` are values of their own; another name with parts is one object', () => {
  const own = field({ name: 'fullname', type: 'Fullname', config: { parts: parts('givenName') } });
  const contact = field({ name: 'contact', type: 'Fullname', config: { parts: parts('givenName') } });
  expect(findValueProblems([own], { givenName: 'Ada' })).toEqual([]);
  expect(findValueProblems([contact], { contact: { givenName: 'Ada' } })).toEqual([]);
  expect(findValueProblems([contact], { contact: { givenName: '' } })).toEqual([
    { path: 'contact.givenName', reason: 'required' },
  ]);
  expect(isProfileIncomplete([own], { givenName: 'Ada' }, false)).toBe(false);
  expect(isProfileIncomplete([contact], {}, true)).toBe(false);
  expect(isProfileIncomplete([{ ...contact, required: true }], { contact: {} }, true)).toBe(true);
  expect(isProfileIncomplete([{ ...contact, required: true }], { contact: { givenName: 'A' } }, true)).toBe(
    false,
  );
});

it('fields are asked for in the order of the list, or all of them without one', () => {
  const fields = [field({ name: 'a' }), field({ name: 'b' }), field({ name: 'c', type: 'Select' })];
  const ask = (named: string[] | null) =>
    findAskedFields(fields, named && named.map((name) => ({ name }))).map(({ name }) => name);
  expect([ask(null), ask([]), ask(['b', 'gone', 'a', 'c'])]).toEqual([['a', 'b'], [], ['b', 'a']]);
});
