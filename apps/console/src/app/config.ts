import { type ConsoleConfig, consoleConfig } from '@gatehouse/contract/configs/console-config';

/** Reads what the server says of itself. Throws when it cannot be reached or is no server of ours. */
export async function loadConfig(): Promise<ConsoleConfig> {
  const response = await fetch('/console/config.json', { credentials: 'omit' });
  if (!response.ok) throw new Error(`/console/config.json: ${response.status}`);
  return consoleConfig.parse(await response.json());
}
