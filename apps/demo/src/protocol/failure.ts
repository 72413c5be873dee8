import * as oauth from 'oauth4webapi';

/** An error with the protocol's code or one of ours, and the server's description. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: string;
  readonly description?: string;
  /** The organization for which a token was refused. */
  readonly organizationId?: string;

  constructor(code: string, description?: string, cause?: unknown, organizationId?: string) {
    super(description ?? code, { cause });
    this.code = code;
    this.description = description;
    this.organizationId = organizationId;
  }
}

/** Converts any error of a request to a failure. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError)
    return new Failure(error.error, error.error_description, error);
  if (error instanceof oauth.WWWAuthenticateChallengeError) {
    const { error: code, error_description: description } = error.cause[0]?.parameters ?? {};
    return new Failure(code ?? 'invalid_token', description, error);
  }
  if (error instanceof oauth.OperationProcessingError)
    return new Failure('invalid_answer', error.message, error);
  // Thrown by `fetch` if there is no response.
  if (error instanceof TypeError) return new Failure('network', undefined, error);
  return new Failure('general', error instanceof Error ? error.message : undefined, error);
}
