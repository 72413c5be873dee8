import type { texts } from '@gatehouse/phrases/demo/en';
import * as oauth from 'oauth4webapi';
import { insecure } from './provider.ts';

export type Step = keyof typeof texts.requests.steps;
export type Pairs = [name: string, value: string][];

/** A request and its response, as the page shows them. */
export interface Exchange {
  step: Step;
  method: string;
  address: string;
  sent: Pairs;
  received: Pairs;
}

interface SentRequest {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** Options for a request of the library that record the request and its response. */
export function record(step: Step, log: Exchange[]) {
  return {
    ...insecure,
    [oauth.customFetch]: async (address: string, request: SentRequest & RequestInit): Promise<Response> => {
      const response = await fetch(address, request);
      log.push({
        step,
        method: request.method,
        address,
        sent: readSent(request),
        received: await readAnswer(response.clone()),
      });
      return response;
    },
  };
}

function readSent({ body, headers }: SentRequest): Pairs {
  if (body instanceof URLSearchParams) return [...body];
  return headers.authorization ? [['authorization', headers.authorization]] : [];
}

async function readAnswer(response: Response): Promise<Pairs> {
  const body: unknown = await response.json().catch(() => ({}));
  return Object.entries(body ?? {}).map(([name, value]) => [name, writeValue(value)]);
}

const writeValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
