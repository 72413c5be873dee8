/** What the second step says to the third one, where the toasts are those of the new tenant. */
export interface Arrival {
  isCreated: true;
  invitations: 'sent' | 'failed' | undefined;
}

/** Reads it from the state of the history entry. */
export function readArrival(state: unknown): Arrival | undefined {
  if (typeof state !== 'object' || state === null || !('isCreated' in state)) return undefined;
  const invitations = 'invitations' in state ? state.invitations : undefined;
  return {
    isCreated: true,
    invitations: invitations === 'sent' || invitations === 'failed' ? invitations : undefined,
  };
}
