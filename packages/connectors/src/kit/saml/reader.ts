import type { ConnectorErrorCode } from '@gatehouse/contract/connectors/errors';
import type { ProviderFault } from '@gatehouse/contract/sign-in-tests/faults';
import { ConnectorError } from '../error.ts';
import type { IdpMetadata } from './read-metadata.ts';
import type { ServiceRequest } from './read-request.ts';
import type { Received, ResponseExpected } from './response.ts';

/**
 * Reads the XML of identity providers, and of service providers whose identity provider we are. It is untrusted, so the server reads it in a
 * worker thread with a time limit (ADR 105). All functions throw `ConnectorError`.
 */
export interface SamlReader {
  readResponse(encoded: string, expected: ResponseExpected): Promise<Received>;
  readMetadata(xml: string): Promise<IdpMetadata>;
  /** `certificate`: the service provider's, in PEM. */
  readServiceRequest(xml: string, certificate: string | null): Promise<ServiceRequest>;
}

/** A result or an error as posted between threads, where an error would lose its class and code. */
export type Carried<R> =
  | { result: R }
  | { refusal: { code: ConnectorErrorCode; reason: string; fault: ProviderFault | undefined } };

/** Runs a function and returns its result or `ConnectorError` in a form that can be posted to another thread. */
export function carry<R>(read: () => R): Carried<R> {
  try {
    return { result: read() };
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    return { refusal: { code: error.code, reason: error.reason, fault: error.fault } };
  }
}

/** Returns the result, or throws the `ConnectorError`, that `carry` returned. */
export function unwrap<R>(carried: Carried<R>): R {
  if ('result' in carried) return carried.result;
  const { code, reason, fault } = carried.refusal;
  throw new ConnectorError(code, reason, { fault });
}
