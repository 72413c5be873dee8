import { z } from 'zod';
import { toE164 } from '../kit/addresses.ts';
import { awsSettings } from '../kit/aws-settings.ts';
import { callAws } from '../kit/aws.ts';
import { defineConnector } from '../kit/connector.ts';
import { ConnectorError } from '../kit/error.ts';
import { field } from '../kit/fields.ts';
import { markOf } from '../kit/marks.ts';
import { templates } from '../kit/templates.ts';
import { bounded } from '@gatehouse/contract/validation/bounded';

const attribute = (position: number, name: string, value: string): Record<string, string> => ({
  [`MessageAttributes.entry.${position}.Name`]: `AWS.SNS.SMS.${name}`,
  [`MessageAttributes.entry.${position}.Value.DataType`]: 'String',
  [`MessageAttributes.entry.${position}.Value.StringValue`]: value,
});

/** https://docs.aws.amazon.com/sns/latest/api/API_Publish.html */
export const awsSns = defineConnector({
  metadata: {
    id: 'aws-sns-sms',
    type: 'Sms',
    target: 'aws-sns',
    platform: null,
    name: { en: 'Amazon SNS' },
    description: { en: 'SMS with your AWS account.' },
    ...markOf('aws-sns'),
    readme: `## Connect Amazon SNS

1. In the [SNS console](https://console.aws.amazon.com/sns/v3/home), under **Text messaging (SMS)**, leave the sandbox and set a spending limit.
2. In [IAM](https://console.aws.amazon.com/iam/home#/users), create a user with a policy that allows \`sns:Publish\` and nothing else, and an access key for it.
3. Enter the key and the region, a sender ID where your countries allow one, and send a test message.`,
  },
  settings: z.object({
    ...awsSettings,
    senderId: field(
      bounded(11)
        .regex(/^[A-Za-z0-9-]{1,11}$/, 'must be up to 11 letters and digits')
        .optional(),
      { label: 'Sender ID' },
    ),
    templates,
  }),
  async sendMessage({ outbound }, { senderId, ...aws }, { to, content }) {
    const url = `https://sns.${aws.region}.amazonaws.com/`;
    const body = new URLSearchParams({
      Action: 'Publish',
      Version: '2010-03-31',
      PhoneNumber: toE164(to),
      Message: content.text,
      ...attribute(1, 'SMSType', 'Transactional'),
      ...(senderId ? attribute(2, 'SenderID', senderId) : {}),
    }).toString();
    const { text } = await callAws(
      outbound,
      aws,
      { service: 'sns', url, type: 'application/x-www-form-urlencoded', body },
      (xml) => /<Message>([^<]+)<\/Message>/.exec(xml)?.[1],
    );
    if (!/<MessageId>[^<]+<\/MessageId>/.test(text))
      throw new ConnectorError('invalid_response', 'SNS answered without a message ID');
  },
});
