/** The file that was chosen in the dialog, until the page of the new import uploads it. */
let chosen: File | undefined;

/** Keeps the file for the page that opens next. */
export function keepFile(file: File | undefined): void {
  chosen = file;
}

/** The kept file, once. */
export function takeFile(): File | undefined {
  const file = chosen;
  chosen = undefined;
  return file;
}
