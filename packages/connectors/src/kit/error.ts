import type { AccessErrorCode, ConnectorErrorCode } from '@gatehouse/contract/connectors/errors';
import type { ProviderFault } from '@gatehouse/contract/sign-in-tests/faults';
import type { OutboundStep } from './outbound.ts';

/**
 * The error of connectors. `reason` is shown to administrators, so it may contain the provider's message but never a setting.
 * `general` and `rate_limit_exceeded` are temporary: messages are retried after these only.
 */
export class ConnectorError extends Error {
  readonly code: ConnectorErrorCode;
  readonly reason: string;
  /** For sign-ins: whether the user or the provider's administrator denied access. */
  readonly access: AccessErrorCode;
  /** After a timeout: the step at which the provider didn't respond. */
  readonly lateAt: OutboundStep | undefined;
  /** The setting that causes the error, if any. */
  readonly field: string | undefined;
  /** For sign-ins: what the administrator has to look at, if it can be told. */
  readonly fault: ProviderFault | undefined;

  constructor(
    code: ConnectorErrorCode,
    reason: string,
    {
      access = 'General',
      lateAt,
      field,
      fault,
      ...options
    }: ErrorOptions & {
      access?: AccessErrorCode;
      lateAt?: OutboundStep;
      field?: string;
      fault?: ProviderFault | undefined;
    } = {},
  ) {
    super(`${code}: ${reason}`, options);
    this.code = code;
    this.reason = reason.slice(0, 500);
    this.access = access;
    this.lateAt = lateAt;
    this.field = field;
    this.fault = fault;
  }

  /** Whether a retry may succeed. */
  get isPassing(): boolean {
    return this.code === 'general' || this.code === 'rate_limit_exceeded';
  }
}
