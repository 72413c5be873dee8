import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { customPhrase, phraseErrors, translation } from './phrases.ts';

export const listCustomPhrases = endpoint({
  method: 'GET',
  path: '/api/custom-phrases',
  summary: 'List the tenant’s own texts of the sign-in pages, by language',
  permission: 'read:data',
  output: z.array(customPhrase),
});

export const getCustomPhrase = endpoint({
  method: 'GET',
  path: '/api/custom-phrases/{languageTag}',
  summary: 'Get the tenant’s own texts in a language',
  permission: 'read:data',
  output: customPhrase,
  errors: [entityErrors.notFound],
});

export const putCustomPhrase = endpoint({
  method: 'PUT',
  path: '/api/custom-phrases/{languageTag}',
  summary: 'Set the tenant’s own texts in a language; those that were there are replaced',
  permission: 'write:data',
  event: 'CustomPhrase.Updated',
  status: 201,
  body: translation,
  output: customPhrase,
  errors: [entityErrors.notFound, phraseErrors.invalidTranslation],
});

export const deleteCustomPhrase = endpoint({
  method: 'DELETE',
  path: '/api/custom-phrases/{languageTag}',
  summary: 'Delete the tenant’s own texts in a language',
  permission: 'delete:data',
  event: 'CustomPhrase.Deleted',
  errors: [entityErrors.notFound, phraseErrors.defaultLanguage],
});
