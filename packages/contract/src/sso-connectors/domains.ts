import { normalizeEmail } from '../validation/email.ts';
import { bounded } from '../validation/bounded.ts';

const label = String.raw`(?!-)[\p{L}\p{N}\p{M}-]{1,63}(?<!-)`;
const pattern = new RegExp(String.raw`^(?:${label}\.)+(?=[^.]*\p{L})${label}$`, 'u');

/** A domain has 253 characters; marks that are put together by their spelling may be more. */
const longestSpelling = 1024;

/** A domain of e-mail addresses, in the spelling that addresses are stored in; what is parsed can stand behind an `@`. */
export const emailDomain = bounded(longestSpelling)
  .overwrite((text) => normalizeEmail(text.trim()))
  .max(253, { abort: true })
  .regex(pattern, 'must be a domain, such as example.com');

/** The domain of an address, empty where it is too long to be one; a provider may have said anything. */
export function domainOf(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return domain.length > longestSpelling ? '' : normalizeEmail(domain);
}

/** One spelling for names that are written in letters and for those in ASCII (RFC 5891); what is no domain stays as it is. */
export function spellDomain(domain: string): string {
  // Of `company.com/elsewhere` a URL would keep the company alone.
  const address = pattern.test(domain) ? `https://${domain}` : '';
  return URL.canParse(address) ? new URL(address).hostname : domain;
}

/** Whether an address belongs to one of these domains, whichever way either is written. */
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

/** Whether anybody can have an address there: such a domain is no company's, and nobody's identity provider speaks for it. */
export const isPublicDomain = (domain: string): boolean => publicDomains.has(domain);
