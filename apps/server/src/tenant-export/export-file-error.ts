/** Why a file can't be imported. */
export const exportFileProblems = {
  unknown_format: 'This is not a sealed export of a tenant, or one of a newer version.',
  wrong_passphrase: 'The passphrase is wrong, or the file was changed.',
  damaged: 'The file is incomplete, or was changed.',
  not_sealed: 'Only sealed exports can be imported: the other form has no secrets.',
  newer: 'The export has something that this version doesn’t know. Update first.',
  invalid: 'The export has a row that can’t be added.',
} as const;

export type ExportFileProblem = keyof typeof exportFileProblems;

/** The file can't be imported. The message doesn't quote it. */
export class ExportFileError extends Error {
  override name = 'ExportFileError';
  readonly problem: ExportFileProblem;
  constructor(problem: ExportFileProblem, detail?: string) {
    super(detail === undefined ? exportFileProblems[problem] : `${exportFileProblems[problem]} ${detail}`);
    this.problem = problem;
  }
}
