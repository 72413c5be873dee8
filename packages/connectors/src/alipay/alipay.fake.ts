import { generateKeyPairSync, verify } from 'node:crypto';
import { type FakeSocial, redirectUri } from '../../test/fake-oauth.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
const write = (key: typeof pair.privateKey): string =>
  key.export({ type: 'pkcs8', format: 'der' }).toString('base64');
export const alipayKeys = { good: write(pair.privateKey), bad: write(other.privateKey) };

const refuse = (subCode: string, message: string) => ({
  status: 200,
  body: { error_response: { code: '40002', msg: 'Invalid Arguments', sub_code: subCode, sub_msg: message } },
});

/** The page that a browser opens. */
function isRightPage(address: string): boolean {
  const { origin, pathname, searchParams: query } = new URL(address);
  return (
    `${origin}${pathname}` === 'https://openauth.alipay.com/oauth2/publicAppAuthorize.htm' &&
    query.get('redirect_uri') === redirectUri
  );
}

/** The SDK in an application, which gets the URL's parameters; the state has at most 100 Base64 characters there. */
function isRightRequest(address: string): boolean {
  const { protocol, searchParams: query } = new URL(address);
  return protocol === 'alipay:' && /^[\w+/=-]{1,100}$/.test(query.get('state') ?? '');
}

/** https://opendocs.alipay.com/open/284/web, https://opendocs.alipay.com/common/02kf5q (signature) */
export const createFakeAlipay = (): FakeSocial => createFake(isRightPage);
/** https://opendocs.alipay.com/open/218/sxc60m */
export const createFakeAlipayApp = (): FakeSocial => createFake(isRightRequest);

function createFake(isRight: (address: string) => boolean): FakeSocial {
  const codes = new Set<string>();
  return {
    authorize(address) {
      const { searchParams: query } = new URL(address);
      if (!isRight(address) || query.get('app_id') !== 'client' || query.get('scope') !== 'auth_user')
        throw new Error('invalid parameters');
      codes.add('code-0');
      return { auth_code: 'code-0', state: query.get('state') ?? '', app_id: 'client' };
    },
    handle({ body }) {
      const form = Object.fromEntries(new URLSearchParams(body));
      const { sign = '', ...signed } = form;
      const text = Object.keys(signed)
        .toSorted()
        .map((name) => `${name}=${signed[name]}`)
        .join('&');
      if (!verify('sha256', Buffer.from(text), pair.publicKey, Buffer.from(sign, 'base64')))
        return refuse('isv.invalid-signature', 'The signature is not valid');
      if (form.method === 'alipay.system.oauth.token')
        return codes.delete(form.code ?? '')
          ? {
              status: 200,
              body: { alipay_system_oauth_token_response: { user_id: '2088', access_token: 'access' } },
            }
          : refuse('isv.code-invalid', 'The code is not valid');
      if (form.auth_token !== 'access') return refuse('aop.invalid-auth-token', 'The token is not valid');
      return {
        status: 200,
        body: {
          alipay_user_info_share_response: {
            code: '10000',
            msg: 'Success',
            nick_name: 'Ada',
            avatar: 'https://tfs.alipayobjects.com/ada',
          },
        },
      };
    },
  };
}
