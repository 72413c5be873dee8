import { Counter, Gauge } from 'prom-client';
import type pg from 'pg';
import type { Hasher } from '../passwords/hasher.ts';
import type { MetricsRegistry } from './registry.ts';

/** The hash queue and the database pool of this process, read at each scrape. */
export function createPoolMetrics(
  registry: MetricsRegistry,
  { pool, hasher }: { pool: pg.Pool; hasher: Pick<Hasher, 'readStates'> },
): void {
  const registers = [registry];
  void new Gauge({
    name: 'gatehouse_database_connections',
    help: 'Connections of the pool by state.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    },
  });
  void new Gauge({
    name: 'gatehouse_database_connections_max',
    help: 'Connections that the pool opens at most (DATABASE_POOL_SIZE).',
    registers,
    collect() {
      this.set(pool.options.max);
    },
  });
  void new Gauge({
    name: 'gatehouse_database_waiting',
    help: 'Statements that wait for a connection.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  void new Gauge({
    name: 'gatehouse_hash_jobs',
    help: 'Passwords that wait to be hashed or are being hashed, with new hashes or imported ones.',
    labelNames: ['hashes', 'state'],
    registers,
    collect() {
      for (const [hashed, state] of Object.entries(hasher.readStates())) {
        this.set({ hashes: hashed, state: 'waiting' }, state.waiting);
        this.set({ hashes: hashed, state: 'running' }, state.running);
      }
    },
  });
  void new Counter({
    name: 'gatehouse_hash_refusals_total',
    help: 'Passwords that found no place in the queue, or waited too long.',
    labelNames: ['hashes'],
    registers,
    collect() {
      this.reset();
      for (const [hashed, state] of Object.entries(hasher.readStates()))
        this.inc({ hashes: hashed }, state.refused);
    },
  });
}
