import { expect, it } from 'vitest';
import { findUnknownVariables } from './template-variables.ts';

it('finds each variable that the template does not have, once', () => {
  const known =
    '{{code}} {{ application.name }} {{application.customData.brand.color}} {code} @media { a { b: c } }';
  expect(findUnknownVariables(known, 'SignIn')).toEqual([]);
  const text =
    '{{cod}} {{user.name}} {{ cod }} {{application.nam}} {{application}} {{first name}} {{constructor}}';
  const unknown = ['cod', 'user.name', 'application.nam', 'application', 'first name', 'constructor'];
  expect(findUnknownVariables(text, 'SignIn')).toEqual(unknown);
  expect(findUnknownVariables('{{code}} {{link}}', 'OrganizationInvitation')).toEqual(['code']);
  expect(findUnknownVariables('{{code}} {{link}}', 'Generic')).toEqual(['link']);
});
