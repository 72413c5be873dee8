import multipart from '@fastify/multipart';
import type { CheckedEndpoint, UploadedFile } from '@gatehouse/contract/endpoint';
import { edgeErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../lib/fail.ts';

/** Maximum size of the form around a file: the boundary and its headers. */
const envelope = 16 * 1024;

/** 20 MB can contain a third of a million empty parts, so parsing ends at the second one. */
const onePart = { parts: 1, files: 1, fields: 0, headerPairs: 20 } as const;

/** Adds the form parser. The form is read by `readUpload`. */
export const registerUploads = (scope: FastifyInstance): void => void scope.register(multipart);

/**
 * The file of an upload (RFC 7578). It is read only after the caller was authorized, so that other callers can't make the server
 * keep 20 MB in memory.
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
      // Files with other names are read too, because the plugin waits until each file was read.
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
