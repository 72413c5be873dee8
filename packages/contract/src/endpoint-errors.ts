import type { CheckedEndpoint, CheckOf, Endpoint } from './endpoint.ts';
import { edgeErrors, type ErrorDeclaration } from './errors.ts';
import { sessionErrors } from './sign-in/errors.ts';

const tokenErrors = [
  edgeErrors.authorizationHeaderMissing,
  edgeErrors.tokenTypeNotSupported,
  edgeErrors.unauthorized,
];

/**
 * All errors that an endpoint may return: first those it declares, then those of the edge. OpenAPI lists them, and the edge allows handlers
 * no others.
 */
export function errorsOf({
  permission,
  alsoNeeds,
  errors = [],
  body,
  upload,
  list,
  method,
}: CheckedEndpoint): ErrorDeclaration[] {
  const isFlow = permission === 'flow';
  const hasToken = !isFlow && permission !== 'public';
  const all: ErrorDeclaration[] = [
    ...errors,
    edgeErrors.invalidInput,
    ...(list ? [edgeErrors.invalidPagination] : []),
    ...(body || upload ? [edgeErrors.bodyTooLarge] : []),
    ...(upload ? [edgeErrors.fileTooLarge] : []),
    ...(hasToken ? tokenErrors : []),
    ...(hasToken && (alsoNeeds || permission !== 'account') ? [edgeErrors.forbidden] : []),
    ...(isFlow ? [sessionErrors.notFound] : []),
    ...(isFlow && method !== 'GET' ? [sessionErrors.crossSite] : []),
    edgeErrors.rateLimited,
    edgeErrors.busy,
    edgeErrors.general,
  ];
  return all.filter(({ code }, index) => all.findIndex((each) => each.code === code) === index);
}

/** The error codes that the endpoint's handler may throw. */
export type CodeOf<E extends Endpoint> =
  | (CheckOf<E, 'errors'> extends readonly ErrorDeclaration<infer Code>[] ? Code : never)
  | (typeof edgeErrors)[keyof typeof edgeErrors]['code']
  | (E['permission'] extends 'flow' ? (typeof sessionErrors.notFound)['code'] : never);

/** The error as the endpoint declares it, or undefined. */
export const findDeclared = (endpoint: CheckedEndpoint, code: string): ErrorDeclaration | undefined =>
  errorsOf(endpoint).find((error) => error.code === code);
