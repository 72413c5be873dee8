import { z } from 'zod';
import { field } from './fields.ts';
import { bounded } from '@gatehouse/contract/validation/bounded';

/** Access key and region for calls to AWS. */
export const awsSettings = {
  accessKeyId: field(bounded(128).regex(/^\w+$/, 'must be an access key ID'), {
    label: 'Access key ID',
    placeholder: 'AKIA…',
  }),
  accessKeySecret: field(z.string().min(1).max(256), { label: 'Secret access key', isSecret: true }),
  region: field(bounded(32).regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a region such as eu-central-1'), {
    label: 'Region',
    placeholder: 'eu-central-1',
  }),
};
