import { type FakeSocial, redirectUri } from '../../test/fake-oauth.ts';

const refuse = (errcode: number, errmsg: string) => ({ status: 200, body: { errcode, errmsg } });

/** The page that shows the QR code. */
function isRightPage(address: string): boolean {
  const { hash, origin, pathname, searchParams: query } = new URL(address);
  return (
    `${origin}${pathname}` === 'https://open.weixin.qq.com/connect/qrconnect' &&
    query.get('appid') === 'client' &&
    query.get('redirect_uri') === redirectUri &&
    query.get('scope') === 'snsapi_login' &&
    hash === '#wechat_redirect'
  );
}

/**
 * The SDK in an application, which gets the URL's parameters
 * (https://developers.weixin.qq.com/doc/oplatform/en/Mobile_App/WeChat_Login/Development_Guide.html).
 */
function isRightRequest(address: string): boolean {
  const { protocol, searchParams: query } = new URL(address);
  return (
    protocol === 'wechat:' &&
    query.get('app_id') === 'client' &&
    query.get('scope') === 'snsapi_userinfo' &&
    // At most one kilobyte.
    (query.get('state') ?? '').length <= 1024
  );
}

/** https://developers.weixin.qq.com/doc/oplatform/en/Website_App/WeChat_Login/Wechat_Login.html */
export const createFakeWechat = (): FakeSocial => createFake(isRightPage);
export const createFakeWechatApp = (): FakeSocial => createFake(isRightRequest);

function createFake(isRight: (address: string) => boolean): FakeSocial {
  const codes = new Set<string>();
  return {
    authorize(address) {
      const { searchParams: query } = new URL(address);
      if (!isRight(address)) throw new Error('Scope or redirect_uri error');
      codes.add('code-0');
      return { code: 'code-0', state: query.get('state') ?? '' };
    },
    handle({ url: { pathname, searchParams: query } }) {
      if (pathname === '/sns/oauth2/access_token') {
        if (query.get('appid') !== 'client' || query.get('secret') !== 'good')
          return refuse(40125, 'invalid appsecret');
        if (!codes.delete(query.get('code') ?? '')) return refuse(40029, 'invalid code');
        return {
          status: 200,
          body: { access_token: 'access', expires_in: 7200, openid: 'o1', unionid: 'un1' },
        };
      }
      if (query.get('access_token') !== 'access' || query.get('openid') !== 'o1')
        return refuse(40014, 'invalid access_token');
      return {
        status: 200,
        body: { openid: 'o1', unionid: 'un1', nickname: 'Ada', headimgurl: 'https://thirdwx.qlogo.cn/ada' },
      };
    },
  };
}
