import * as api from '@gatehouse/contract/user-imports/endpoints';
import type { Specimen } from './specimen.ts';

export const specimens: Record<string, Specimen> = {
  'user-imports': {
    async create(call) {
      // A tenant has few imports with a file.
      const { body: former } = await call(api.listUserImports, {});
      for (const { id } of former) await call(api.deleteUserImport, { params: { id } });
      const { body } = await call(api.createUserImport, { body: {} });
      return { id: body.id };
    },
    bodies: { 'POST /api/user-imports': () => ({ source: 'generic' }) },
  },
};
