/** The `scimType` of errors (RFC 7644 section 3.12, table 9). */
type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue';

/** An error that is answered in the format of RFC 7644 section 3.12. Its text names attributes, never their values. */
export class ScimError extends Error {
  readonly status: number;
  readonly scimType: ScimType | undefined;

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

export function reject(scimType: ScimType, detail: string): never {
  throw new ScimError(scimType === 'uniqueness' ? 409 : 400, detail, scimType);
}

/** Also for a user that another organization, or none, provisioned: they can't be told apart. */
export const notFound = (): ScimError => new ScimError(404, 'There is no resource with this ID.');
