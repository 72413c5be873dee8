export declare function writeReleaseNotes(args: string[], root?: string): Promise<number>;
export declare function readChangelog(
  changelog: string,
  version: string,
): { before: string | undefined; changes: string };
