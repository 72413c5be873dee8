import { carry } from '@gatehouse/connectors/kit/saml/reader';
import { readIdpMetadata } from '@gatehouse/connectors/kit/saml/read-metadata';
import { readResponse as read } from '@gatehouse/connectors/kit/saml/response';

/** What the thread does for `createSamlReader`: it is called by these names, with the arguments of `SamlReader`. */
export const readResponse = (given: Parameters<typeof read>) => carry(() => read(...given));
export const readMetadata = (given: Parameters<typeof readIdpMetadata>) =>
  carry(() => readIdpMetadata(...given));
