import { secretMask } from '@gatehouse/contract/connectors/connectors';
import type { z } from 'zod';
import { aboutFields } from './fields.ts';

type Config = Record<string, unknown>;

const secretKeys = (settings: z.ZodObject): string[] =>
  aboutFields(settings)
    .filter(([, { isSecret }]) => isSecret)
    .map(([key]) => key);

/** The settings as they may be shown: each secret is the mask. */
export function maskSecrets(settings: z.ZodObject, config: Config): Config {
  const masked = { ...config };
  for (const key of secretKeys(settings))
    if (masked[key] !== undefined && masked[key] !== '') masked[key] = secretMask;
  return masked;
}

/**
 * Puts what is stored where a mask was sent back. `lost` names the secrets that have to be entered again: nothing is stored for
 * them, or what says where they are sent has changed, and whoever may write settings must not read secrets that way.
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
