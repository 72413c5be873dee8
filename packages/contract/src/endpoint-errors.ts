import { accountCenterErrors } from './account-center/errors.ts';
import { verificationErrors } from './account/errors.ts';
import type { CheckedEndpoint, CheckOf, Endpoint } from './endpoint.ts';
import { edgeErrors, type ErrorDeclaration, withStatus } from './errors.ts';
import { sessionErrors } from './sign-in/errors.ts';
import { planErrors } from './tenants/exceeded.ts';

const tokenErrors = [
  edgeErrors.authorizationHeaderMissing,
  edgeErrors.tokenTypeNotSupported,
  edgeErrors.unauthorized,
];

/** The errors of the checks that an operation of the account API declares. */
function accessErrors({ permission, access = [] }: CheckedEndpoint): ErrorDeclaration[] {
  if (permission !== 'account') return [];
  return [
    accountCenterErrors.notEnabled,
    ...access.flatMap((check): ErrorDeclaration[] => {
      if ('proof' in check) return [verificationErrors.denied];
      if ('scope' in check) return [withStatus(edgeErrors.unauthorized, check.status)];
      return [
        check.atLeast === 'Edit' ? accountCenterErrors.notEditable : accountCenterErrors.fieldNotEnabled,
      ];
    }),
  ];
}

/**
 * All errors that an endpoint may return: first those it declares, then those of the edge. OpenAPI lists them, and the edge allows handlers
 * no others.
 */
export function errorsOf(endpoint: CheckedEndpoint): ErrorDeclaration[] {
  const { permission, errors = [], body, upload, list, method, quota, features } = endpoint;
  const isFlow = permission === 'flow';
  const isOfLink = permission === 'connection-link';
  const hasToken = !isFlow && !isOfLink && permission !== 'public';
  const all: ErrorDeclaration[] = [
    ...errors,
    ...accessErrors(endpoint),
    ...(quota || features ? [planErrors.limitExceeded] : []),
    edgeErrors.invalidInput,
    ...(list ? [edgeErrors.invalidPagination] : []),
    ...(body || upload ? [edgeErrors.bodyTooLarge] : []),
    ...(upload ? [edgeErrors.fileTooLarge] : []),
    ...(hasToken ? tokenErrors : []),
    ...(hasToken ? [edgeErrors.forbidden] : []),
    ...(isFlow ? [sessionErrors.notFound] : []),
    ...(isOfLink ? [edgeErrors.unauthorized] : []),
    ...((isFlow || isOfLink) && method !== 'GET' ? [sessionErrors.crossSite] : []),
    edgeErrors.rateLimited,
    edgeErrors.busy,
    edgeErrors.general,
  ];
  return all.filter(
    ({ code, status }, index) =>
      all.findIndex((each) => each.code === code && (each.status === status || index >= errors.length)) ===
      index,
  );
}

/** The error codes that the endpoint's handler may throw. */
export type CodeOf<E extends Endpoint> =
  | (CheckOf<E, 'errors'> extends readonly ErrorDeclaration<infer Code>[] ? Code : never)
  | (typeof edgeErrors)[keyof typeof edgeErrors]['code']
  | (E['permission'] extends 'flow' ? (typeof sessionErrors.notFound)['code'] : never);

/** The error as the endpoint declares it, or undefined. Of a code with several statuses, the one with this status. */
export const findDeclared = (
  endpoint: CheckedEndpoint,
  code: string,
  status?: number,
): ErrorDeclaration | undefined => {
  const declared = errorsOf(endpoint).filter((error) => error.code === code);
  return declared.find((error) => error.status === status) ?? declared[0];
};
