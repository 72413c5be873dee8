import { type OpenMetricsContentType, Registry } from 'prom-client';

export const metricsType = Registry.OPENMETRICS_CONTENT_TYPE;

/** The metrics of one server. Not the global registry of the library, because tests run several servers. */
export type MetricsRegistry = Registry<OpenMetricsContentType>;

export function createRegistry(): MetricsRegistry {
  const registry: MetricsRegistry = new Registry();
  registry.setContentType(metricsType);
  return registry;
}
