/** The rows without a complete test, with their texts, and a summary. */
export function reportRows(ids, rows, proofs) {
  const inPart = ids.filter((id) => proofs.has(id) && !proofs.get(id).isWhole);
  const without = ids.filter((id) => !proofs.has(id));
  const lines = [
    ...without.map((id) => `${id}  no test names it: ${rows[id]}`),
    ...inPart.map((id) => `${id}  in part, by ${proofs.get(id).file}: ${rows[id]}`),
  ];
  const covered = ids.length - inPart.length - without.length;
  const summary = `${ids.length} requirements: ${covered} covered, ${inPart.length} in part, ${without.length} without a test`;
  return { lines, summary };
}

/** The rows that a milestone lacks: some have to be covered completely, others in part. */
export function reportMilestone(name, { whole, part }, proofs) {
  const missingWhole = whole.filter((id) => !proofs.get(id)?.isWhole);
  const missingPart = part.filter((id) => !proofs.has(id));
  const missing = [...missingWhole, ...missingPart];
  const counts =
    `${whole.length - missingWhole.length} of ${whole.length} whole, ` +
    `${part.length - missingPart.length} of ${part.length} in part`;
  return { counts: `${name}: ${counts}`, missing };
}
