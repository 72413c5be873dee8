import { decoyOf, importedSettings, type StoredPassword } from './stored-password.ts';

/** One comparison in the queue of imported hashes. */
export interface ImportTurn {
  password: string;
  /** The imported hash. Undefined for an account that has none, or that does not exist: the turn costs as much. */
  stored?: StoredPassword;
  /** The settings of the dearest hashes that the tenant holds (`$2b$12$`), which say what every turn costs. */
  dearest: readonly string[];
}

export interface ImportTools {
  verify: (password: string, stored: StoredPassword) => boolean;
  /** Processor time used so far, in milliseconds. */
  processorMs: () => number;
}

/** A bcrypt hash of the least cost, compared as often as a turn needs to cost enough. */
const filler = decoyOf('$2b$04$');
const mostSettings = 1_000;

/** What a comparison of these settings costs on this machine, in milliseconds of processor time; the least that was seen. */
const costs = new Map<string, number>();

/**
 * Compares, and works on until it has cost as much as the tenant's dearest hash would: the time of a refusal then tells neither who was
 * imported nor who exists, also while other work slows this process down (ADR 111).
 */
export function takeImportTurn(
  { password, stored, dearest }: ImportTurn,
  { verify, processorMs }: ImportTools,
): boolean {
  function compare(hash: StoredPassword): { isRight: boolean; cost: number } {
    const before = processorMs();
    const isRight = verify(password, hash);
    return { isRight, cost: processorMs() - before };
  }
  // One kind of hash, as nearly always: each turn is the very same comparison, and there is nothing to measure.
  const [only = ''] = dearest;
  if (dearest.length === 1 && (!stored || importedSettings(stored) === only)) {
    const { isRight, cost } = compare(stored ?? decoyOf(only));
    remember(only, cost);
    return isRight;
  }
  const [most = { settings: only, cost: 0 }] = dearest
    .map((settings) => ({
      settings,
      cost: costs.get(settings) ?? remember(settings, compare(decoyOf(settings)).cost),
    }))
    .toSorted((one, other) => other.cost - one.cost);
  const { isRight, cost } = compare(stored ?? decoyOf(most.settings));
  for (let spent = cost; spent < most.cost;) spent += compare(filler).cost;
  return isRight;
}

/** Keeps the least that was seen: the first time costs more than all that follow. */
function remember(settings: string, cost: number): number {
  if (costs.size >= mostSettings) costs.clear();
  const least = Math.min(costs.get(settings) ?? cost, cost);
  costs.set(settings, least);
  return least;
}
