import * as oauth from 'oauth4webapi';

/** What went wrong: the protocol's error code or one of ours, and what the server said about it. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: string;
  readonly description?: string;

  constructor(code: string, description?: string, cause?: unknown) {
    super(description ?? code, { cause });
    this.code = code;
    this.description = description;
  }
}

/** Gives every error that a request can end with a code that has a text. */
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
  // What `fetch` throws when nobody answers.
  if (error instanceof TypeError) return new Failure('network', undefined, error);
  return new Failure('general', error instanceof Error ? error.message : undefined, error);
}
