import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtInConnectors } from '@gatehouse/connectors/all';
import type { Connector } from '@gatehouse/connectors/kit/connector';
import { checkConnector } from '@gatehouse/connectors/kit/check';
import { kit } from '@gatehouse/connectors/kit/kit';

/** A connector from the operator's folder is invalid; the message names the file, and the server doesn't start. */
export class ConnectorLoadError extends Error {}

/**
 * The built-in connectors, those that belong to this `service` and, by file name, those from the operator's folder, each of which must be valid and have its
 * own ID.
 */
export async function loadConnectors(
  folder: string | undefined,
  service: readonly Connector[] = [],
): Promise<Map<string, Connector>> {
  const connectors = new Map(
    [...builtInConnectors, ...service].map((connector) => [connector.metadata.id, connector]),
  );
  if (folder === undefined) return connectors;
  for (const file of await listFiles(folder)) {
    const connector = await loadConnector(file);
    const { id } = connector.metadata;
    if (connectors.has(id)) throw new ConnectorLoadError(`${file}: another connector has the ID ${id}`);
    connectors.set(id, connector);
  }
  return connectors;
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names
      .filter((name) => name.endsWith('.mjs'))
      .toSorted()
      .map((name) => resolve(folder, name));
  } catch (error) {
    throw new ConnectorLoadError(`CONNECTORS_DIR: the folder ${folder} cannot be read`, { cause: error });
  }
}

/** The default export of a file is a function that gets the kit and returns the connector. */
async function loadConnector(file: string): Promise<Connector> {
  try {
    const module: { default?: unknown } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    if (typeof module.default !== 'function') throw new Error('its default export is no function');
    return checkConnector(await module.default(kit));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConnectorLoadError(`The connector ${file} cannot be used: ${reason}`, { cause: error });
  }
}
