import { createSocket } from 'node:dgram';

/** The records of a name, by type. */
export interface DnsRecords {
  A?: string[];
  CNAME?: string[];
  TXT?: string[];
}

/** A small authoritative DNS server on this machine (RFC 1035). Tests change `zone`, and make it fail. */
export interface DnsServer {
  /** `127.0.0.1:5353`. */
  address: string;
  /** Records by name. Unknown names don't exist. */
  zone: Map<string, DnsRecords>;
  /** The number of questions so far. */
  asked(): number;
  /** Answers with a server failure, or not at all, until it is set back. */
  fail(how: 'silent' | 'failure' | undefined): void;
  stop(): Promise<void>;
}

const types = { A: 1, CNAME: 5, TXT: 16 } as const;

function encodeName(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}

function encodeData(type: keyof typeof types, value: string): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number));
  if (type === 'CNAME') return encodeName(value);
  const parts = value.match(/.{1,255}/g) ?? [''];
  return Buffer.concat(parts.map((part) => Buffer.from([part.length, ...Buffer.from(part)])));
}

function encodeRecord(name: string, type: keyof typeof types, value: string): Buffer {
  const data = encodeData(type, value);
  const head = Buffer.alloc(10);
  head.writeUInt16BE(types[type], 0);
  head.writeUInt16BE(1, 2);
  head.writeUInt16BE(data.length, 8);
  return Buffer.concat([encodeName(name), head, data]);
}

/** The name, type and end of the question. */
function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('ascii', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

/** The records that answer a question, after those of the aliases that lead to them. */
function listAnswers(zone: Map<string, DnsRecords>, name: string, type: number): Buffer[] {
  const { CNAME: [alias] = [], ...records } = zone.get(name) ?? {};
  if (alias !== undefined)
    return [
      encodeRecord(name, 'CNAME', alias),
      ...(type === types.CNAME ? [] : listAnswers(zone, alias, type)),
    ];
  return (['A', 'TXT'] as const)
    .filter((kind) => types[kind] === type)
    .flatMap((kind) => (records[kind] ?? []).map((value) => encodeRecord(name, kind, value)));
}

/** Starts a server with an empty zone on a free port. */
export async function startDnsServer(): Promise<DnsServer> {
  const zone: DnsServer['zone'] = new Map();
  const socket = createSocket('udp4');
  let failing: 'silent' | 'failure' | undefined;
  let asked = 0;
  socket.on('message', (message, { address, port }) => {
    asked += 1;
    if (failing === 'silent') return;
    const { name, type, end } = readQuestion(message);
    const answers = failing ? [] : listAnswers(zone, name, type);
    const notFound = zone.has(name) || answers.length > 0 ? 0 : 3;
    const head = Buffer.from(message.subarray(0, 12));
    // Response, authoritative, recursion available; the code of the result.
    head.writeUInt16BE(0x8580 | (failing ? 2 : notFound), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(answers.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, message.subarray(12, end), ...answers]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    zone,
    asked: () => asked,
    fail: (how) => void (failing = how),
    stop: () => new Promise((resolve) => void socket.close(() => resolve())),
  };
}
