import { secretMask } from '@gatehouse/contract/connectors/connectors';
import type { z } from 'zod';
import { aboutFields } from './fields.ts';

type Config = Record<string, unknown>;

const secretKeys = (settings: z.ZodObject): string[] =>
  aboutFields(settings)
    .filter(([, { isSecret }]) => isSecret)
    .map(([key]) => key);

/** The settings with every secret masked. */
export function maskSecrets(settings: z.ZodObject, config: Config): Config {
  const masked = { ...config };
  for (const key of secretKeys(settings))
    if (masked[key] !== undefined && masked[key] !== '') masked[key] = secretMask;
  return masked;
}

/**
 * Replaces masks with the stored secrets. `lost` lists the secrets that have to be entered again, because none is stored, or because a
 * destination has changed: otherwise a caller who may write settings could send stored secrets to their own server.
 */
export function keepMaskedSecrets(
  settings: z.ZodObject,
  config: Config,
  stored: Config,
): { config: Config; lost: string[] } {
  const isElsewhere = aboutFields(settings).some(
    ([key, { isDestination }]) => isDestination && config[key] !== stored[key],
  );
  const kept = { ...config };
  const lost: string[] = [];
  for (const key of secretKeys(settings).filter((name) => config[name] === secretMask)) {
    if (isElsewhere || stored[key] === undefined) lost.push(key);
    else kept[key] = stored[key];
  }
  return { config: kept, lost };
}
