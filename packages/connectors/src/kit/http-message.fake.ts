import type { FakeProvider } from '../../test/fake-provider.ts';

/** An endpoint of the administrator's, as the guides of `http-email` and `http-sms` describe it to whoever writes one. */
export const fakeEndpoint: FakeProvider = ({ method, url, headers, body }) => {
  if (method !== 'POST' || url.href !== 'https://messages.example.com/send') return { status: 404, body: '' };
  if (headers.authorization !== 'Bearer good') return { status: 401, body: 'who are you?' };
  const {
    to = '',
    type,
    payload,
  } = JSON.parse(body) as { to?: string; type?: string; payload?: { code?: string } };
  if (!/@example\.com$|^49\d+$/.test(to)) return { status: 422, body: 'no such recipient' };
  return type === 'SignIn' && payload?.code === '123456'
    ? { status: 204 }
    : { status: 400, body: 'incomplete' };
};
