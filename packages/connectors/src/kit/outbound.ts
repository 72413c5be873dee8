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

/** What a call, or the hand-over of a message, was at when its time was up. */
export type OutboundStep = 'connect' | 'tls' | 'login' | 'send';

const stepWords: Record<OutboundStep, string> = {
  connect: 'connecting',
  tls: 'encryption (TLS)',
  login: 'login',
  send: 'sending',
};

/** How it is said that somebody took too long: who, at which step, and after how long. */
export const describeLate = (target: string, step: OutboundStep, afterMs: number): string =>
  `${target} did not answer in time. Step: ${stepWords[step]}, given up after ${Math.round(afterMs / 100) / 10} s`;

/** Thrown by both ways out. */
export class OutboundError extends Error {
  readonly failure: OutboundFailure;
  /** Of a `timeout`, where it is known. */
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

/** The only way out of the server (ADR 9): the server hands its guarded client to each connector. */
export interface Outbound {
  /** One http or https call. Redirects are answered, not followed. Throws `OutboundError`. */
  request(url: string, request?: OutboundRequest): Promise<OutboundAnswer>;
  /** A connected socket, for protocols other than HTTP. Throws `OutboundError`. */
  connect(target: { host: string; port: number; timeoutMs?: number }): Promise<Socket>;
}
