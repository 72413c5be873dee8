import { keepMaskedSecrets } from '@gatehouse/connectors/kit/secrets';
import { providerErrors } from '@gatehouse/contract/connectors/errors';
import { edgeErrors } from '@gatehouse/contract/errors';
import { z } from 'zod';
import { fail } from '../lib/fail.ts';

/** A connector's settings in the form that is encrypted. The connector's own schema validates them where they are used. */
export const storedConfig = z.record(z.string(), z.unknown());
type Config = z.infer<typeof storedConfig>;

/** Replaces masks with the stored secrets. Throws 400 and names the secrets that must be entered again. */
export function keepSecrets(settings: z.ZodObject, config: Config, stored: Config): Config {
  const { config: kept, lost } = keepMaskedSecrets(settings, config, stored);
  if (lost.length > 0)
    fail(edgeErrors.invalidInput, {
      data: {
        fields: Object.fromEntries(lost.map((key) => [`body.config.${key}`, 'must be entered again'])),
      },
    });
  return kept;
}

/** Validates the settings with their schema. Throws 400 with the path of every invalid field. */
export function readConfig<S extends z.ZodObject>(settings: S, config: Config): z.output<S> {
  const result = settings.safeParse(config);
  if (result.success) return result.data;
  const fields = result.error.issues
    .toReversed()
    .map(({ path, message }) => [['body', 'config', ...path.map(String)].join('.'), message]);
  fail(providerErrors.invalid_config, { data: { fields: Object.fromEntries(fields) } });
}
