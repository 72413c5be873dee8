import type { ErrorBody } from '@gatehouse/contract/errors';
import { isRecord } from '../is-record.ts';

/** A failed API call. `status` is 0 if there was no response. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: string;
  readonly data: unknown;
  readonly details: string | undefined;
  readonly requestId: string | undefined;

  constructor(
    status: number,
    body: Partial<ErrorBody> & { code: string },
    options: { requestId?: string; cause?: unknown } = {},
  ) {
    super(body.message ?? '', { cause: options.cause });
    this.status = status;
    this.code = body.code;
    this.data = body.data;
    this.details = body.details;
    this.requestId = options.requestId;
  }

  /** The server's message for each field of the body, without the prefix `body.`. */
  get fields(): Record<string, string> {
    const { fields } = this.facts;
    return Object.fromEntries(
      Object.entries(isRecord(fields) ? fields : {}).map(([path, text]) => [
        path.replace(/^body\./, ''),
        String(text),
      ]),
    );
  }

  /** The fields of `data`; empty if it isn't an object. */
  get facts(): Record<string, unknown> {
    return isRecord(this.data) ? this.data : {};
  }
}

/** The server answered that the request is wrong or its object doesn't exist; another try rarely changes that. */
export const isRefusal = (error: Error | null): boolean =>
  error instanceof ApiFailure && error.status >= 400 && error.status < 500;

/** The request ID of a failure that the server's log explains. A refusal explains itself. */
export const faultId = (error: unknown): string | undefined =>
  error instanceof ApiFailure && !isRefusal(error) ? error.requestId : undefined;

/** Error codes of failures that the server didn't report. */
export const clientCodes = {
  timeout: 'client.timeout',
  network: 'client.network',
  unreadable: 'client.unreadable',
  missingTotal: 'client.missing-total-number',
} as const;
