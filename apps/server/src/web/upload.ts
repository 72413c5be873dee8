import multipart from '@fastify/multipart';
import type { CheckedEndpoint, UploadedFile } from '@gatehouse/contract/endpoint';
import { edgeErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../lib/fail.ts';

/** What the form around a file may weigh: the boundary and its headers. */
const envelope = 16 * 1024;

/** A third of a million empty parts fit into twenty megabytes: the second one ends the parsing. */
const onePart = { parts: 1, files: 1, fields: 0, headerPairs: 20 } as const;

/** Leaves the form unread until `readUpload`. */
export const registerUploads = (scope: FastifyInstance): void => void scope.register(multipart);

/**
 * The one file of an upload (RFC 7578). It is read only after the caller has been authorized, so that other callers cannot make the server
 * hold twenty megabytes.
 */
export async function readUpload(
  { bodyLimit = 0 }: CheckedEndpoint,
  request: FastifyRequest,
): Promise<UploadedFile> {
  if (Number(request.headers['content-length']) > bodyLimit + envelope) fail(edgeErrors.fileTooLarge);
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.parts({ limits: { ...onePart, fileSize: bodyLimit } })) {
      if (part.type === 'field') continue;
      // Read under any name: the plugin waits until each file has been.
      const bytes = await part.toBuffer();
      if (part.fieldname === 'file') file = { name: part.filename, type: part.mimetype, bytes };
    }
  } catch (error) {
    if (error instanceof request.server.multipartErrors.RequestFileTooLargeError)
      fail(edgeErrors.fileTooLarge);
    file = undefined;
  }
  return file ?? fail(edgeErrors.invalidInput, { data: { fields: { 'body.file': 'must be one file' } } });
}
