import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { customPhrase, phraseErrors, translation } from './phrases.ts';

export const listCustomPhrases = checks({
  summary: 'List custom texts of the sign-in pages by language',
  output: z.array(customPhrase),
});

export const getCustomPhrase = checks({
  summary: 'Get the custom texts of a language',
  output: customPhrase,
  errors: [entityErrors.notFound],
});

export const putCustomPhrase = checks({
  summary: 'Replace the custom texts of a language',
  event: 'CustomPhrase.Updated',
  status: 201,
  body: translation,
  output: customPhrase,
  errors: [entityErrors.notFound, phraseErrors.invalidTranslation],
});

export const deleteCustomPhrase = checks({
  summary: 'Delete the custom texts of a language',
  event: 'CustomPhrase.Deleted',
  errors: [entityErrors.notFound, phraseErrors.defaultLanguage],
});
