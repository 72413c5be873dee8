/** Error codes of RFC 7591 section 3.2.2, RFC 6750 section 3.1 and RFC 6749 sections 4.1.2.1. */
type Code =
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'invalid_token'
  | 'access_denied'
  | 'not_found'
  | 'temporarily_unavailable'
  | 'server_error';

const statuses: Record<Code, number> = {
  invalid_redirect_uri: 400,
  invalid_client_metadata: 400,
  invalid_token: 401,
  access_denied: 403,
  not_found: 404,
  temporarily_unavailable: 503,
  server_error: 500,
};

/** An error that is answered in the format of RFC 7591 section 3.2.2. Its text names fields, never their values. */
export class RegistrationError extends Error {
  readonly code: Code;
  readonly status: number;

  constructor(code: Code, description: string, status: number = statuses[code]) {
    super(description);
    this.code = code;
    this.status = status;
  }
}

export function refuseMetadata(description: string): never {
  throw new RegistrationError('invalid_client_metadata', description);
}

/** One error for a wrong token, one of another client, and a client that doesn't exist. */
export const unauthorized = (): RegistrationError =>
  new RegistrationError('invalid_token', 'The token is missing, expired, used up or not one for this.');
