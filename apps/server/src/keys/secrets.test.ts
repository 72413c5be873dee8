import { expect, it } from 'vitest';
import { z } from 'zod';
import { createSecrets, createSecretsKey } from './secrets.ts';

const secrets = createSecrets([createSecretsKey()]);
const settings = z.object({ host: z.string(), port: z.number() });

it('opens sealed JSON by its schema, and drops fields that the schema does not name', () => {
  const sealed = secrets.sealJson({ host: 'mail.example.com', port: 25, former: true });
  expect(secrets.openJson(sealed, settings)).toEqual({ host: 'mail.example.com', port: 25 });
});

it.each([
  ['of another shape', secrets.sealJson({ host: 'mail.example.com', port: 'hunter2' })],
  ['that is not JSON', secrets.seal('hunter2')],
])('refuses a sealed value %s, and does not quote it', (_name, sealed) => {
  const open = () => secrets.openJson(sealed, settings);
  expect(open).toThrow();
  expect(open).not.toThrow(/hunter/);
});
