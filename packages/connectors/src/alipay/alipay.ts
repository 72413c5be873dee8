import type { ConnectorErrorCode } from '@gatehouse/contract/connectors/errors';
import { createPrivateKey, sign } from 'node:crypto';
import { z } from 'zod';
import { callProvider, readAnswer } from '../kit/answers.ts';
import { type Callback, defineConnector, type Tools } from '../kit/connector.ts';
import { ConnectorError } from '../kit/error.ts';
import { field } from '../kit/fields.ts';
import { addParameters, readReturn } from '../kit/oauth.ts';
import { markOf } from '../kit/marks.ts';
import { describePerson, describeSocial } from '../kit/social.ts';

const settings = z.object({
  appId: field(z.string().min(1).max(32), { label: 'App ID' }),
  privateKey: field(z.string().min(1).max(8192), {
    label: 'Application private key',
    help: 'PKCS #8, as Alipay’s key tool writes it, with or without its first and last line.',
    isSecret: true,
    isMultiline: true,
  }),
});

const refusal = z.object({
  sub_code: z.string().optional(),
  sub_msg: z.string().optional(),
  msg: z.string().optional(),
});
const person = z.looseObject({ nick_name: z.string().optional(), avatar: z.string().optional() });

/** https://opendocs.alipay.com/common/02km9f */
const codes: Record<string, ConnectorErrorCode | undefined> = {
  'isv.code-invalid': 'social_auth_code_invalid',
  'isv.grant-type-invalid': 'social_auth_code_invalid',
  'aop.invalid-auth-token': 'social_invalid_access_token',
  'aop.auth-token-time-out': 'social_invalid_access_token',
  'isv.invalid-signature': 'authorization_failed',
  'isv.missing-signature-key': 'authorization_failed',
  'isv.invalid-app-id': 'authorization_failed',
};

/** Calls one of Alipay’s methods, signed with RSA2 (https://opendocs.alipay.com/common/02kf5q). */
async function call<S extends z.ZodType>(
  { outbound }: Tools,
  { appId, privateKey }: z.output<typeof settings>,
  method: string,
  parameters: Record<string, string>,
  schema: S,
): Promise<z.output<S>> {
  const all: Record<string, string> = {
    ...parameters,
    app_id: appId,
    method,
    charset: 'UTF-8',
    sign_type: 'RSA2',
    // Alipay’s clock is that of China.
    timestamp: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
    version: '1.0',
    format: 'JSON',
  };
  const text = Object.keys(all)
    .toSorted()
    .map((name) => `${name}=${all[name]}`)
    .join('&');
  const { text: body } = await callProvider(outbound, 'https://openapi.alipay.com/gateway.do?charset=UTF-8', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    body: new URLSearchParams({ ...all, sign: signText(text, privateKey) }).toString(),
  });
  const envelope = readAnswer(body, z.record(z.string(), z.unknown()));
  const refused = envelope.error_response ?? envelope[`${method.replaceAll('.', '_')}_response`];
  const { sub_code: why, sub_msg: words, msg } = refusal.safeParse(refused).data ?? {};
  if (why !== undefined || envelope.error_response !== undefined)
    throw new ConnectorError(codes[why ?? ''] ?? 'general', `Alipay answered ${why ?? msg}: ${words ?? ''}`);
  return readAnswer(JSON.stringify(refused ?? null), schema);
}

function signText(text: string, privateKey: string): string {
  const body = privateKey.replaceAll(/-----[A-Z ]+-----|\s/g, '');
  try {
    const key = createPrivateKey({ key: Buffer.from(body, 'base64'), format: 'der', type: 'pkcs8' });
    return sign('sha256', Buffer.from(text), key).toString('base64');
  } catch (error) {
    throw new ConnectorError('invalid_config', 'The private key cannot be read', { cause: error });
  }
}

/** Who came back with a code, which web pages and mobile applications redeem alike. */
async function userInfo(tools: Tools, options: z.output<typeof settings>, { data, ...callback }: Callback) {
  const { code } = readReturn({ ...callback, data: { ...data, code: data.auth_code } });
  const { access_token: token, ...ids } = await call(
    tools,
    options,
    'alipay.system.oauth.token',
    { grant_type: 'authorization_code', code },
    z.object({ access_token: z.string(), user_id: z.string().optional(), open_id: z.string().optional() }),
  );
  const id = ids.user_id ?? ids.open_id;
  if (!id) throw new ConnectorError('invalid_response', 'Alipay’s answer names nobody');
  const user = await call(tools, options, 'alipay.user.info.share', { auth_token: token }, person);
  return describePerson({ id, name: user.nick_name, avatar: user.avatar, rawData: { ...user, ...ids } });
}

/** https://opendocs.alipay.com/open/284/web */
export const alipay = defineConnector({
  metadata: describeSocial({
    id: 'alipay-web',
    target: 'alipay',
    platform: 'Web',
    name: 'Alipay',
    description: 'Payment accounts, common in China.',
    ...markOf('alipay'),
    avatarHosts: ['tfs.alipayobjects.com'],
    readme: `## Connect Alipay

1. On the Alipay Open Platform, create a web application and add **Get member information**.
2. Create a key pair with Alipay’s key tool (RSA2), upload the public key there and enter the private key here.`,
  }),
  settings,
  authorizationUri: async (_tools, { appId }, { state, redirectUri }) =>
    addParameters('https://openauth.alipay.com/oauth2/publicAppAuthorize.htm', {
      app_id: appId,
      redirect_uri: redirectUri,
      scope: 'auth_user',
      state,
    }),
  userInfo,
});

/**
 * No page is opened: the application takes app ID, scope and state out of the address, hands them to Alipay’s SDK (`OpenAuthTask`,
 * `auth_type=PURE_OAUTH_SDK`) and brings back its `auth_code` and `state` (https://opendocs.alipay.com/open/218/sxc60m).
 */
export const alipayNative = defineConnector({
  metadata: describeSocial({
    id: 'alipay-native',
    target: 'alipay',
    platform: 'Native',
    name: 'Alipay',
    description: 'Payment accounts, inside applications for phones.',
    ...markOf('alipay'),
    avatarHosts: ['tfs.alipayobjects.com'],
    readme: `## Connect Alipay in native apps

1. On the Alipay Open Platform, create a mobile application and add **Get member information** and **App Alipay login**.
2. Create a key pair with Alipay’s key tool (RSA2), upload the public key there and enter the private key here.
3. In your app, sign in with Alipay’s SDK by what the address \`alipay://?app_id=…&scope=…&state=…\` says, and give back the \`auth_code\` and the state that Alipay answers.`,
  }),
  settings,
  authorizationUri: async (_tools, { appId }, { state }) =>
    addParameters('alipay://', { app_id: appId, scope: 'auth_user', state }),
  userInfo,
});
