interface Suite {
  repository: string;
  commit: string;
  plans: readonly { plan: string; profile: string; modules: readonly string[]; says?: string }[];
  asks: Readonly<Record<string, string>>;
}
type Results = Readonly<
  Record<string, Readonly<Record<string, { result: string; notes: readonly string[] }>>>
>;

export declare function countResults(
  plans: Suite['plans'],
  results: Results,
): Record<'passed' | 'warning' | 'skipped' | 'failed', number>;
export declare function renderTable(suite: Suite, results: Results): string;
export declare function renderGuide(suite: Suite, results: Results): string;
