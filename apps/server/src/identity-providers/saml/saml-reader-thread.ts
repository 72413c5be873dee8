import { carry } from '@gatehouse/connectors/kit/saml/reader';
import { readIdpMetadata } from '@gatehouse/connectors/kit/saml/read-metadata';
import { readServiceRequest as readRequest } from '@gatehouse/connectors/kit/saml/read-request';
import { readResponse as read } from '@gatehouse/connectors/kit/saml/response';

/** The functions that `createSamlReader` calls in the thread, with the names and arguments of `SamlReader`. */
export const readResponse = (given: Parameters<typeof read>) => carry(() => read(...given));
export const readMetadata = (given: Parameters<typeof readIdpMetadata>) =>
  carry(() => readIdpMetadata(...given));
export const readServiceRequest = (given: Parameters<typeof readRequest>) =>
  carry(() => readRequest(...given));
