import type { SamlReader } from './reader.ts';
import { readIdpMetadata } from './read-metadata.ts';
import { readServiceRequest } from './read-request.ts';
import { readResponse } from './response.ts';

/** Reads in the calling thread: for tests and development. */
export const readHere: SamlReader = {
  readResponse: async (encoded, expected) => readResponse(encoded, expected),
  readMetadata: async (xml) => readIdpMetadata(xml),
  readServiceRequest: async (xml, certificate) => readServiceRequest(xml, certificate),
};
