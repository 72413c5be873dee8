import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { languageTag } from './language-tags.ts';
import { customPhrase, phraseErrors, translation } from './phrases.ts';

const params = z.object({ languageTag });

export const listCustomPhrases = checks({
  summary: 'List custom texts of the sign-in pages by language',
  output: z.array(customPhrase),
});

export const getCustomPhrase = checks({
  summary: 'Get the custom texts of a language',
  params,
  output: customPhrase,
  errors: [entityErrors.notFound],
});

export const putCustomPhrase = checks({
  summary: 'Replace the custom texts of a language',
  status: 201,
  params,
  body: translation,
  output: customPhrase,
  errors: [phraseErrors.invalidTranslation],
});

export const deleteCustomPhrase = checks({
  summary: 'Delete the custom texts of a language',
  params,
  errors: [entityErrors.notFound, phraseErrors.defaultLanguage],
});
