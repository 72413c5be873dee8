import { encodeBody } from '@gatehouse/contract/client';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Question {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** URLSearchParams are sent as a form, a Buffer unchanged, anything else as JSON. */
  body?: URLSearchParams | Buffer | object;
}

/** Calls one origin over keep-alive connections. */
export interface Client {
  origin: string;
  /** Throws if the status isn't the expected one, so that errors are never measured. */
  send(question: Question, expected?: number): Promise<Answer>;
  close(): void;
}

export const createAgent = (): Agent => new Agent({ keepAlive: true, maxFreeSockets: 1024 });

/** Connects to 127.0.0.1 whatever the origin's name: Node doesn't resolve `*.localhost` everywhere. Origins of one server can share an agent. */
export function createClient(origin: string, agent = createAgent()): Client {
  const { host, port } = new URL(origin);
  const ask = ({ method = 'GET', path, headers, body }: Question): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = encode(body);
      const outgoing = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: {
            host,
            ...sent.headers,
            ...(sent.body === undefined ? {} : { 'content-length': Buffer.byteLength(sent.body) }),
            ...headers,
          },
        },
        (incoming) => {
          let received = '';
          incoming.setEncoding('utf8');
          incoming.on('data', (chunk: string) => (received += chunk));
          incoming.on('end', () =>
            resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text: received }),
          );
          incoming.on('error', reject);
        },
      );
      outgoing.on('error', reject);
      outgoing.end(sent.body);
    });
  return {
    origin,
    async send(question, expected) {
      const answer = await ask(question);
      if (expected !== undefined && answer.status !== expected)
        throw new Error(
          `${question.method ?? 'GET'} ${question.path} answered ${answer.status}, not ${expected}: ${answer.text.slice(0, 500)}`,
        );
      return answer;
    },
    close: () => agent.destroy(),
  };
}

function encode(body: Question['body']): {
  headers: Record<string, string>;
  body: string | Buffer | undefined;
} {
  if (Buffer.isBuffer(body)) return { headers: {}, body };
  if (body instanceof URLSearchParams)
    return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: body.toString() };
  const { headers, body: text } = encodeBody({ body });
  return { headers, body: text?.toString() };
}

/** The value of a Basic header (RFC 6749 2.3.1); our ids and secrets need no encoding. */
export const basic = (id: string, secret: string): string =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
