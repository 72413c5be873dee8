import { readFileSync } from 'node:fs';
import { SettingsError } from './settings-error.ts';

/** Settings that can be read from a file, as containers and service managers hand out secrets: `SECRETS_KEY_FILE=/run/secrets/key`. */
const secretNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SECRETS_KEY',
  'SMTP_URL',
  'DEMO_PROVIDERS',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STATUS_API_KEY',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
];
export const isSecret = (name: string): boolean => secretNames.includes(name);

/** The value of a setting. A secret's can be the content of the file that `NAME_FILE` names, without the line break at its end. */
export function readSetting(
  name: string,
  environment: Record<string, string | undefined>,
): string | undefined {
  const value = environment[name];
  const file = isSecret(name) ? environment[`${name}_FILE`] : undefined;
  if (!file) return value;
  if (value) throw new SettingsError(`These settings are not valid:\n  ${name}_FILE: is set beside ${name}`);
  try {
    return readFileSync(file, 'utf8').trimEnd();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`These settings are not valid:\n  ${name}_FILE: can’t be read (${reason})`);
  }
}
