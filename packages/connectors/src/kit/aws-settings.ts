import { z } from 'zod';
import { field } from './fields.ts';

/** Who calls AWS, and where. */
export const awsSettings = {
  accessKeyId: field(z.string().max(128).regex(/^\w+$/, 'must be an access key ID'), {
    label: 'Access key ID',
    placeholder: 'AKIA…',
  }),
  accessKeySecret: field(z.string().min(1).max(256), { label: 'Secret access key', isSecret: true }),
  region: field(
    z
      .string()
      .max(32)
      .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a region such as eu-central-1'),
    { label: 'Region', placeholder: 'eu-central-1' },
  ),
};
