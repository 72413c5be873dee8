import { Counter, Gauge } from 'prom-client';
import type { Job, OpenJob } from './watch-job.ts';
import type { MetricsRegistry } from './registry.ts';

/** The label isn't `job`, which Prometheus gives every series. */
export function createJobMetrics(registry: MetricsRegistry, clock: () => number): OpenJob {
  const registers = [registry];
  const jobs = new Map<Job, { since: number; failures: number }>();
  void new Counter({
    name: 'gatehouse_job_failures_total',
    help: 'Rounds of jobs that have failed in this process.',
    labelNames: ['name'],
    registers,
    collect() {
      this.reset();
      for (const [name, { failures }] of jobs) this.inc({ name }, failures);
    },
  });
  void new Gauge({
    name: 'gatehouse_job_age_seconds',
    help: 'Time since a job last succeeded in this process, or since its first round began.',
    labelNames: ['name'],
    registers,
    collect() {
      const now = clock();
      for (const [name, { since }] of jobs) this.set({ name }, Math.max(0, now - since) / 1000);
    },
  });
  return (job) => {
    const state = jobs.get(job) ?? { since: clock(), failures: 0 };
    jobs.set(job, state);
    return (result) => {
      if (result === 'success') state.since = clock();
      else state.failures += 1;
    };
  };
}
