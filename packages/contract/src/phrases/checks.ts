import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { customPhrase, phraseErrors, translation } from './phrases.ts';

export const listCustomPhrases = checks({
  summary: 'List the tenant’s own texts of the sign-in pages, by language',
  output: z.array(customPhrase),
});

export const getCustomPhrase = checks({
  summary: 'Get the tenant’s own texts in a language',
  output: customPhrase,
  errors: [entityErrors.notFound],
});

export const putCustomPhrase = checks({
  summary: 'Set the tenant’s own texts in a language; those that were there are replaced',
  event: 'CustomPhrase.Updated',
  status: 201,
  body: translation,
  output: customPhrase,
  errors: [entityErrors.notFound, phraseErrors.invalidTranslation],
});

export const deleteCustomPhrase = checks({
  summary: 'Delete the tenant’s own texts in a language',
  event: 'CustomPhrase.Deleted',
  errors: [entityErrors.notFound, phraseErrors.defaultLanguage],
});
