import { AwsV4Signer } from 'aws4fetch';
import { callProvider } from './answers.ts';
import type { Outbound } from './outbound.ts';

export interface AwsCall {
  url: string;
  headers: Record<string, string>;
  body: string;
  service: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `20150830T123600Z`; now by default. */
  datetime?: string;
}

/**
 * All headers of a `POST` request, signed with Signature Version 4. Only the library's signer is used; the request itself is sent by the
 * guarded client.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export async function signAwsCall(call: AwsCall): Promise<Record<string, string>> {
  const { headers } = await new AwsV4Signer({ ...call, method: 'POST', allHeaders: true }).sign();
  return Object.fromEntries(headers);
}

/** Sends a `POST` request signed with the access key of the settings. */
export async function callAws(
  outbound: Outbound,
  { accessKeyId, accessKeySecret, region }: { accessKeyId: string; accessKeySecret: string; region: string },
  { service, url, type, body }: { service: string; url: string; type: string; body: string },
  explain: Parameters<typeof callProvider>[3],
): ReturnType<typeof callProvider> {
  const headers = await signAwsCall({
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
