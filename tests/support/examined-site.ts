import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import pg from 'pg';
import { expect } from 'vitest';
import type { Finding } from '../../apps/server/src/cli/doctor/check.ts';
import { type DnsServer, startDnsServer } from './dns-server.ts';
import { certificateFile, type MisledProxy, startMisledProxy } from './misled-proxy.ts';
import { findFreePort } from './ports.ts';
import { createDatabase, type Launch, runCommand, startServerProcess } from './process.ts';

interface Report {
  problems: number;
  findings: Finding[];
}

/** What the command found: its report, and `check: message → mend` of the findings by level. */
interface Examined {
  code: number | null;
  report: Report;
  problems: string[];
  hints: string[];
  skips: string[];
}

/** An installation without problems behind a proxy, which tests spoil and have examined. */
export interface ExaminedSite {
  database: string;
  /** Of the server and the command. */
  settings: Record<string, string>;
  client: pg.Client;
  dns: DnsServer;
  proxy: MisledProxy;
  /** A third port of the proxy, which leads to the server, too. */
  otherEndpoint: string;
  /** Everything that the command has printed. */
  printed: string[];
  /** Runs the command with the settings of the server, but for these. */
  examine(changes?: Record<string, string>, where?: Launch): Promise<Examined>;
  /** Runs a statement, the command with the settings of the server, and a statement that undoes the first one. */
  examineWith(statement: string, undo: string, values?: unknown[]): Promise<Examined>;
  stop(): Promise<void>;
}

export const portOf = (listening: Server): number => {
  const address = listening.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Starts it with a database of its own. */
export async function startExaminedSite(name: string): Promise<ExaminedSite> {
  const database = await createDatabase(name);
  const dns = await startDnsServer();
  const mailServer = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  const [port, adminPort] = [await findFreePort(), await findFreePort()];
  const [first, second, third] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const proxy = await startMisledProxy({ [first]: port, [second]: adminPort, [third]: port });
  const settings = {
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
    ENDPOINT: `https://localhost:${first}`,
    ADMIN_ENDPOINT: `https://localhost:${second}`,
    TRUST_PROXY: '127.0.0.2',
    DATABASE_URL: database,
    DOMAINS_DNS: dns.address,
    SMTP_URL: `smtp://mailer:a-mail-password@127.0.0.1:${portOf(mailServer)}`,
    SMTP_FROM: 'Example <no-reply@mail.example.com>',
    STATUS_API_KEY: 'a-key-for-monitoring',
    DEVELOPMENT_INBOX: 'false',
    LOG_LEVEL: 'silent',
    NODE_EXTRA_CA_CERTS: certificateFile,
  };
  dns.zone.set('mail.example.com', { TXT: ['v=spf1 -all'] });
  dns.zone.set('s1._domainkey.mail.example.com', { TXT: ['v=DKIM1; k=rsa; p=MIIB'] });
  dns.zone.set('_dmarc.example.com', { TXT: ['v=DMARC1; p=reject'] });
  const server = await startServerProcess(settings);
  const client = new pg.Client(database);
  await client.connect();
  const printed: string[] = [];

  async function examine(changes: Record<string, string> = {}, where: Launch = {}): Promise<Examined> {
    const { code, output } = await runCommand(['doctor', '--json'], { ...settings, ...changes }, where);
    printed.push(output);
    const report: Report = JSON.parse(output);
    const listTexts = (level: string): string[] =>
      report.findings
        .filter((finding) => finding.level === level)
        .map(({ check, message, mend }) => `${check}: ${message} → ${mend}`);
    const problems = listTexts('problem');
    expect([code, report.problems]).toEqual([problems.length > 0 ? 1 : 0, problems.length]);
    return { code, report, problems, hints: listTexts('hint'), skips: listTexts('skipped') };
  }

  return {
    database,
    settings,
    client,
    dns,
    proxy,
    otherEndpoint: `https://localhost:${third}`,
    printed,
    examine,
    async examineWith(statement, undo, values = []) {
      await client.query(statement, values);
      try {
        return await examine();
      } finally {
        await client.query(undo);
      }
    },
    async stop() {
      await client.end();
      await server.stop();
      await proxy.stop();
      mailServer.close();
      await dns.stop();
    },
  };
}
