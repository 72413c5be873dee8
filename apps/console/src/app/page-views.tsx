import { getMe } from '@gatehouse/contract/me/endpoints';
import { readConsent } from '@gatehouse/contract/me/usage-reporting';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useApi } from './api/use-api.ts';
import { hashForReport } from './hash-for-report.ts';

/** The section of the console that a path is in, without the tenant and whatever it names: `/roles` for `/{tenantId}/roles/{id}`. */
export function sectionOf(pathname: string): string {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const section = /^[a-z0-9]{21}$/.test(first) ? second : first;
  return `/${/^[a-z-]{1,40}$/.test(section) ? section : ''}`;
}

/** Reports that a section is shown (TEL-01), if the administrator has agreed. Failures are ignored. */
export function PageViews({ url }: { url: string }) {
  const { data: me } = useApi(getMe, {});
  const section = sectionOf(useLocation().pathname);
  const userId = me && readConsent(me.customData)?.isAllowed ? me.id : undefined;
  useEffect(() => {
    if (userId !== undefined) void report(url, userId, section).catch(() => undefined);
  }, [url, userId, section]);
  return null;
}

/** As text, so that the browser doesn't ask the service first. Neither cookies nor the address of the page are sent. */
async function report(url: string, userId: string, page: string): Promise<void> {
  const body = JSON.stringify({ type: 'PageView', page, userId: await hashForReport(userId) });
  await fetch(url, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    headers: { 'content-type': 'text/plain' },
    body,
  });
}
