import type { ConnectorErrorCode } from '@gatehouse/contract/connectors/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { type FakeProvider, type RunningProvider, startProvider } from '../test/fake-provider.ts';
import { builtInConnectors } from './all.ts';
import { awsSes } from './aws-ses/aws-ses.ts';
import { fakeAwsSes } from './aws-ses/aws-ses.fake.ts';
import { awsSns } from './aws-sns/aws-sns.ts';
import { fakeAwsSns } from './aws-sns/aws-sns.fake.ts';
import { httpEmail } from './http-email/http-email.ts';
import { httpSms } from './http-sms/http-sms.ts';
import { toConnectorError } from './kit/answers.ts';
import { signAwsCall } from './kit/aws.ts';
import type { Connector, Message } from './kit/connector.ts';
import { readHere } from './kit/saml/read-here.ts';
import { createTools } from './kit/tools.ts';
import { fakeEndpoint } from './kit/http-message.fake.ts';
import { mailgun } from './mailgun/mailgun.ts';
import { fakeMailgun } from './mailgun/mailgun.fake.ts';
import { postmark } from './postmark/postmark.ts';
import { fakePostmark } from './postmark/postmark.fake.ts';
import { sendgrid } from './sendgrid/sendgrid.ts';
import { fakeSendgrid } from './sendgrid/sendgrid.fake.ts';
import { smtp } from './smtp/smtp.ts';
import { twilio } from './twilio/twilio.ts';
import { fakeTwilio, twilioAccount } from './twilio/twilio.fake.ts';
import { vonage } from './vonage/vonage.ts';
import { fakeVonage } from './vonage/vonage.fake.ts';

interface Sender {
  connector: Connector;
  fake: FakeProvider;
  settings: Record<string, unknown>;
  /** The same with a secret that the provider doesn't know, and the expected error. */
  wrong: Record<string, unknown>;
  /** Error for a response that can't be parsed; absent if the response isn't read. */
  malformed?: ConnectorErrorCode;
}

const from = 'no-reply@example.com';
const aws = { accessKeyId: 'AKIAGOOD', accessKeySecret: 'good', region: 'eu-central-1' };
const endpoint = 'https://messages.example.com/send';

const senders: Sender[] = [
  {
    connector: sendgrid,
    fake: fakeSendgrid,
    settings: { apiKey: 'SG.good', fromEmail: from, fromName: 'Example' },
    wrong: { apiKey: 'SG.bad' },
  },
  {
    connector: mailgun,
    fake: fakeMailgun,
    settings: { apiKey: 'good', domain: 'mg.example.com', region: 'eu', from: `Example <${from}>` },
    wrong: { apiKey: 'bad' },
    malformed: 'invalid_response',
  },
  {
    connector: awsSes,
    fake: fakeAwsSes,
    settings: { ...aws, emailAddress: from },
    wrong: { accessKeySecret: 'bad' },
    malformed: 'invalid_response',
  },
  {
    connector: postmark,
    fake: fakePostmark,
    settings: { serverToken: 'good', fromEmail: from },
    wrong: { serverToken: 'bad' },
    malformed: 'invalid_response',
  },
  {
    connector: httpEmail,
    fake: fakeEndpoint,
    settings: { endpoint, authorization: 'Bearer good' },
    wrong: { authorization: 'Bearer bad' },
  },
  {
    connector: httpSms,
    fake: fakeEndpoint,
    settings: { endpoint, authorization: 'Bearer good' },
    wrong: { authorization: 'Bearer bad' },
  },
  {
    connector: twilio,
    fake: fakeTwilio,
    settings: {
      accountSID: twilioAccount,
      authToken: 'good',
      fromMessagingServiceSID: `MG${'0'.repeat(32)}`,
    },
    wrong: { authToken: 'bad' },
    malformed: 'invalid_response',
  },
  {
    connector: vonage,
    fake: fakeVonage,
    settings: { apiKey: 'key', apiSecret: 'good', brandName: 'Example' },
    wrong: { apiSecret: 'bad' },
    malformed: 'invalid_response',
  },
  {
    connector: awsSns,
    fake: fakeAwsSns,
    settings: { ...aws, senderId: 'Example' },
    wrong: { accessKeySecret: 'bad' },
    malformed: 'invalid_response',
  },
];

let provider: RunningProvider;
afterEach(() => provider.stop());

async function send({ connector, settings }: Sender, to?: string): Promise<void> {
  const isSms = connector.metadata.type === 'Sms';
  const message: Message = {
    to: to ?? (isSms ? '4915112345678' : 'ada@example.com'),
    usage: 'SignIn',
    content: isSms
      ? { subject: '', text: '123456 ist Ihr Code' }
      : { subject: 'Ihr Code – heute', text: '123456', html: '<p>123456</p>' },
    payload: { code: '123456' },
  };
  const tools = createTools({ outbound: provider.outbound, saml: readHere });
  await connector.sendMessage?.(tools, connector.settings.parse(settings), message);
}
const codeOf = (sending: Promise<void>): Promise<string> =>
  sending.then(
    () => 'sent',
    (error: unknown) => toConnectorError(error).code,
  );

