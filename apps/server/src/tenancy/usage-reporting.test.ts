import { expect, it } from 'vitest';
import { usageReportingUrl } from './usage-reporting.ts';

const url = 'https://events.example.com/in';
const settings = {
  EDITION: 'cloud' as const,
  ADMIN_ENDPOINT: 'https://console.example.com',
  USAGE_REPORTING_URL: url,
  USAGE_REPORTING_DOMAIN: 'example.com',
};

it('[TEL-02] [OPEN-30] reports in the cloud edition, on the operator’s own domain only, if it is set', () => {
  const decided: [object, string | undefined][] = [
    [{}, url],
    [{ ADMIN_ENDPOINT: 'https://example.com' }, url],
    [{ ADMIN_ENDPOINT: 'https://console.example.org' }, undefined],
    [{ ADMIN_ENDPOINT: 'https://notexample.com' }, undefined],
    [{ ADMIN_ENDPOINT: 'https://example.com.evil.example' }, undefined],
    [{ EDITION: 'open-source' }, undefined],
    [{ USAGE_REPORTING_URL: undefined }, undefined],
    [{ USAGE_REPORTING_DOMAIN: undefined }, undefined],
  ];
  for (const [change, expected] of decided)
    expect([change, usageReportingUrl({ ...settings, ...change })]).toEqual([change, expected]);
});
