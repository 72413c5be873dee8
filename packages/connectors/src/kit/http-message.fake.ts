import { z } from 'zod';
import type { FakeProvider } from '../../test/fake-provider.ts';

const message = z.object({
  to: z.string().default(''),
  type: z.string().optional(),
  payload: z.object({ code: z.string().optional() }).optional(),
});

/** An endpoint as the guides of `http-email` and `http-sms` describe it. */
export const fakeEndpoint: FakeProvider = ({ method, url, headers, body }) => {
  if (method !== 'POST' || url.href !== 'https://messages.example.com/send') return { status: 404, body: '' };
  if (headers.authorization !== 'Bearer good') return { status: 401, body: 'who are you?' };
  const { to, type, payload } = message.parse(JSON.parse(body));
  if (!/@example\.com$|^49\d+$/.test(to)) return { status: 422, body: 'no such recipient' };
  return type === 'SignIn' && payload?.code === '123456'
    ? { status: 204 }
    : { status: 400, body: 'incomplete' };
};
