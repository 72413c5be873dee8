import { createHash, createHmac } from 'node:crypto';
import { callProvider } from './answers.ts';
import type { Outbound } from './outbound.ts';

export interface AwsCall {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  service: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  now?: Date;
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text, 'utf8').digest();

/**
 * The headers of a call signed by Signature Version 4. The address has no query and its path nothing to encode.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export function signAwsCall(call: AwsCall): Record<string, string> {
  const { method, url, body = '', service, region, now = new Date() } = call;
  const { host, pathname } = new URL(url);
  const time = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const date = time.slice(0, 8);
  const headers: Record<string, string> = { ...call.headers, host, 'x-amz-date': time };
  const names = Object.keys(headers).toSorted();
  const signed = names.join(';');
  const canonical = [
    method,
    pathname,
    '',
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    signed,
    sha256(body),
  ].join('\n');
  const scope = `${date}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [region, service, 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(`AWS4${call.secretAccessKey}`, date),
  );
  const signature = hmac(key, text).toString('hex');
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${call.accessKeyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`,
  };
}

/** Posts a call that is signed by the access key of the settings. */
export async function callAws(
  outbound: Outbound,
  { accessKeyId, accessKeySecret, region }: { accessKeyId: string; accessKeySecret: string; region: string },
  { service, url, type, body }: { service: string; url: string; type: string; body: string },
  explain: Parameters<typeof callProvider>[3],
): ReturnType<typeof callProvider> {
  const headers = signAwsCall({
    method: 'POST',
    url,
    body,
    headers: { 'content-type': type },
    service,
    region,
    accessKeyId,
    secretAccessKey: accessKeySecret,
  });
  return callProvider(outbound, url, { method: 'POST', headers, body }, explain);
}
