import { createHash, createHmac } from 'node:crypto';
import type { FakeRequest } from './fake-provider.ts';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Whether a request is signed with `secret` for this service and region, computed from what arrived as AWS describes it
 * (https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html).
 */
export function isSigned(
  { method, url, headers, body }: FakeRequest,
  secret: string,
  scope: string,
): boolean {
  const [, id, date = '', rest, names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w/-]+), SignedHeaders=([\w;-]+), Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (id !== 'AKIAGOOD' || rest !== `${scope}/aws4_request`) return false;
  const seen: Record<string, string> = { ...headers, host: url.host };
  const canonical = `${method}\n${url.pathname}\n\n${names
    .split(';')
    .map((name) => `${name}:${seen[name]}\n`)
    .join('')}\n${names}\n${createHash('sha256').update(body).digest('hex')}`;
  const toSign = `AWS4-HMAC-SHA256\n${seen['x-amz-date']}\n${date}/${rest}\n${createHash('sha256').update(canonical).digest('hex')}`;
  const key = [date, ...scope.split('/'), 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return (
    hmac(key, toSign).toString('hex') === signature && names.includes('host') && names.includes('x-amz-date')
  );
}
