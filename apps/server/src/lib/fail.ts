import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import { constraintOf } from './constraint-of.ts';

interface Details {
  /** Sent to the client. */
  data?: object;
  /** Sent beside the code and message, where the wire has more than an error there. */
  beside?: object;
  /** Only logged, never sent. */
  internal?: string;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** An error that the contract declares. The edge sends it and rolls the transaction back. */
export class ApiError extends Error {
  readonly declaration: ErrorDeclaration;
  readonly data: object | undefined;
  readonly beside: object | undefined;
  /** Only logged, never sent. */
  readonly internal: string | undefined;
  readonly headers: Record<string, string>;

  constructor(declaration: ErrorDeclaration, options: Details = {}) {
    super(declaration.message, { cause: options.cause });
    this.declaration = declaration;
    this.data = options.data;
    this.beside = options.beside;
    this.internal = options.internal;
    this.headers = options.headers ?? {};
  }

  /** The same error with another status. */
  withStatus(status: number): ApiError {
    if (status === this.declaration.status) return this;
    const { data, beside, internal, headers, cause } = this;
    return new ApiError({ ...this.declaration, status }, { data, beside, internal, headers, cause });
  }

  /** The same error with more data for the client. */
  with(more: Record<string, unknown> | undefined): ApiError {
    if (!more) return this;
    const { data, internal, headers, cause } = this;
    return new ApiError(this.declaration, {
      data: { ...data, ...more },
      internal,
      headers,
      cause,
    });
  }
}

/**
 * Throws the declared error. Handlers use `ctx.fail`, which takes only what their endpoint declares; for services,
 * `scripts/errors.test.ts` checks that each endpoint declares what they raise (ADR 138).
 */
export function fail(declaration: ErrorDeclaration, options?: Details): never {
  throw new ApiError(declaration, options);
}

/** Returns the value, or throws the declared error if there is none: `found(await getRole(db, id), entityErrors.notFound)`. */
export function found<T>(value: T | undefined | null, declaration: ErrorDeclaration): T {
  return value ?? fail(declaration);
}

/** `fail` and `found` for these codes only. Callees may be given fewer codes, but not more. */
export interface Refusals<Code extends string> {
  fail: (declaration: ErrorDeclaration<Code>, options?: Details) => never;
  found: <T>(value: T | undefined | null, declaration: ErrorDeclaration<Code>) => T;
}

/** Runs a write and converts violations of the named constraints to declared errors, instead of checking before the write. */
export async function withConstraints<T>(
  constraints: Record<string, ErrorDeclaration>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const declaration = constraints[constraintOf(error) ?? ''];
    if (declaration) fail(declaration, { cause: error });
    throw error;
  }
}
