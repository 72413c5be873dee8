/** The rows that are open, with what they say, and how many of each kind there are. */
export function describeRows(ids, rows, proofs) {
  const inPart = ids.filter((id) => proofs.has(id) && !proofs.get(id).isWhole);
  const without = ids.filter((id) => !proofs.has(id));
  const lines = [
    ...without.map((id) => `${id}  no test names it: ${rows[id]}`),
    ...inPart.map((id) => `${id}  in part, by ${proofs.get(id).file}: ${rows[id]}`),
  ];
  const proven = ids.length - inPart.length - without.length;
  const summary = `${ids.length} requirements: ${proven} proven, ${inPart.length} in part, ${without.length} without a test`;
  return { lines, summary };
}

/** A milestone asks for some rows whole and for others as far as their subject exists. */
export function describeMilestone(name, { whole, part }, proofs) {
  const missingWhole = whole.filter((id) => !proofs.get(id)?.isWhole);
  const missingPart = part.filter((id) => !proofs.has(id));
  const missing = [...missingWhole, ...missingPart];
  const counts =
    `${whole.length - missingWhole.length} of ${whole.length} whole, ` +
    `${part.length - missingPart.length} of ${part.length} in part`;
  return { counts: `${name}: ${counts}`, missing };
}
