import * as api from '@gatehouse/contract/client-registration/endpoints';
import { type Specimen, unique } from './specimen.ts';

export const specimens: Record<string, Specimen> = {
  'client-registration': {
    create: async (call) => {
      const { body } = await call(api.createInitialAccessToken, { body: { name: unique('token') } });
      return { tokenId: body.id };
    },
    bodies: {
      'POST /api/client-registration/tokens': () => ({ name: unique('token') }),
      'PATCH /api/client-registration': () => ({ unusedDays: 20 }),
    },
  },
};
