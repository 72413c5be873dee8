import type { Endpoint } from '@gatehouse/contract/endpoint';
import type { ErrorDeclaration } from '@gatehouse/contract/errors';

/** A refusal with a code of the contract; the edge turns it into the answer and rolls the transaction back. */
export class ApiError extends Error {
  readonly declaration: ErrorDeclaration;
  readonly data: unknown;
  /** For the log only, never sent. */
  readonly internal: string | undefined;
  readonly headers: Record<string, string>;

  constructor(
    declaration: ErrorDeclaration,
    options: { data?: unknown; internal?: string; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(declaration.message, { cause: options.cause });
    this.declaration = declaration;
    this.data = options.data;
    this.internal = options.internal;
    this.headers = options.headers ?? {};
  }

  /** The same refusal with the status that the endpoint declares for its code. */
  at({ errors = [] }: Endpoint): ApiError {
    const declared = errors.find(({ code }) => code === this.declaration.code);
    if (!declared || declared.status === this.declaration.status) return this;
    const { data, internal, headers, cause } = this;
    return new ApiError({ ...this.declaration, status: declared.status }, { data, internal, headers, cause });
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

/** Throws the declared error. `data` travels to the client, `internal` to the log alone. */
export function fail(
  declaration: ErrorDeclaration,
  options?: { data?: unknown; internal?: string; headers?: Record<string, string>; cause?: unknown },
): never {
  throw new ApiError(declaration, options);
}

/** The value, or the declared error when there is none: `found(await getRole(db, id), entityErrors.notFound)`. */
export function found<T>(value: T | undefined | null, declaration: ErrorDeclaration): T {
  return value ?? fail(declaration);
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
