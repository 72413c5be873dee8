interface Bom {
  metadata: { component: { 'bom-ref': string; name: string } };
  components: { 'bom-ref': string; licenses?: object[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

export declare const allowedLicenses: ReadonlySet<string>;
export declare function writeSbom(args: string[]): Promise<number>;
export declare function onlyProduction(bom: Bom, lock: { packages: Record<string, object> }): Bom;
export declare function findLicenseProblems(bom: Pick<Bom, 'components'>): string[];
