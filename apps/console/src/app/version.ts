import { useQuery } from '@tanstack/react-query';
import { useApp } from './app-context.ts';
import { isRecord } from './is-record.ts';
import { logWarning } from './log.ts';

/** Whether a release such as `v1.22.0` is newer than the running version (DEV-03). */
export function isNewer(release: string, version: string): boolean {
  const released = parseVersion(release.replace(/^v/, ''));
  const running = parseVersion(version);
  if (!release.startsWith('v') || !released || !running) return false;
  const at = released.findIndex((part, index) => part !== running[index]);
  return at >= 0 && (released[at] ?? 0) > (running[at] ?? 0);
}

function parseVersion(text: string): number[] | undefined {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(text)?.slice(1).map(Number);
  return parts;
}

/** The newer release that the operator's version feed names, if a feed is configured (OPEN-29, ERR-15). */
export function useNewRelease(): string | undefined {
  const { versionFeedUrl, version } = useApp().config;
  const { data } = useQuery({
    queryKey: ['version-feed', versionFeedUrl],
    queryFn: () => readLatestRelease(versionFeedUrl ?? ''),
    enabled: versionFeedUrl !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data && isNewer(data, version) ? data : undefined;
}

async function readLatestRelease(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(20_000) });
    if (!response.ok) throw new Error(`version feed: ${response.status}`);
    const feed: unknown = await response.json();
    return isRecord(feed) && typeof feed['latestRelease'] === 'string' ? feed['latestRelease'] : null;
  } catch (error) {
    logWarning('The version feed could not be read.', error);
    return null;
  }
}
