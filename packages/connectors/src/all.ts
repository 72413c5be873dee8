import { alipay, alipayNative } from './alipay/alipay.ts';
import { apple } from './apple/apple.ts';
import { awsSes } from './aws-ses/aws-ses.ts';
import { awsSns } from './aws-sns/aws-sns.ts';
import { discord } from './discord/discord.ts';
import { facebook } from './facebook/facebook.ts';
import { github } from './github/github.ts';
import { gitlab } from './gitlab/gitlab.ts';
import { google } from './google/google.ts';
import { httpEmail } from './http-email/http-email.ts';
import { httpSms } from './http-sms/http-sms.ts';
import { kakao } from './kakao/kakao.ts';
import type { Connector } from './kit/connector.ts';
import { line } from './line/line.ts';
import { linkedin } from './linkedin/linkedin.ts';
import { mailgun } from './mailgun/mailgun.ts';
import { microsoft } from './microsoft/microsoft.ts';
import { naver } from './naver/naver.ts';
import { oauth2 } from './oauth2/oauth2.ts';
import { oidc } from './oidc/oidc.ts';
import { postmark } from './postmark/postmark.ts';
import { saml } from './saml/saml.ts';
import { sendgrid } from './sendgrid/sendgrid.ts';
import { slack } from './slack/slack.ts';
import { smtp } from './smtp/smtp.ts';
import { twilio } from './twilio/twilio.ts';
import { vonage } from './vonage/vonage.ts';
import { wechat, wechatNative } from './wechat/wechat.ts';
import { x } from './x/x.ts';

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
  google,
  apple,
  github,
  facebook,
  microsoft,
  discord,
  linkedin,
  gitlab,
  slack,
  x,
  line,
  naver,
  kakao,
  wechat,
  wechatNative,
  alipay,
  alipayNative,
  oidc,
  oauth2,
  saml,
];
