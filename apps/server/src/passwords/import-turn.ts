import { decoyOf, type StoredPassword } from './stored-password.ts';

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

/** A bcrypt hash of the least cost: the small change with which a turn is filled up. */
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
  function measure(settings: string): number {
    const begun = processorMs();
    verify(password, decoyOf(settings));
    return remember(settings, processorMs() - begun);
  }
  const [first = { settings: '', cost: 0 }] = dearest
    .map((settings) => ({ settings, cost: costs.get(settings) ?? measure(settings) }))
    .toSorted((one, other) => other.cost - one.cost);

  const begun = processorMs();
  const isRight = verify(password, stored ?? decoyOf(first.settings));
  if (!stored) remember(first.settings, processorMs() - begun);
  while (processorMs() - begun < first.cost) verify(password, filler);
  return isRight;
}

/** Keeps the least that was seen: the first time costs more than all that follow. */
function remember(settings: string, cost: number): number {
  if (costs.size >= mostSettings) costs.clear();
  const least = Math.min(costs.get(settings) ?? cost, cost);
  costs.set(settings, least);
  return least;
}
