import * as api from '@gatehouse/contract/custom-profile-fields/endpoints';
import { type Specimen, unique } from './specimen.ts';

const name = (): string => unique('field').replaceAll(/[^a-zA-Z0-9]/g, '');
const text = { type: 'Text', required: false } as const;

export const specimens: Record<string, Specimen> = {
  'custom-profile-fields': {
    async create(call) {
      const { body } = await call(api.createProfileField, { body: { name: name(), ...text } });
      return { name: body.name };
    },
    bodies: {
      'POST /api/custom-profile-fields': () => ({ name: name(), ...text }),
      'POST /api/custom-profile-fields/batch': () => [{ name: name(), ...text }],
      'POST /api/custom-profile-fields/properties/sie-order': () => ({ order: [] }),
      'PUT /api/custom-profile-fields/{name}': () => ({ ...text, label: 'Label' }),
    },
  },
};
