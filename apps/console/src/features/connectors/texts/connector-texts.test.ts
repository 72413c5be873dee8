import { expect, it } from 'vitest';
import { findConnectorText } from './connector-texts.ts';

it('the connector’s template is found by usage, then the generic one', () => {
  const generic = { usageType: 'Generic', subject: 'Any', content: '{{code}}' };
  const signIn = { usageType: 'SignIn', subject: 'In', content: '<b>{{code}}</b>', contentType: 'text/html' };
  const connector = { config: { templates: [generic, signIn] } };
  expect(findConnectorText(connector, 'SignIn')).toMatchObject({ subject: 'In', contentType: 'text/html' });
  expect(findConnectorText(connector, 'Register')).toMatchObject({
    subject: 'Any',
    contentType: 'text/plain',
  });
  expect(findConnectorText({ config: { templates: [signIn] } }, 'Register')).toBeUndefined();
  expect(findConnectorText({ config: { templates: 'nonsense' } }, 'SignIn')).toBeUndefined();
  expect(findConnectorText(undefined, 'SignIn')).toBeUndefined();
});
