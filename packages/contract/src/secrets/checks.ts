import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';

export const deleteSecret = checks({
  summary: 'Delete the stored tokens of a provider; the user’s account there stays linked',
  errors: [entityErrors.notFound],
});
