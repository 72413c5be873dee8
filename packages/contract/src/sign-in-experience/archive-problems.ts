/**
 * Why an archive with sign-in pages is rejected (attacks: zip): `data.problem` of the error, whose field has the English text. The console
 * translates it.
 */
export const archiveProblems = {
  incomplete: 'This is no zip archive, or it has not arrived whole.',
  damaged: 'The archive is damaged.',
  encrypted: 'The archive is encrypted.',
  unknownPacking: 'The archive is packed in a way that is not known here.',
  tooManyFiles: 'The archive holds more than 1,000 files, or comes in parts.',
  tooLarge: 'The files are more than 20 MB together.',
  links: 'The archive holds links or devices.',
  leadsOut: 'A path in the archive leads out of it.',
  sameName: 'Two files of the archive have the same name.',
  unreadableName: 'A name in the archive is not UTF-8.',
  noPage: 'There is no index.html at the top of the archive.',
} as const;
export type ArchiveProblem = keyof typeof archiveProblems;
