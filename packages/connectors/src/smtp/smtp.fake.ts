import { createServer, type Socket } from 'node:net';

/** Failures of the server; none by default. */
export interface SmtpBehavior {
  /** Never sends anything. */
  isSilent?: boolean;
  /** Stops responding after this command. */
  silentAt?: RegExp;
  /** The greeting of a server with another protocol. */
  greeting?: string;
  /** Announces STARTTLS without supporting it: the tests only check that the client requests it. */
  offersTls?: boolean;
}

export interface RunningSmtp {
  port: number;
  /** What was sent between DATA and the dot. */
  mails: string[];
  commands: string[];
  stop(): Promise<void>;
}

/**
 * A mail server as RFC 5321 and RFC 4954 (AUTH PLAIN) describe it: it requires authentication, accepts mail from
 * `no-reply@example.com` to `@example.com` only, and rate-limits `busy@example.com`.
 */
export async function startSmtp(behavior: SmtpBehavior = {}): Promise<RunningSmtp> {
  const mails: string[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    if (behavior.isSilent) return;
    const say = (line: string) => socket.write(`${line}\r\n`);
    let isKnown = false;
    let mail: string | undefined;
    let rest = '';
    say(behavior.greeting ?? '220 mail.example.com ESMTP');
    socket.on('data', (chunk) => {
      rest += chunk.toString();
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (mail !== undefined) {
          if (line === '.') {
            mails.push(mail);
            mail = undefined;
            say('250 2.0.0 Ok: queued as 1');
          } else mail += `${line}\n`;
          continue;
        }
        commands.push(line);
        if (behavior.silentAt?.test(line)) return;
        if (/^DATA$/i.test(line)) mail = '';
        say(answer(line));
      }
    });
    function answer(line: string): string {
      if (/^EHLO /i.test(line))
        return `250-mail.example.com\r\n${behavior.offersTls ? '250-STARTTLS\r\n' : ''}250 AUTH PLAIN`;
      if (/^STARTTLS$/i.test(line)) return '454 4.7.0 TLS not available';
      if (/^AUTH PLAIN /i.test(line)) {
        isKnown = Buffer.from(line.slice(11), 'base64').toString() === '\0mailer\0good';
        return isKnown
          ? '235 2.7.0 Authentication successful'
          : '535 5.7.8 Authentication credentials invalid';
      }
      if (/^QUIT$/i.test(line)) return '221 2.0.0 Bye';
      if (!isKnown) return '530 5.7.0 Authentication required';
      if (/^MAIL FROM:/i.test(line))
        return line.includes('<no-reply@example.com>')
          ? '250 2.1.0 Ok'
          : '553 5.7.1 Sender address rejected: not owned by user';
      if (/^RCPT TO:<busy@/i.test(line)) return '451 4.7.1 Greylisted, try again later';
      if (/^RCPT TO:/i.test(line))
        return line.endsWith('@example.com>') ? '250 2.1.5 Ok' : '550 5.1.1 No such user here';
      return /^DATA$/i.test(line)
        ? '354 End data with <CR><LF>.<CR><LF>'
        : '500 5.5.2 Command not recognized';
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    mails,
    commands,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
