import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** The ports of one server process, or of the proxy. */
type Ports = readonly [tenant: number, admin: number];

/** A request of the traffic, and its expected status. `at` is the origin that it is sent to. */
export interface Call {
  at: 'tenant' | 'admin';
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  status: number;
}

export interface Restarts {
  /** Starts a server process with these settings; `stop` stops it and waits until it has ended. */
  start: (environment: Record<string, string>) => Promise<{ stop(): Promise<unknown> }>;
  findFreePort: () => Promise<number>;
  /** The requests to send in turn. Called when both servers are running. */
  listCalls: () => Promise<readonly Call[]>;
  /** Other work on the same servers, until the signal. Returns what failed. */
  also?: (done: AbortSignal) => Promise<readonly string[]>;
  /** The number of restarts, and the minimum number of requests. */
  restarts: number;
  requests: number;
}

/**
 * Runs two servers behind a proxy and restarts one after the other under traffic. Returns the number of requests sent, and those that got
 * another response than expected.
 */
export async function restartInTurn(plan: Restarts): Promise<{ sent: number; failed: string[] }> {
  const findPorts = async (): Promise<Ports> => [await plan.findFreePort(), await plan.findFreePort()];
  const [own, ...places] = [await findPorts(), await findPorts(), await findPorts()];
  const start = ([port, adminPort]: Ports) =>
    plan.start({
      ENDPOINT: `http://localhost:${own[0]}`,
      ADMIN_ENDPOINT: `http://localhost:${own[1]}`,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
    });
  const running = new Map<Ports, Awaited<ReturnType<Restarts['start']>>>();
  for (const ports of places) running.set(ports, await start(ports));
  const proxy = await startRestartProxy(own, places);
  for (const ports of places) await proxy.until(ports, true);
  const calls = (await plan.listCalls()).map(({ at, ...call }) => {
    const port = at === 'tenant' ? own[0] : own[1];
    return { ...call, port, headers: { ...call.headers, host: `localhost:${port}` } };
  });
  try {
    return await callDuring(calls, plan, async () => {
      for (let round = 0; round < plan.restarts; round += 1) {
        const ports = places[round % places.length];
        if (!ports) return;
        await running.get(ports)?.stop();
        running.delete(ports);
        await proxy.until(ports, false);
        running.set(ports, await start(ports));
        await proxy.until(ports, true);
      }
    });
  } finally {
    await proxy.stop();
    for (const server of running.values()) await server.stop();
  }
}

interface RestartProxy {
  /** Resolves when a probe of each of this process's ports has found that it is ready, or no longer is. */
  until(ports: Ports, isReady: boolean): Promise<void>;
  stop(): Promise<void>;
}

const probeEveryMs = 1000;
/** One of this many requests is sent over a new connection. */
const newConnectionEvery = 3;

/**
 * A load balancer for rolling restarts: it requests `/api/ready` from each server every second, keeps connections, and sends each request
 * once, to a server that was ready at the last probe. It returns 502 for requests that it could not deliver.
 */
async function startRestartProxy(own: Ports, servers: readonly Ports[]): Promise<RestartProxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<Ports>();
  let probed = (): void => undefined;
  let nextProbe = new Promise<void>((resolve) => (probed = resolve));
  let count = 0;

  const probe = async (ports: Ports): Promise<void> => {
    const answers = await Promise.all(ports.map((port) => ask({ port, path: '/api/ready', agent })));
    if (answers.every(({ status }) => status === 204)) ready.add(ports);
    else ready.delete(ports);
  };
  const probing = new AbortController();
  const probeAll = async (): Promise<void> => {
    while (!probing.signal.aborted) {
      await Promise.all(servers.map(probe));
      probed();
      nextProbe = new Promise((resolve) => (probed = resolve));
      await wait(probeEveryMs, undefined, { signal: probing.signal }).catch(() => undefined);
    }
  };

  const listen = async (port: number, side: 0 | 1): Promise<Server> => {
    const server = createServer((incoming, outgoing) => {
      count += 1;
      const choice = [...ready];
      const target = choice[count % choice.length]?.[side];
      const { method, url: path, headers } = incoming;
      const isNew = count % newConnectionEvery === 0;
      const { connection: _own, ...passed } = headers;
      const onward = request(
        { host: '127.0.0.1', port: target, method, path, headers: passed, agent: isNew ? false : agent },
        (answer) => {
          const { connection: _its, 'keep-alive': _for, ...back } = answer.headers;
          outgoing.writeHead(answer.statusCode ?? 502, back);
          answer.on('error', () => outgoing.destroy());
          answer.pipe(outgoing);
        },
      );
      onward.on('error', (error) => {
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502).end(error.message);
      });
      incoming.pipe(onward);
    });
    // Else it would close connections after five idle seconds, some just as a caller uses them again.
    server.keepAliveTimeout = 0;
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return server;
  };
  const listeners = await Promise.all([listen(own[0], 0), listen(own[1], 1)]);
  const ended = probeAll();
  return {
    async until(ports, isReady) {
      while (ready.has(ports) !== isReady) await nextProbe;
    },
    async stop() {
      probing.abort();
      await ended;
      agent.destroy();
      for (const server of listeners) server.close().closeAllConnections();
    },
  };
}

/** Sends these calls in turn until `work` is done and the minimum was sent. Returns the number of calls, and the failed ones. */
async function callDuring(
  calls: readonly (Omit<Call, 'at'> & { port: number })[],
  { requests, also }: Pick<Restarts, 'requests' | 'also'>,
  work: () => Promise<void>,
): Promise<{ sent: number; failed: string[] }> {
  const agent = new Agent({ keepAlive: true });
  const failed: string[] = [];
  let sent = 0;
  const done = new AbortController();
  const caller = async (): Promise<void> => {
    while (!done.signal.aborted || sent < requests) {
      const call = calls[sent % calls.length];
      if (!call) return;
      sent += 1;
      const { status, text } = await ask({ ...call, agent });
      if (status !== call.status)
        failed.push(`${call.method ?? 'GET'} ${call.path}: ${status} ${text.slice(0, 200)}`);
      // Enough requests per second to cover each phase of a restart.
      await wait(40);
    }
  };
  const callers = Array.from({ length: 10 }, caller);
  const others = also?.(done.signal);
  try {
    await work();
  } finally {
    done.abort();
    await Promise.all(callers);
    failed.push(...((await others) ?? []));
    agent.destroy();
  }
  return { sent, failed };
}

interface Question {
  port: number;
  path: string;
  agent: Agent;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Returns status 0 and the reason if there was no response. */
function ask({ body, ...question }: Question): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const fail = (error: Error): void => resolve({ status: 0, text: error.message });
    const outgoing = request({ host: '127.0.0.1', ...question }, (incoming: IncomingMessage) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text })).on('error', fail);
    });
    outgoing.on('error', fail).end(body);
  });
}
