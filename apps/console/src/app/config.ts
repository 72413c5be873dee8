import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';

/** Reads the console's configuration. Throws if the server is unreachable or isn't a Gatehouse server. */
export async function loadConfig(): Promise<ConsoleConfig> {
  // Same options as the preload in the document, or it would be fetched twice.
  const response = await fetch('/console/config.json');
  if (!response.ok) throw new Error(`/console/config.json: ${response.status}`);
  const config: unknown = await response.json();
  if (!isOurs(config)) throw new Error('/console/config.json: not of this service');
  return config;
}

/** Checks one field, because other servers' responses don't have it. */
const isOurs = (config: unknown): config is ConsoleConfig =>
  typeof config === 'object' && config !== null && 'managementIndicator' in config && 'edition' in config;
