import { version } from '../../lib/version.ts';
import { counted, type Finding, type Level } from './check.ts';

const marks: Record<Level, string> = {
  ok: 'ok     ',
  hint: 'hint   ',
  problem: 'PROBLEM',
  skipped: 'skipped',
};

const count = (findings: readonly Finding[], level: Level): number =>
  findings.filter((each) => each.level === level).length;

/** What a terminal shows: each finding with how to mend it, and a summary. */
export function writeReport(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.map(({ check, level, message, mend }) => {
    const line = `${marks[level]}  ${check.padEnd(width)}  ${message}`;
    return mend === undefined ? line : `${line}\n${' '.repeat(width + 11)}→ ${mend}`;
  });
  const problems = count(findings, 'problem');
  const rest = [
    counted(count(findings, 'hint'), 'hint'),
    `${count(findings, 'ok')} ok`,
    `${count(findings, 'skipped')} skipped`,
  ].join(', ');
  const summary =
    problems === 0 ? `Nothing is wrong (${rest}).` : `${counted(problems, 'problem')} (${rest}).`;
  return `${lines.join('\n')}\n\n${summary}`;
}

/** The same for programs. */
export const writeJson = (findings: readonly Finding[], checkedAt: Date): string =>
  JSON.stringify(
    {
      version,
      checkedAt: checkedAt.toISOString(),
      problems: count(findings, 'problem'),
      hints: count(findings, 'hint'),
      findings,
    },
    null,
    2,
  );

/** Replaces secrets of the settings: messages of errors are other programs' texts, and anything may be in them. */
export function redact(findings: readonly Finding[], secrets: readonly string[]): Finding[] {
  const known = secrets
    .filter((secret) => secret.length > 0)
    .toSorted((one, other) => other.length - one.length);
  const clean = (text: string): string => known.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
  return findings.map(({ message, mend, ...finding }) => ({
    ...finding,
    message: clean(message),
    ...(mend !== undefined && { mend: clean(mend) }),
  }));
}
