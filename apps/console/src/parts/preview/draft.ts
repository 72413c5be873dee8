import type { ClientInput } from '@gatehouse/contract/endpoint';
import type { previewSignIn } from '@gatehouse/contract/sign-in/preview-endpoints';

/** Unsaved changes for the preview. */
export type Draft = Pick<
  NonNullable<ClientInput<typeof previewSignIn>['body']>,
  'screen' | 'experience' | 'accountCenter' | 'application' | 'organization' | 'language' | 'translation'
>;
