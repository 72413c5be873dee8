import { isRecord } from '../../app/is-record.ts';

/** The limits that a refusal names: its message ends with a JSON object of them (QUOTA-10). */
export function readExceeded(message: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(/\{.*\}/s.exec(message)?.[0] ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
