import { z } from 'zod';
import { type FlowState, newState, type StoredState, storedState } from './flow-state.ts';
import { formerState } from './former-state.ts';

/** Every format that this release reads, by `format`. */
const anyState = z.discriminatedUnion('format', [formerState, storedState]);

/** The `flow` column beside the state: how often it was written, which the next write compares (`isUnchanged`). */
const column = z.looseObject({ version: z.int() });

/** A state as it was read. */
export interface ReadState {
  state: FlowState;
  revision: number;
}

/** The state in the `flow` column, or the invalid fields if it matches no format. */
export function readStored(stored: unknown): ReadState | { invalid: string[] } {
  if (stored === null) return { state: newState, revision: 0 };
  const counted = column.safeParse(stored);
  if (!counted.success) return { invalid: ['version'] };
  const { version: revision, ...rest } = counted.data;
  const { success, data: state, error } = anyState.safeParse(rest);
  return success ? { state, revision } : { invalid: error.issues.map(({ path }) => path.join('.')) };
}

/** The value of the `flow` column. */
export const withRevision = (state: StoredState, revision: number): StoredState & { version: number } => ({
  ...state,
  version: revision,
});
