import type { AuditLog } from '@gatehouse/contract/audit-logs/audit-logs';
import { tailAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../app/api/call.ts';
import { useApp } from '../../app/app-context.ts';
import { ApiFailure } from '../../app/api/failure.ts';
import { addArrived } from './arrived.ts';

const pollMs = 3_000;

/** The list’s filters without those that the tail has no use for. */
export type TailQuery = Record<string, string | number | undefined>;

/** Entries that came in since the list was read. */
export interface LiveTail {
  /** Those to show above the list, newest first. */
  shown: readonly AuditLog[];
  /** How many wait until they are shown. */
  waiting: number;
  show: () => void;
}

/** The server is busy, can't be reached, or has had enough requests of this caller for now. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 0 || error.status === 429 || error.status >= 500);

/** What came in since the list of these filters was read. */
interface Tail {
  /** The filters; empty while the tail is off. */
  key: string;
  arrived: readonly AuditLog[];
  /** How many of them were shown when the reading began. */
  shownCount: number;
}

/**
 * Reads new entries every few seconds, while `isOn` and the browser’s tab is visible. While `isHeld`, they only wait, so that nothing moves
 * under the pointer of a user who reads.
 */
export function useLiveTail({
  isOn,
  isHeld,
  query,
  reload,
}: {
  isOn: boolean;
  isHeld: boolean;
  query: TailQuery;
  /** Reads the list again, after a time in which more came in than the tail returns. */
  reload: () => void;
}): LiveTail {
  const { api } = useApp();
  const client = useQueryClient();
  const { page: _page, page_size: _size, start_time: _start, end_time: _end, ...filters } = query;
  const key = isOn ? JSON.stringify(filters) : '';
  const [tail, setTail] = useState<Tail>({ key, arrived: [], shownCount: 0 });
  const current = tail.key === key ? tail : { key, arrived: [], shownCount: 0 };
  // Not a key of `keyOf`: the tail isn't read again because something was written.
  const queryKey = ['log-tail', key];

  useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const cursor = client.getQueryData<string>(queryKey) || undefined;
      try {
        const answer = await call(
          api,
          tailAuditLogs,
          { query: { ...filters, cursor } as object },
          { signal },
        );
        if (answer.hasGap) reload();
        setTail((last) => {
          const known = last.key === key && !answer.hasGap ? last : { key, arrived: [], shownCount: 0 };
          return { ...known, arrived: answer.hasGap ? [] : addArrived(known.arrived, answer.items) };
        });
        return answer.cursor;
      } catch (error) {
        // The next attempt is only seconds away, and continues where this one would have started.
        if (isPassing(error)) return cursor ?? '';
        throw error;
      }
    },
    enabled: isOn,
    refetchInterval: pollMs,
    gcTime: 0,
    retry: false,
  });

  const { arrived } = current;
  const show = () => setTail({ ...current, shownCount: arrived.length });
  // Kept for the time when the user begins to read.
  if (!isHeld && current.shownCount !== arrived.length) show();
  const count = isHeld ? Math.min(current.shownCount, arrived.length) : arrived.length;
  return { shown: count > 0 ? arrived.slice(-count) : [], waiting: arrived.length - count, show };
}
