import type { Socket } from 'node:net';

/** A call to a provider. */
export interface OutboundRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds for the whole call; 10,000 by default. */
  timeoutMs?: number;
  /**
   * Keeps the connection for the next request to the same host, and uses one that was kept. If the other side closes such a connection before
   * it answers, the request is sent again on a new one: only for requests that may arrive twice.
   */
  keepAlive?: boolean;
}

export interface OutboundAnswer {
  status: number;
  /** With lower-case names. */
  headers: Record<string, string>;
  text: string;
}

/** Why a call failed: the destination isn't allowed, a timeout, a network or certificate error, or a response that is too large. */
export type OutboundFailure = 'refused' | 'timeout' | 'unreachable' | 'too_large' | 'certificate';

/** The step of a call or delivery at which a timeout occurred. */
export type OutboundStep = 'connect' | 'tls' | 'login' | 'send';

const stepWords: Record<OutboundStep, string> = {
  connect: 'connecting',
  tls: 'encryption (TLS)',
  login: 'login',
  send: 'sending',
};

/** The message of a timeout, with target, step and duration. */
export const timeoutMessage = (target: string, step: OutboundStep, afterMs: number): string =>
  `${target} did not answer in time. Step: ${stepWords[step]}, given up after ${Math.round(afterMs / 100) / 10} s`;

/** The error of both functions of `Outbound`. */
export class OutboundError extends Error {
  readonly failure: OutboundFailure;
  /** The step of a `timeout`, if known. */
  readonly step: OutboundStep | undefined;

  constructor(
    failure: OutboundFailure,
    message: string,
    { step, ...options }: ErrorOptions & { step?: OutboundStep } = {},
  ) {
    super(message, options);
    this.failure = failure;
    this.step = step;
  }
}

/** The server's guarded client, the only way to call other machines (ADR 9). */
export interface Outbound {
  /** One http or https request. Redirects are returned, not followed. Throws `OutboundError`. */
  request(url: string, request?: OutboundRequest): Promise<OutboundAnswer>;
  /** A connected socket, for protocols other than HTTP. Throws `OutboundError`. */
  connect(target: { host: string; port: number; timeoutMs?: number }): Promise<Socket>;
}
