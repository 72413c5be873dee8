import { z } from 'zod';

const port = z.coerce
  .number('must be a whole number')
  .int('must be a whole number')
  .min(1)
  .max(65_535, 'must be at most 65535');

/** `name=value` pairs, separated by commas; values can be percent-encoded (OTLP exporter specification). */
const headers = z.string().transform((text, check) => {
  const pairs = text
    .split(',')
    .map((pair) => /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([\x20-\x7e]*?)\s*$/.exec(pair));
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        const [, name = '', value = ''] = pair ?? [];
        const decoded = decodeURIComponent(value);
        if (name === '' || /[^\x20-\x7e]/.test(decoded)) throw new Error('not a header');
        return [name.toLowerCase(), decoded];
      }),
    );
  } catch {
    check.addIssue('must be headers such as authorization=Bearer%20token,x-team=identity');
    return z.NEVER;
  }
});

/** The settings of what an operator sees of a running server (ADR 219, 221). */
export const observabilitySettings = {
  STATUS_API_KEY: z
    .string()
    .min(16)
    .optional()
    .describe('Key in `logto-status-api-key` with which `/api/status` answers the tenant’s ID.'),
  METRICS_PORT: port
    .optional()
    .describe(
      'Port that serves metrics at `/metrics`, in the OpenMetrics format that Prometheus reads ([guide](monitoring.md)). Off by default.',
    ),
  METRICS_HOST: z
    .string()
    .optional()
    .describe(
      'IP address on which METRICS_PORT listens, such as `0.0.0.0`. By default 127.0.0.1, which only this machine reaches. Requires METRICS_TOKEN.',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16)
    // RFC 6750 section 2.1: another one can't be sent.
    .regex(/^[\w.~+/-]+=*$/, 'must have only letters, digits and - . _ ~ + /')
    .optional()
    .describe('Bearer token with which metrics are requested.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address such as http://localhost:4318' })
    .refine(
      (url) => !/[@?#]/.test(url),
      'must have no password, query or fragment; use OTEL_EXPORTER_OTLP_HEADERS',
    )
    .optional()
    .describe(
      'URL of an OpenTelemetry collector that receives traces (OTLP over HTTP), such as `http://localhost:4318`; `/v1/traces` is added ([guide](tracing.md)). Off by default.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: headers
    .optional()
    .describe(
      'Headers that the collector requires, such as `authorization=Bearer%20token`, separated by commas.',
    ),
  OTEL_SERVICE_NAME: z.string().max(128).default('gatehouse').describe('Name of this service in traces.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number')
    .min(0, 'must be from 0 to 1')
    .max(1, 'must be from 0 to 1')
    .default(0.1)
    .describe(
      'Share of requests that are traced, from 0 to 1. A request that a trusted proxy passes on with `traceparent` is traced if that says so.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Lowest level that is logged.'),
  LOG_FORMAT: z
    .enum(['auto', 'json', 'pretty'])
    .default('auto')
    .describe(
      'Format of the log on standard output: `json`, `pretty` (one readable line each), or `auto`, which is `pretty` on a terminal.',
    ),
};

interface Ports {
  PORT: number;
  ADMIN_PORT: number;
  METRICS_PORT?: number | undefined;
  METRICS_HOST?: string | undefined;
  METRICS_TOKEN?: string | undefined;
}

/** What is wrong with these settings together, if anything. */
export function findMetricsProblem({
  PORT,
  ADMIN_PORT,
  METRICS_PORT,
  METRICS_HOST,
  METRICS_TOKEN,
}: Ports): string | undefined {
  if (METRICS_HOST !== undefined && METRICS_TOKEN === undefined)
    return 'METRICS_TOKEN: is required with METRICS_HOST';
  // Metrics must not be reachable from where the public ports are.
  if (METRICS_PORT === PORT || METRICS_PORT === ADMIN_PORT)
    return 'METRICS_PORT: must differ from PORT and ADMIN_PORT';
  return undefined;
}
