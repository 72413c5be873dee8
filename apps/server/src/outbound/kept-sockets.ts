import http from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';

/** How many connections of one host, and of all, wait for their next request, and for how long. */
const [mostOfHost, mostOfAll, idleMs] = [4, 100, 4_000];

/** What a request says about itself: the addresses that were checked for it. */
export interface Checked {
  checked?: string;
}

/** Agents that use a connection again only for a request whose name has just resolved to the same addresses. */
export function createKeptSockets(): { 'http:': http.Agent; 'https:': http.Agent } {
  const options = { keepAlive: true, maxFreeSockets: mostOfHost, timeout: idleMs };
  return { 'http:': keepChecked(new http.Agent(options)), 'https:': keepChecked(new https.Agent(options)) };
}

function keepChecked(agent: http.Agent & { totalSocketCount?: number }): http.Agent {
  const getName = agent.getName.bind(agent);
  agent.getName = (options?: http.ClientRequestArgs & Checked) => `${getName(options)}:${options?.checked}`;
  const keep = agent.keepSocketAlive.bind(agent);
  agent.keepSocketAlive = (socket: Duplex) => (agent.totalSocketCount ?? 0) <= mostOfAll && keep(socket);
  return agent;
}
