import { decoyOf, importedSettings, type StoredPassword } from './stored-password.ts';

/** One comparison in the queue of imported hashes. */
export interface ImportTurn {
  password: string;
  /** The imported hash. Undefined if the account has none or doesn't exist: the turn costs the same. */
  stored?: StoredPassword;
  /** The settings of the tenant's most expensive hashes (`$2b$12$`), which determine the cost of every turn. */
  dearest: readonly string[];
}

export interface ImportTools {
  verify: (password: string, stored: StoredPassword) => boolean;
  /** Processor time used so far, in milliseconds. */
  processorMs: () => number;
}

/** A bcrypt hash of minimum cost, compared repeatedly until a turn has cost enough. */
const filler = decoyOf('$2b$04$');
const mostSettings = 1_000;

/** The cost of a comparison with these settings on this machine, in milliseconds of processor time; the minimum so far. */
const costs = new Map<string, number>();

/**
 * Compares, then continues to work until it has cost as much as the tenant's most expensive hash. So the time of a rejection doesn't reveal
 * whether an account exists or was imported, even if other work slows this process down (ADR 111).
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
  // Usually a tenant has hashes of only one kind: every turn is the same comparison, so nothing is measured.
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

/** Keeps the minimum, because the first comparison takes longer than later ones. */
function remember(settings: string, cost: number): number {
  if (costs.size >= mostSettings) costs.clear();
  const least = Math.min(costs.get(settings) ?? cost, cost);
  costs.set(settings, least);
  return least;
}
