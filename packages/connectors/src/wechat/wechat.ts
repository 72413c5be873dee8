import type { ConnectorErrorCode } from '@gatehouse/contract/connectors/errors';
import { z } from 'zod';
import { callProvider, readAnswer } from '../kit/answers.ts';
import { type Callback, defineConnector, type Tools } from '../kit/connector.ts';
import { ConnectorError } from '../kit/error.ts';
import { field } from '../kit/fields.ts';
import { addParameters, readReturn } from '../kit/oauth.ts';
import { markOf } from '../kit/marks.ts';
import { toUserInfo, socialMetadata } from '../kit/social.ts';

const api = 'https://api.weixin.qq.com/sns';
/** Errors have status 200. */
const refusal = z.object({ errcode: z.number(), errmsg: z.string().optional() });
const token = z.object({
  access_token: z.string(),
  openid: z.string().min(1),
  unionid: z.string().optional(),
});
const profile = z.looseObject({
  openid: z.string(),
  unionid: z.string().optional(),
  nickname: z.string().optional(),
  headimgurl: z.string().optional(),
});

/** https://developers.weixin.qq.com/doc/oplatform/Return_codes/Return_code_descriptions_new.html */
const codes: Record<number, ConnectorErrorCode | undefined> = {
  40001: 'authorization_failed',
  40013: 'authorization_failed',
  40125: 'authorization_failed',
  40029: 'social_auth_code_invalid',
  40163: 'social_auth_code_invalid',
  40003: 'social_invalid_access_token',
  40014: 'social_invalid_access_token',
  42001: 'social_invalid_access_token',
  45009: 'rate_limit_exceeded',
};

async function ask<S extends z.ZodType>(
  { outbound }: Tools,
  path: string,
  parameters: Record<string, string>,
  schema: S,
): Promise<z.output<S>> {
  const { text } = await callProvider(outbound, addParameters(`${api}${path}`, parameters), {});
  const answer = readAnswer(text, z.union([refusal, z.record(z.string(), z.unknown())]));
  const { data: refused } = refusal.safeParse(answer);
  if (refused && refused.errcode !== 0)
    throw new ConnectorError(
      codes[refused.errcode] ?? 'general',
      `WeChat answered ${refused.errcode}: ${refused.errmsg ?? ''}`,
    );
  return readAnswer(text, schema);
}

const settings = (scope: string) =>
  z.object({
    appId: field(z.string().min(1).max(128), { label: 'App ID' }),
    appSecret: field(z.string().min(1).max(256), { label: 'App secret', isSecret: true }),
    scope: field(z.string().max(256).default(scope), { label: 'Scope' }),
  });
type Settings = z.output<ReturnType<typeof settings>>;

/** Redeems a code and reads the user's profile, in the same way for websites and mobile applications. */
async function userInfo(tools: Tools, { appId, appSecret }: Settings, callback: Callback) {
  const { code } = readReturn(callback);
  const { access_token: accessToken, openid } = await ask(
    tools,
    '/oauth2/access_token',
    { appid: appId, secret: appSecret, code, grant_type: 'authorization_code' },
    token,
  );
  const user = await ask(tools, '/userinfo', { access_token: accessToken, openid }, profile);
  // The union ID is the same in all applications of one owner; the open ID is specific to this application.
  const { unionid, nickname, headimgurl } = user;
  return toUserInfo({ id: unionid ?? openid, name: nickname, avatar: headimgurl, rawData: user });
}

/** https://developers.weixin.qq.com/doc/oplatform/en/Website_App/WeChat_Login/Wechat_Login.html */
export const wechat = defineConnector({
  metadata: socialMetadata({
    id: 'wechat-web',
    target: 'wechat',
    platform: 'Web',
    name: 'WeChat',
    description: 'Messenger accounts, common in China, with a QR code.',
    ...markOf('wechat'),
    avatarHosts: ['thirdwx.qlogo.cn', 'wx.qlogo.cn'],
    readme: `## Connect WeChat

1. On the [WeChat Open Platform](https://open.weixin.qq.com/), register a **website application** and wait for its approval.
2. Enter its app ID and app secret here. The authorization callback domain there is the host of the callback address.`,
  }),
  settings: settings('snsapi_login'),
  authorizationUri: async (_tools, { appId, scope }, { state, redirectUri }) =>
    `${addParameters('https://open.weixin.qq.com/connect/qrconnect', { appid: appId, redirect_uri: redirectUri, response_type: 'code', scope, state })}#wechat_redirect`,
  userInfo,
});

/**
 * No page is opened: the application reads app ID, scope and state from the URL, passes them to WeChat’s SDK (`SendAuth.Req`) and returns
 * its `code` and `state` (https://developers.weixin.qq.com/doc/oplatform/en/Mobile_App/WeChat_Login/Development_Guide.html).
 */
export const wechatNative = defineConnector({
  metadata: socialMetadata({
    id: 'wechat-native',
    target: 'wechat',
    platform: 'Native',
    name: 'WeChat',
    description: 'Messenger accounts, in mobile apps.',
    ...markOf('wechat'),
    avatarHosts: ['thirdwx.qlogo.cn', 'wx.qlogo.cn'],
    readme: `## Connect WeChat in native apps

1. On the [WeChat Open Platform](https://open.weixin.qq.com/), register a **mobile application** and wait for its approval. Accounts are the same as on the web if both belong to one owner there.
2. Enter its app ID and app secret here.
3. In your app, sign in with WeChat’s SDK by what the address \`wechat://?app_id=…&scope=…&state=…\` says, and give back the code and the state that WeChat answers.`,
  }),
  settings: settings('snsapi_userinfo'),
  authorizationUri: async (_tools, { appId, scope }, { state }) =>
    addParameters('wechat://', { app_id: appId, scope, state }),
  userInfo,
});
