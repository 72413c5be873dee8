/** An error of the API: its code, usual status and English message. Clients translate it by code. */
export interface ErrorDeclaration<Code extends string = string> {
  code: Code;
  status: number;
  message: string;
}

/** Declares a feature's errors: `{ nameInUse: ['role.name_in_use', 422, 'A role with this name exists already.'] }`. */
export function declareErrors<const T extends Record<string, readonly [string, number, string]>>(
  table: T,
): { [K in keyof T]: { code: T[K][0]; status: T[K][1]; message: string } } {
  // TypeScript can't follow a mapped type through `Object.fromEntries`.
  return Object.fromEntries(
    Object.entries(table).map(([name, [code, status, message]]) => [name, { code, status, message }]),
  ) as { [K in keyof T]: { code: T[K][0]; status: T[K][1]; message: string } };
}

/**
 * The error with another status, for endpoints whose clients expect it. The endpoint declares it, its handler throws the original error, and
 * the edge responds with the declared status. `wire-errors.json` lists the codes with several statuses.
 */
export const withStatus = <Code extends string>(
  error: ErrorDeclaration<Code>,
  status: number,
): ErrorDeclaration<Code> => ({
  ...error,
  status,
});

/** The body of every error response (VIEW-14). `data` has details: `data.fields['body.name']` is the text for that field. */
export interface ErrorBody {
  code: string;
  message: string;
  data?: unknown;
  details?: string;
}

/** Errors of the edge, which any endpoint may return. */
export const edgeErrors = declareErrors({
  authorizationHeaderMissing: [
    'auth.authorization_header_missing',
    401,
    'The Authorization header is missing.',
  ],
  tokenTypeNotSupported: [
    'auth.authorization_token_type_not_supported',
    401,
    'Only Bearer tokens are accepted.',
  ],
  unauthorized: ['auth.unauthorized', 401, 'The access token is missing, expired or not valid here.'],
  forbidden: ['auth.forbidden', 403, 'The access token does not carry the permission this operation needs.'],
  /** To an administrator of a tenant whose members need a second factor (ADR 159). */
  mfaRequired: [
    'auth.mfa_required',
    403,
    'This tenant requires a second factor, and your account has none. Sign in again to set one up.',
  ],
  /** OPEN-58, OPEN-62. Reads are still answered. */
  tenantSuspended: [
    'subscription.tenant_suspended',
    403,
    'This tenant is suspended. Its data can be read, but not changed.',
  ],
  invalidInput: ['guard.invalid_input', 400, 'The request is not valid.'],
  /** The code for invalid search parameters and for invalid policies of the sign-in experience. */
  invalidContent: ['request.invalid_input', 400, 'The request is not valid.'],
  invalidPagination: [
    'guard.invalid_pagination',
    400,
    'page must be at least 1 and page_size from 1 to 1,000.',
  ],
  fileTooLarge: ['guard.file_size_exceeded', 400, 'The file is too large.'],
  bodyTooLarge: ['request.body_too_large', 413, 'The request body is too large.'],
  notFound: ['request.not_found', 404, 'No endpoint has this path.'],
  rateLimited: ['request.rate_limited', 429, 'Too many requests. Wait and try again.'],
  busy: ['request.busy', 503, 'The server is busy. Wait and try again.'],
  general: ['request.server_error', 500, 'Something went wrong on the server.'],
});

/** Errors that any collection may return. */
export const entityErrors = declareErrors({
  wrongType: ['entity.db_constraint_violated', 422, 'The type of the record does not allow this operation.'],
  notFound: ['entity.not_found', 404, 'There is no record with this ID.'],
  notExistsWithId: ['entity.not_exists_with_id', 404, 'There is no record with this ID.'],
  notUnique: ['entity.unique_integrity_violation', 422, 'A record with this value exists already.'],
  invalidInput: ['entity.invalid_input', 422, 'The request contains no field to change.'],
  relationNotFound: [
    'entity.relation_foreign_key_not_found',
    404,
    'The request refers to a record that does not exist.',
  ],
});
