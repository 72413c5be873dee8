import * as api from '@gatehouse/contract/domains/endpoints';
import type { Specimen } from './specimen.ts';

let serial = 0;
const newDomain = (): string => `login.d${process.pid}-${(serial += 1)}.example.com`;

const files = [{ path: '/site.txt', content: 'verified', contentType: 'text/plain' as const }];

export const specimens: Record<string, Specimen> = {
  domains: {
    async create(call) {
      const { body: made } = await call(api.createDomain, { body: { domain: newDomain() } });
      return { id: made.id };
    },
    bodies: {
      'POST /api/domains': () => ({ domain: newDomain() }),
      'POST /api/domains/cleanup': () => ({ staleDays: 30 }),
      'PATCH /api/domains/{id}': () => ({ isPrimary: false }),
      'PUT /api/domains/{id}/verification-files': () => ({ verificationFiles: files }),
    },
  },
};
