import type { AccessErrorCode } from '@gatehouse/contract/connectors/errors';
import type { ErrorBody } from '@gatehouse/contract/errors';
import type { Identifier } from '@gatehouse/contract/sign-in/interaction';
import type { PageSso } from '@gatehouse/contract/sign-in/sso';
import type { NextStep } from '@gatehouse/contract/sign-in/steps';

/** What error responses carry in `data`, each with its own codes. Typed by the contract and, like all responses, not checked again here. */
export interface RefusalData {
  /** The step that follows despite the error. */
  next?: NextStep;
  ssoConnectors?: PageSso[];
  /** Rules that a password doesn't meet. */
  rejections?: { code: string; interpolation?: Record<string, number> }[];
  /** Error texts by field, as paths into the request. */
  fields?: Record<string, string>;
  /** The length that a username must have. */
  min?: number;
  max?: number;
  /** Seconds. */
  retryAfter?: number;
  /** The provider's error. */
  access?: AccessErrorCode;
  /** Identifier types that are offered, set by the page's own checks. */
  types?: readonly Identifier['type'][];
}

/** A request that the server, or the page itself, rejected. */
export class Refusal extends Error {
  readonly code: string;
  readonly data: RefusalData;

  constructor({ code, message = '', data }: Omit<ErrorBody, 'message'> & { message?: string }) {
    super(message);
    this.code = code;
    this.data = typeof data === 'object' && data !== null ? data : {};
  }
}
