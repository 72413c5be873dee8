import { putAction } from '@gatehouse/contract/actions/endpoints';
import * as auditLogsApi from '@gatehouse/contract/audit-logs/endpoints';
import { putJwtCustomizer } from '@gatehouse/contract/jwt-customizer/endpoints';
import * as usersApi from '@gatehouse/contract/users/endpoints';
import * as signingKeysApi from '@gatehouse/contract/signing-keys/endpoints';
import type { Specimen } from './specimen.ts';

const runAction = 'const runAction = () => undefined;';
const customizer = 'const getCustomJwtClaims = async () => ({});';

export const specimens: Record<string, Specimen> = {
  'audit-logs': {
    async create(call) {
      await call(usersApi.createUser, { body: {} });
      const { body } = await call(auditLogsApi.listAuditLogs, {
        query: { logKey: 'User.Created', page_size: 1 },
      });
      return { id: body[0]?.id ?? '' };
    },
    bodies: {},
  },
  'audit-logs/config': {
    create: async () => ({}),
    bodies: { 'PATCH /api/configs/audit-log': () => ({ retentionDays: 400 }) },
  },
  // Exports have no records. The sealed one is for administrators (`features/tenant-export/tenant-export.test.ts`).
  'tenant-export': { create: async () => ({}), bodies: {} },
  'account-center': {
    create: async () => ({}),
    bodies: { 'PATCH /api/account-center': () => ({ enabled: true, fields: { name: 'Edit' } }) },
  },
  'signing-keys': {
    // Not the keys of tokens: the caller's own would stop working.
    async create(call) {
      const params = { keyType: 'cookie-keys' as const };
      const { body } = await call(signingKeysApi.rotateSigningKey, { params, body: {} });
      return { ...params, keyId: body.at(-1)?.id ?? '' };
    },
    unknown: { keyType: 'cookie-keys', keyId: 'z'.repeat(21) },
    open: ['GET /api/configs/oidc/{keyType}', 'POST /api/configs/oidc/{keyType}/rotate'],
    bodies: { 'POST /api/configs/oidc/{keyType}/rotate': () => ({}) },
  },
  configs: {
    create: async () => ({}),
    bodies: {
      'PATCH /api/configs/admin-console': () => ({ signInExperienceCustomized: true }),
      'PATCH /api/configs/oidc/session': () => ({ ttl: 3600 }),
      'PUT /api/configs/id-token': () => ({ enabledExtendedClaims: ['roles'] }),
    },
  },
  actions: {
    async create(call) {
      const actionType = 'action.postSignIn';
      await call(putAction, { params: { actionType }, body: { script: runAction } });
      return { actionType };
    },
    unknown: { actionType: 'action.postFirstFactorVerification' },
    // When actions run is the same in all tenants.
    open: ['PUT /api/configs/actions/{actionType}'],
    bodies: {
      'POST /api/configs/actions/test': () => ({
        actionType: 'action.postSignIn',
        script: runAction,
        event: {},
      }),
      'POST /api/configs/actions/run': () => ({
        actionType: 'action.postSignIn',
        script: runAction,
        event: {},
      }),
      'PUT /api/configs/actions/{actionType}': () => ({ script: runAction }),
      'PATCH /api/configs/actions/{actionType}': () => ({ enabled: true }),
    },
  },
  'jwt-customizer': {
    async create(call) {
      const tokenTypePath = 'access-token';
      await call(putJwtCustomizer, { params: { tokenTypePath }, body: { script: customizer } });
      return { tokenTypePath };
    },
    unknown: { tokenTypePath: 'client-credentials' },
    // Kinds of tokens are the same in all tenants.
    open: ['PUT /api/configs/jwt-customizer/{tokenTypePath}'],
    bodies: {
      'POST /api/configs/jwt-customizer/test': () => ({
        tokenType: 'access-token',
        script: customizer,
        token: {},
      }),
      'POST /api/configs/jwt-customizer/run': () => ({
        tokenType: 'access-token',
        script: customizer,
        token: {},
      }),
      'PUT /api/configs/jwt-customizer/{tokenTypePath}': () => ({ script: customizer }),
      'PATCH /api/configs/jwt-customizer/{tokenTypePath}': () => ({ blockIssuanceOnError: true }),
    },
  },
};
