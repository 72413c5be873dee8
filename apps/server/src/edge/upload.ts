import type { Endpoint, UploadedFile } from '@gatehouse/contract/endpoint';
import { edgeErrors } from '@gatehouse/contract/errors';
import type { FastifyRequest } from 'fastify';
import { fail } from '../fail.ts';

/** What the form around a file may weigh: the boundary and its headers. */
const envelope = 16 * 1024;

/**
 * The one file of an upload (RFC 7578). It is read here, after the caller has been told apart and authorized: nobody else can make the
 * server hold twenty megabytes.
 */
export async function readUpload(
  { bodyLimit = 0 }: Endpoint,
  request: FastifyRequest,
): Promise<UploadedFile> {
  const type = request.headers['content-type'] ?? '';
  const body = await collect(request, bodyLimit + envelope);
  if (hasManyParts(body, type)) return refuse();
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
  const file = form?.get('file');
  if (!(file instanceof File) || form?.getAll('file').length !== 1) return refuse();
  if (file.size > bodyLimit) fail(edgeErrors.fileTooLarge);
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

const refuse = (): never =>
  fail(edgeErrors.invalidInput, { data: { fields: { 'body.file': 'must be one file' } } });

/** A third of a million empty parts fit into twenty megabytes, and reading them takes half a minute: they are counted first. */
function hasManyParts(body: Uint8Array, type: string): boolean {
  // Nothing else in the header: who parses it next must find the same boundary.
  const boundary = /^multipart\/form-data; ?boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i.exec(type)?.[2];
  if (boundary === undefined) return true;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let at = -1;
  for (let parts = 0; parts <= 8; parts += 1) {
    at = bytes.indexOf(`--${boundary}`, at + 1);
    if (at < 0) return false;
  }
  return true;
}

async function collect({ raw, headers }: FastifyRequest, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers['content-length']) > limit) fail(edgeErrors.fileTooLarge);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of raw as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) fail(edgeErrors.fileTooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
