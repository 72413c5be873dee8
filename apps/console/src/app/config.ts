import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';

/** Reads what the server says of itself. Throws when it cannot be reached or is no server of ours. */
export async function loadConfig(): Promise<ConsoleConfig> {
  // As the document preloads it: asked for in any other way, it would be fetched twice.
  const response = await fetch('/console/config.json');
  if (!response.ok) throw new Error(`/console/config.json: ${response.status}`);
  const config: unknown = await response.json();
  if (!isOurs(config)) throw new Error('/console/config.json: not of this service');
  return config;
}

/** The server answers by the type, and the console comes from it; whatever else is found there lacks this. */
const isOurs = (config: unknown): config is ConsoleConfig =>
  typeof config === 'object' && config !== null && 'managementIndicator' in config && 'edition' in config;
