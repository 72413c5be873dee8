import type { FakeProvider } from '../../test/fake-provider.ts';

const say = (status: string, text?: string) => ({
  status: 200,
  body: {
    'message-count': '1',
    messages: [{ status, ...(text ? { 'error-text': text } : { 'message-id': '0A' }) }],
  },
});

/** https://developer.vonage.com/en/api/sms: errors have status 200, too, with the reason in `status`. */
export const fakeVonage: FakeProvider = ({ method, url, body }) => {
  if (method !== 'POST' || url.href !== 'https://rest.nexmo.com/sms/json') return { status: 404, body: '' };
  const form = new URLSearchParams(body);
  if (form.get('api_key') !== 'key' || form.get('api_secret') !== 'good') return say('4', 'Bad Credentials');
  if (!form.get('text') || !form.get('from')) return say('2', 'Missing text');
  if (!/^49\d{6,13}$/.test(form.get('to') ?? '')) return say('6', 'Unroutable message - rejected');
  return say('0');
};