describe.each(senders.map((sender) => [sender.connector.metadata.id, sender] as const))(
  '%s',
  (_id, sender) => {
    const open = async () => (provider = await startProvider(sender.fake));

    it('[ENT-19 part] sends one request in the provider’s format, with no secret or code in its URL', async () => {
      await open();
      expect(await codeOf(send(sender))).toBe('sent');
      expect(provider.requests).toHaveLength(1);
      const [request] = provider.requests;
      expect(decodeURIComponent((request?.body ?? '').replaceAll('+', ' '))).toContain('123456');
      expect(request?.url.href).not.toMatch(/good|123456/);
    });

    it('[ERR-17 part] reports that the provider rejected the secret, without including it', async () => {
      await open();
      const wrong = { ...sender, settings: { ...sender.settings, ...sender.wrong } };
      const failure = await send(wrong).catch(toConnectorError);
      expect(failure).toMatchObject({ code: 'authorization_failed', isPassing: false });
      expect(JSON.stringify(failure)).not.toContain(Object.values(sender.wrong)[0]);
    });

    it('[ERR-17 part] reports that the provider rejected the recipient', async () => {
      await open();
      const failure = await send(
        sender,
        sender.connector.metadata.type === 'Sms' ? '1' : 'unknown@nowhere',
      ).catch(toConnectorError);
      expect(failure).toMatchObject({ code: 'invalid_request_parameters', isPassing: false });
    });

    it('[ERR-17 part] reports a provider that does not respond, fails, or limits the rate', async () => {
      await open();
      provider.next('silence');
      expect(await codeOf(send(sender))).toBe('general');
      provider.next({ status: 503, body: '<html>' });
      expect(await codeOf(send(sender))).toBe('general');
      provider.next({ status: 429, body: '' });
      expect(await codeOf(send(sender))).toBe('rate_limit_exceeded');
    });

    // An operator’s own endpoint may respond with an empty body.
    if (sender.malformed)
      it('[ERR-17 part] does not treat every response with status 200 as success', async () => {
        await open();
        provider.next({ status: 200, body: '<html>Sign in to this network</html>' });
        expect(await codeOf(send(sender))).toBe(sender.malformed);
        provider.next({ status: 200, body: {} });
        expect(await codeOf(send(sender))).toBe(sender.malformed);
      });
  },
);

it('[VAL-11] email connectors reject a sender name or company information that contains a URL', () => {
  const emails = senders.filter(({ connector }) => 'companyInformation' in connector.settings.shape);
  expect(emails.map(({ connector }) => connector.metadata.id)).toHaveLength(4);
  for (const { connector, settings } of emails) {
    const isGood = (more: object): boolean => connector.settings.safeParse({ ...settings, ...more }).success;
    const names = ['from', 'fromEmail', 'emailAddress'].filter((key) => key in connector.settings.shape);
    const sender = (name: string) =>
      'fromName' in connector.settings.shape
        ? { fromName: name }
        : { [String(names[0])]: `${name} <${from}>` };
    const id = connector.metadata.id;
    expect([id, isGood(sender('Booking.com')), isGood(sender('Acme https://evil.example'))]).toEqual([
      id,
      true,
      false,
    ]);
    expect([id, isGood(sender('www.evil.example'))]).toEqual([id, false]);
    const company = (companyInformation: string) => isGood({ companyInformation });
    expect([id, company('Acme Ltd.\n1 Main Street'), company('Acme\nacme.example/login')]).toEqual([
      id,
      true,
      false,
    ]);
  }
});

it('signs calls to AWS like the examples of its documentation', async () => {
  provider = await startProvider(() => ({ status: 200 }));
  // post-vanilla and post-x-www-form-urlencoded of the published test suite for Signature Version 4.
  const sign = async (headers: Record<string, string>, body: string) => {
    const signed = await signAwsCall({
      url: 'https://example.amazonaws.com/',
      headers,
      body,
      service: 'service',
      region: 'us-east-1',
      accessKeyId: 'AKIDEXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
      datetime: '20150830T123600Z',
    });
    return signed.authorization;
  };
  expect(await sign({}, '')).toContain('5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b');
  expect(await sign({ 'content-type': 'application/x-www-form-urlencoded' }, 'Param1=value1')).toContain(
    'SignedHeaders=content-type;host;x-amz-date, Signature=ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a',
  );
});

it('all built-in email and SMS connectors are tested here', () => {
  const known = builtInConnectors.filter(({ metadata }) => metadata.type !== 'Social');
  const ids = (all: readonly Connector[]) => all.map(({ metadata }) => metadata.id).toSorted();
  // It uses its own protocol, and is tested in `smtp.test.ts`.
  expect(ids([smtp, ...senders.map(({ connector }) => connector)])).toEqual(ids(known));
});
