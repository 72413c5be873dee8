import { connectorPlatform, connectorType, localized } from '@gatehouse/contract/connectors/connectors';
import { z } from 'zod';
import type { Connector } from './connector.ts';
import { ConnectorError } from './error.ts';
import { bounded } from '@gatehouse/contract/validation/bounded';

const isFunction = z.custom<() => unknown>((value) => typeof value === 'function', 'must be a function');

const avatarHost = z
  .string()
  .max(253)
  .regex(
    /^(?:\*\.)?(?:[a-z\d-]+\.)+[a-z\d-]+$/,
    'must be a host such as avatars.example.com or *.example.com',
  );

const metadata = z.object({
  id: bounded(128).regex(/^[\w-]+$/, 'must be letters, digits, - and _'),
  type: connectorType,
  target: z.string().min(1).max(64),
  platform: connectorPlatform.nullable(),
  name: localized,
  description: localized,
  logo: z.string().min(1),
  logoDark: z.string().nullable(),
  avatarHosts: z.array(avatarHost).max(20).optional(),
  readme: z.string(),
  isStandard: z.boolean().optional(),
  isDemo: z.boolean().optional(),
});

/**
 * Checks that a value is a complete connector. Throws a `ConnectorError` that names the missing part: `invalid_metadata`,
 * `invalid_config_guard` for the settings, `not_implemented` for a function.
 */
export function checkConnector(value: unknown): Connector {
  assertConnector(value);
  return value;
}

function assertConnector(value: unknown): asserts value is Connector {
  const { metadata: about, settings, ...functions } = partsOf(value);
  const checked = metadata.safeParse(about);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw new ConnectorError('invalid_metadata', `metadata.${issue?.path.join('.')}: ${issue?.message}`);
  }
  if (!(settings instanceof z.ZodObject))
    throw new ConnectorError('invalid_config_guard', 'settings: must be z.object of the kit');
  const needed = checked.data.type === 'Social' ? ['authorizationUri', 'userInfo'] : ['sendMessage'];
  for (const name of needed)
    if (!isFunction.safeParse(functions[name]).success)
      throw new ConnectorError('not_implemented', `${name}: must be a function`);
}

const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
