import { type Check, counted, ok, problem, type Site, skipped } from './check.ts';

/** Codes of authenticator apps, and the tokens of other services, allow half a minute. */
const mostMs = 5_000;

const mend = 'Have all machines synchronize their clock (NTP): chronyc tracking, or timedatectl.';

/** Whether the clocks of this machine, the server and the database agree. */
export const clock: Check = {
  name: 'clock',
  async run(site) {
    const measured = [
      ...(await measureServer(site)),
      ...(site.database ? [await measureDatabase(site.database)] : []),
    ];
    if (measured.length === 0)
      return [
        skipped(
          'Neither the server nor the database can be reached, with whose clocks this machine’s is compared.',
        ),
      ];
    const wrong = measured.filter(({ aheadMs, slackMs }) => Math.abs(aheadMs) > mostMs + slackMs);
    if (wrong.length === 0)
      return [
        ok(
          `The clock of this machine agrees with ${new Intl.ListFormat('en').format(measured.map(({ whose }) => whose))}.`,
        ),
      ];
    return wrong.map(({ whose, aheadMs }) => {
      const seconds = Math.round(Math.abs(aheadMs) / 1000);
      return problem(
        `The clock of ${whose} is ${counted(seconds, 'second')} ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine’s: codes and tokens expire too early or too late.`,
        mend,
      );
    });
  },
};

interface Measured {
  whose: string;
  aheadMs: number;
  /** What is unknown about the time that the answer took, and the precision of the clock. */
  slackMs: number;
}

const measure = (
  whose: string,
  theirs: number,
  sentAt: number,
  receivedAt: number,
  precisionMs = 0,
): Measured => ({
  whose,
  aheadMs: theirs - (sentAt + receivedAt) / 2,
  slackMs: (receivedAt - sentAt) / 2 + precisionMs,
});

/** The server's own clock, and the one that users see, which may be the proxy's. */
async function measureServer(site: Site): Promise<Measured[]> {
  const asked = await site.ask('ENDPOINT');
  if ('error' in asked) return [];
  const { answer, sentAt, receivedAt } = asked;
  const date = Date.parse(answer.headers['date'] ?? '');
  return [
    ...(asked.isOurs ? [measure('the server', asked.view.now, sentAt, receivedAt)] : []),
    ...(Number.isNaN(date)
      ? []
      : [measure(`the Date header of ${site.origin('ENDPOINT')}`, date, sentAt, receivedAt, 1_000)]),
  ];
}

async function measureDatabase({ rows }: NonNullable<Site['database']>): Promise<Measured> {
  // Connects first, which isn't part of the time that the answer takes.
  await rows('select 1');
  const sentAt = Date.now();
  const [row] = await rows<{ now: number }>(
    `select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  return measure('the database', row?.now ?? 0, sentAt, Date.now());
}
