const terminal = process.stderr.isTTY;

/** Shows that a long step is under way, and how long it took. Standard output stays free for what commands answer. */
export async function withProgress(label, work) {
  const begin = Date.now();
  const show = (text) => process.stderr.write(terminal ? `\r\x1b[2K${text}` : `${text}\n`);
  show(`${label} …`);
  const timer = setInterval(() => show(`${label} … ${seconds(begin)}`), terminal ? 1_000 : 15_000);
  let word = 'failed after';
  try {
    const result = await work();
    word = 'done in';
    return result;
  } finally {
    clearInterval(timer);
    show(`${label}: ${word} ${seconds(begin)}`);
    if (terminal) process.stderr.write('\n');
  }
}

export function seconds(begin) {
  return `${((Date.now() - begin) / 1000).toFixed(1)} s`;
}
