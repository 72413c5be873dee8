import { normalizeEmail } from '../validation/email.ts';
import { bounded } from '../validation/bounded.ts';

const label = String.raw`(?!-)[\p{L}\p{N}\p{M}-]{1,63}(?<!-)`;
const pattern = new RegExp(String.raw`^(?:${label}\.)+(?=[^.]*\p{L})${label}$`, 'u');

/** A domain has at most 253 characters, but combining marks can make it longer before normalization. */
const longestSpelling = 1024;

/** A domain of email addresses, normalized like stored email addresses. */
export const emailDomain = bounded(longestSpelling)
  .overwrite((text) => normalizeEmail(text.trim()))
  .max(253, { abort: true })
  .regex(pattern, 'must be a domain, such as example.com');

/** The domain of an email address; empty if it is too long. The email address may come from a provider, so it isn't validated. */
export function domainOf(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return domain.length > longestSpelling ? '' : normalizeEmail(domain);
}

/** The ASCII form of an internationalized domain (RFC 5891); other texts are returned unchanged. */
export function spellDomain(domain: string): string {
  // A URL would turn `company.com/elsewhere` into `company.com`.
  const address = pattern.test(domain) ? `https://${domain}` : '';
  return URL.canParse(address) ? new URL(address).hostname : domain;
}

/** Whether an email address belongs to one of the domains, in Unicode or ASCII form. */
export const isAddressOf = (email: string, domains: readonly string[]): boolean =>
  domains.map(spellDomain).includes(spellDomain(domainOf(email)));

const publicDomains: ReadonlySet<string> = new Set(
  `126.com 163.com aim.com alice.it aol.com att.net bellsouth.net bigpond.com bluewin.ch btinternet.com charter.net comcast.net cox.net
  daum.net earthlink.net fastmail.com fastmail.fm foxmail.com free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.fr gmx.net
  googlemail.com hanmail.net hey.com hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it hushmail.com icloud.com
  inbox.ru interia.pl kakao.com laposte.net libero.it list.ru live.co.uk live.com live.de live.fr live.it live.nl mac.com mail.com
  mail.ru me.com msn.com nate.com naver.com o2.pl onet.pl op.pl optonline.net orange.fr outlook.com outlook.de outlook.es outlook.fr
  outlook.it outlook.jp pm.me proton.me protonmail.ch protonmail.com qq.com rambler.ru rediffmail.com rocketmail.com sapo.pt sbcglobal.net
  seznam.cz sfr.fr sina.cn sina.com sky.com sohu.com t-online.de terra.com.br tiscali.it tuta.com tuta.io tutanota.com tutanota.de
  uol.com.br verizon.net virgilio.it virginmedia.com wanadoo.fr web.de wp.pl ya.ru yahoo.ca yahoo.co.in yahoo.co.jp yahoo.co.uk
  yahoo.com yahoo.com.br yahoo.com.mx yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru yeah.net ymail.com ziggo.nl zoho.com`.split(
    /\s+/,
  ),
);

/** Whether anyone can get an email address at this domain, so that no enterprise identity provider can claim it. */
export const isPublicDomain = (domain: string): boolean => publicDomains.has(domain);
