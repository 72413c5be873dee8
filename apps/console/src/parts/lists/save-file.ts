/** Saves a text or bytes as a file of the browser's. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The name of an export of today: `users-2026-11-27.csv`. */
export const exportName = (what: string, ending: string): string =>
  `${what}-${new Date().toISOString().slice(0, 10)}.${ending}`;
