import type { ErrorDeclaration } from '@gatehouse/contract/errors';

interface Details {
  /** Travels to the client. */
  data?: unknown;
  /** For the log alone. */
  internal?: string;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** A refusal with a code of the contract; the edge turns it into the answer and rolls the transaction back. */
export class ApiError extends Error {
  readonly declaration: ErrorDeclaration;
  readonly data: unknown;
  /** For the log only, never sent. */
  readonly internal: string | undefined;
  readonly headers: Record<string, string>;

  constructor(declaration: ErrorDeclaration, options: Details = {}) {
    super(declaration.message, { cause: options.cause });
    this.declaration = declaration;
    this.data = options.data;
    this.internal = options.internal;
    this.headers = options.headers ?? {};
  }

  /** The same refusal with this status. */
  withStatus(status: number): ApiError {
    if (status === this.declaration.status) return this;
    const { data, internal, headers, cause } = this;
    return new ApiError({ ...this.declaration, status }, { data, internal, headers, cause });
  }

  /** The same refusal with more data for the client. */
  with(more: Record<string, unknown> | undefined): ApiError {
    if (!more) return this;
    const { data, internal, headers, cause } = this;
    return new ApiError(this.declaration, {
      data: { ...(data as object), ...more },
      internal,
      headers,
      cause,
    });
  }
}

/** Throws the declared error. Handlers have one that takes only what their endpoint declares: `ctx.fail`. */
export function fail(declaration: ErrorDeclaration, options?: Details): never {
  throw new ApiError(declaration, options);
}

/** The value, or the declared error when there is none: `found(await getRole(db, id), entityErrors.notFound)`. */
export function found<T>(value: T | undefined | null, declaration: ErrorDeclaration): T {
  return value ?? fail(declaration);
}

/** `fail` and `found` with these codes alone: what is passed on may refuse with fewer, never with more. */
export interface Refusals<Code extends string> {
  fail: (declaration: ErrorDeclaration<Code>, options?: Details) => never;
  found: <T>(value: T | undefined | null, declaration: ErrorDeclaration<Code>) => T;
}

/** Runs a write and turns violations of the named constraints into declared errors (no check-then-insert). */
export async function withConstraints<T>(
  constraints: Record<string, ErrorDeclaration>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    const declaration = constraint === undefined ? undefined : constraints[constraint];
    if (declaration) fail(declaration, { cause: error });
    throw error;
  }
}
