import type { Socket } from 'node:net';

/** A call to a provider. */
export interface OutboundRequest {
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds for the whole call; 10,000 by default. */
  timeoutMs?: number;
}

export interface OutboundAnswer {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string>;
  text: string;
}

/** Why a call got no answer: it was not allowed to leave, took too long, failed on the way, or the answer was too large. */
export type OutboundFailure = 'refused' | 'timeout' | 'unreachable' | 'too_large' | 'certificate';

/** Thrown by both ways out. */
export class OutboundError extends Error {
  readonly failure: OutboundFailure;

  constructor(failure: OutboundFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** The only way out of the server (ADR 9): the server hands its guarded client to each connector. */
export interface Outbound {
  /** One http or https call. Redirects are answered, not followed. Throws `OutboundError`. */
  request(url: string, request?: OutboundRequest): Promise<OutboundAnswer>;
  /** A connected socket, for protocols other than HTTP. Throws `OutboundError`. */
  connect(target: { host: string; port: number; timeoutMs?: number }): Promise<Socket>;
}
