import { awsSes } from './aws-ses/aws-ses.ts';
import { awsSns } from './aws-sns/aws-sns.ts';
import { httpEmail } from './http-email/http-email.ts';
import { httpSms } from './http-sms/http-sms.ts';
import type { Connector } from './kit/connector.ts';
import { mailgun } from './mailgun/mailgun.ts';
import { postmark } from './postmark/postmark.ts';
import { sendgrid } from './sendgrid/sendgrid.ts';
import { smtp } from './smtp/smtp.ts';
import { twilio } from './twilio/twilio.ts';
import { vonage } from './vonage/vonage.ts';

/** The connectors that come with the product, in the order they are offered. */
export const builtInConnectors: readonly Connector[] = [
  smtp,
  sendgrid,
  mailgun,
  awsSes,
  postmark,
  httpEmail,
  twilio,
  vonage,
  awsSns,
  httpSms,
];
