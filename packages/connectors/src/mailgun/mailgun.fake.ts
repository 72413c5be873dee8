import { type FakeProvider, readBasic } from '../../test/fake-provider.ts';

/** https://documentation.mailgun.com/docs/mailgun/api-reference/send/mailgun/messages */
export const fakeMailgun: FakeProvider = ({ method, url, headers, body }) => {
  if (readBasic(headers.authorization) !== 'api:good' || url.host !== 'api.eu.mailgun.net')
    return { status: 401, body: 'Forbidden' };
  if (method !== 'POST' || url.pathname !== '/v3/mg.example.com/messages')
    return { status: 404, body: { message: 'Domain not found' } };
  const form = new URLSearchParams(body);
  if (!form.get('from')) return { status: 400, body: { message: 'from parameter is missing' } };
  if (!form.get('to')?.endsWith('@example.com'))
    return {
      status: 400,
      body: { message: 'to parameter is not a valid address. please check documentation' },
    };
  if (!form.get('text') && !form.get('html'))
    return {
      status: 400,
      body: { message: "Need at least one of 'text', 'html' or 'template' parameters specified" },
    };
  return { status: 200, body: { id: '<1@mg.example.com>', message: 'Queued. Thank you.' } };
};
