import type { ConnectorErrorCode } from '@gatehouse/contract/connectors/errors';
import { ConnectorError } from '../error.ts';
import type { IdpMetadata } from './read-metadata.ts';
import type { Received, ResponseExpected } from './response.ts';

/**
 * Reads the XML of identity providers. A stranger or an administrator may have written it, so the server reads it in a thread of its own,
 * within a time limit (ADR 105). Both throw `ConnectorError`.
 */
export interface SamlReader {
  readResponse(encoded: string, expected: ResponseExpected): Promise<Received>;
  readMetadata(xml: string): Promise<IdpMetadata>;
}

/** A result or a refusal as it crosses from one thread to another, where an error would lose its class and its code. */
export type Carried<R> = { result: R } | { refusal: { code: ConnectorErrorCode; reason: string } };

export function carry<R>(read: () => R): Carried<R> {
  try {
    return { result: read() };
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    return { refusal: { code: error.code, reason: error.reason } };
  }
}

export function unwrap<R>(carried: Carried<R>): R {
  if ('result' in carried) return carried.result;
  throw new ConnectorError(carried.refusal.code, carried.refusal.reason);
}
