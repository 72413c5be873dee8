export declare const states: readonly string[];
export declare function findProblems(
  rows: readonly object[],
  levels: Record<string, number>,
  readSource: (file: string) => string | undefined,
): string[];
export declare function hasTest(source: string, name: string): boolean;
export declare function countStates(rows: readonly object[]): [state: string, count: number][];
export declare function renderGuide(rows: readonly object[], levels: Record<string, number>): string;
