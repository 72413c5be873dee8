/** A line of a difference between two texts. */
export interface DifferentLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** The difference between two texts by line: what the second adds to and removes from the first. */
export function listDifference(before: string, after: string): DifferentLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  // Lengths of the longest common parts from each pair of lines on.
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const lines: DifferentLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length)
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'removed', text: a[i] ?? '' });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: b[j] ?? '' });
      j += 1;
    }
  return lines;
}
