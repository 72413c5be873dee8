import { declareErrors } from '../errors.ts';

/** Characters of the passphrase that seals an export of a tenant. */
export const leastPassphrase = 12;
export const mostPassphrase = 1024;

export const tenantExportErrors = declareErrors({
  running: [
    'tenant.export_running',
    429,
    'An export of this tenant is already running. Try again when it has finished.',
  ],
  tooLarge: [
    'tenant.export_too_large',
    422,
    'The tenant is too large for an export by API. Use the command: npm run admin -- tenant export',
  ],
});
