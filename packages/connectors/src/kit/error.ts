import type { AccessErrorCode, ConnectorErrorCode } from '@gatehouse/contract/connectors/errors';
import type { OutboundStep } from './outbound.ts';

/**
 * What a connector throws. `reason` is shown to administrators, so it may quote the provider but never a setting.
 * `general` and `rate_limit_exceeded` may pass by themselves: messages are tried again after them, and after nothing else.
 */
export class ConnectorError extends Error {
  readonly code: ConnectorErrorCode;
  readonly reason: string;
  /** Of a sign-in: whether somebody said no at the provider, the person or who runs it. */
  readonly access: AccessErrorCode;
  /** Where the provider took too long: the step it was at. */
  readonly lateAt: OutboundStep | undefined;
  /** The setting that it is about, where one is to blame. */
  readonly field: string | undefined;

  constructor(
    code: ConnectorErrorCode,
    reason: string,
    {
      access = 'General',
      lateAt,
      field,
      ...options
    }: ErrorOptions & { access?: AccessErrorCode; lateAt?: OutboundStep; field?: string } = {},
  ) {
    super(`${code}: ${reason}`, options);
    this.code = code;
    this.reason = reason.slice(0, 500);
    this.access = access;
    this.lateAt = lateAt;
    this.field = field;
  }

  /** Whether trying again later may help. */
  get isPassing(): boolean {
    return this.code === 'general' || this.code === 'rate_limit_exceeded';
  }
}
