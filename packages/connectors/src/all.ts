import { httpEmail } from './http-email/http-email.ts';
import { httpSms } from './http-sms/http-sms.ts';
import type { Connector } from './kit/connector.ts';
import { smtp } from './smtp/smtp.ts';

/** The connectors that come with the product, in the order they are offered. */
export const builtInConnectors: readonly Connector[] = [smtp, httpEmail, httpSms];
