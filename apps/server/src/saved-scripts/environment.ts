import { secretMask } from '@gatehouse/contract/connectors/connectors';
import { edgeErrors } from '@gatehouse/contract/errors';
import { z } from 'zod';
import { fail } from '../lib/fail.ts';
import type { Runtime } from '../runtime/runtime.ts';

const environment = z.record(z.string(), z.string());
export type Environment = z.infer<typeof environment>;

/** A script's environment variables. */
export const openEnvironment = ({ secrets }: Pick<Runtime, 'secrets'>, sealed: string | null): Environment =>
  sealed === null ? {} : secrets.openJson(sealed, environment);

/** The names of the variables, with masks instead of their values. */
export const maskEnvironment = (variables: Environment): Environment =>
  Object.fromEntries(Object.keys(variables).map((name) => [name, secretMask]));

/** Replaces masks with the stored values. Throws 400 and names the variables whose value must be entered again. */
export function unmaskEnvironment(given: Environment, stored: Environment): Environment {
  const lost = Object.keys(given).filter(
    (name) => given[name] === secretMask && !Object.hasOwn(stored, name),
  );
  if (lost.length > 0)
    fail(edgeErrors.invalidInput, {
      data: { fields: { 'body.environmentVariables': `the values of ${lost.join(', ')} must be entered` } },
    });
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value === secretMask ? (stored[name] ?? '') : value]),
  );
}

/** Shorter values would hide parts of ordinary words. */
const shortestSecret = 4;

/** Hides secrets in what people read: errors, denials, the console. */
export function hideSecrets(secrets: readonly string[]): (text: string) => string {
  const values = secrets
    .filter((value) => value.length >= shortestSecret)
    .toSorted((a, b) => b.length - a.length);
  return (text) => values.reduce((hidden, value) => hidden.replaceAll(value, '•••'), text);
}
