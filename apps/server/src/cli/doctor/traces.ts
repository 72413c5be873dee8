import { OutboundError } from '@gatehouse/connectors/kit/outbound';
import { createOutbound } from '../../outbound/outbound.ts';
import { tracesUrl } from '../../tracing/tracing.ts';
import { type Check, ok, problem } from './check.ts';

/** Whether the collector accepts traces: it is sent an export without spans. */
export const traces: Check = {
  name: 'traces',
  async run({ settings }) {
    const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = settings;
    if (endpoint === undefined) return [];
    const host = new URL(endpoint).hostname.replaceAll(/[[\]]/g, '');
    try {
      const { status } = await createOutbound({ allow: [host] }).request(tracesUrl(endpoint), {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ resourceSpans: [] }),
        timeoutMs: 5_000,
      });
      if (status >= 200 && status < 300) return [ok('The collector accepts traces.')];
      const isRefused = status === 401 || status === 403;
      return [
        problem(
          `The collector at ${endpoint} answers with ${status}, so no traces arrive.`,
          isRefused
            ? 'Correct OTEL_EXPORTER_OTLP_HEADERS.'
            : 'Set OTEL_EXPORTER_OTLP_ENDPOINT to the address of a receiver for OTLP over HTTP, usually port 4318.',
        ),
      ];
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      const isUntrusted = error.failure === 'certificate';
      return [
        problem(
          `The collector at ${endpoint} ${isUntrusted ? 'has no valid certificate' : 'can’t be reached'}, so no traces arrive.`,
          isUntrusted
            ? 'Renew its certificate, or name its certificate authority with NODE_EXTRA_CA_CERTS.'
            : 'Start the collector, or check OTEL_EXPORTER_OTLP_ENDPOINT and the firewall. The server works without it.',
        ),
      ];
    }
  },
};
