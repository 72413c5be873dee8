import { Histogram } from 'prom-client';

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Durations are by area and not by route, because each has fourteen series. */
export type Area = 'token' | 'protocol' | 'sign-in' | 'account' | 'management' | 'page' | 'probe';

interface Observed {
  counts: Float64Array;
  sum: number;
}

/** A histogram whose numbers are in arrays: the base class looks up labels at each observation. */
export class Durations extends Histogram<'area'> {
  declare readonly name: string;
  declare readonly help: string;
  readonly #areas = new Map<Area, Observed>();

  /** Adds durations, in milliseconds, of one area. */
  of(area: Area): (ms: number) => void {
    const observed = this.#areas.get(area) ?? { counts: new Float64Array(bounds.length + 1), sum: 0 };
    this.#areas.set(area, observed);
    return (ms) => {
      const seconds = ms / 1000;
      let at = 0;
      while (at < bounds.length && seconds > (bounds[at] ?? 0)) at += 1;
      observed.counts[at] = (observed.counts[at] ?? 0) + 1;
      observed.sum += seconds;
    };
  }

  /** What the registry prints. */
  async getForPromString() {
    const { name, help } = this;
    const values = [...this.#areas].flatMap(([area, { counts, sum }]) => {
      let total = 0;
      const buckets = Array.from(counts, (count, at) => {
        total += count;
        return { metricName: `${name}_bucket`, labels: { area, le: bounds[at] ?? '+Inf' }, value: total };
      });
      return [
        ...buckets,
        { metricName: `${name}_sum`, labels: { area }, value: sum },
        { metricName: `${name}_count`, labels: { area }, value: total },
      ];
    });
    return { name, help, type: 'histogram', values };
  }
}
