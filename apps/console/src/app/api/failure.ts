import type { ErrorBody } from '@gatehouse/contract/errors';

/** What went wrong with a call. `status` is 0 when no answer came at all. */
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

  /** The server's text for each field of the body, without `body.` in front. */
  get fields(): Record<string, string> {
    const fields = (this.data as { fields?: Record<string, string> } | undefined)?.fields ?? {};
    return Object.fromEntries(
      Object.entries(fields).map(([path, text]) => [path.replace(/^body\./, ''), text]),
    );
  }
}

/** Codes of what the server did not say itself. */
export const clientCodes = {
  timeout: 'client.timeout',
  network: 'client.network',
  unreadable: 'client.unreadable',
  missingTotal: 'client.missing-total-number',
} as const;
