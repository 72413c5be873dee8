import { z } from 'zod';
import { bounded } from '../validation/bounded.ts';

/**
 * The language tags that custom texts may have (VAL-12, OPEN-35): those of the wire, and the ones in `packages/phrases`. Some regions of the
 * wire aren't registered, such as `cb-IQ`; they stay because clients send them.
 */
export const languageTags: readonly string[] = `
  af-ZA am-ET ar ar-AR as-IN az-AZ be-BY bg bg-BG bn bn-IN br-FR bs bs-BA ca ca-ES cb-IQ co-FR cs
  cs-CZ cx-PH cy-GB da da-DK de de-DE el el-GR en en-GB en-US eo-EO es es-419 es-ES et et-EE eu-ES fa
  fa-IR ff-NG fi fi-FI fo-FO fr fr-CA fr-FR fy-NL ga-IE gl-ES gn-PY gu-IN ha-NG he he-IL hi hi-IN hr
  hr-HR ht-HT hu hu-HU hy-AM id id-ID ik-US is-IS it it-IT iu-CA ja ja-JP ja-KS jv-ID ka-GE kk-KZ
  km-KH kn-IN ko ko-KR ku-TR ky-KG lo-LA lt lt-LT lv lv-LV mg-MG mk-MK ml-IN mn-MN mr-IN ms-MY mt-MT
  my-MM nb nb-NO ne-NP nl nl-BE nl-NL nn-NO or-IN pa-IN pl-PL ps-AF pt pt-BR pt-PT ro ro-RO ru ru-RU
  rw-RW sc-IT si-LK sk sk-SK sl sl-SI sn-ZW sq-AL sr sr-RS sv sv-SE sw-KE sy-SY sz-PL ta-IN te-IN
  tg-TJ th th-TH tl-PH tr tr-TR tt-RU tz-MA uk uk-UA ur-PK uz-UZ vi vi-VN zh zh-CN zh-HK zh-MO zh-TW
  zz-TR
`
  .trim()
  .split(/\s+/);

/** A supported tag in any letter case; the parsed value is the tag as listed. */
export const languageTag = bounded(16).transform((given, context) => {
  const tag = languageTags.find((each) => each.toLowerCase() === given.toLowerCase());
  if (tag !== undefined) return tag;
  context.addIssue({ code: 'custom', message: 'must be a supported language tag, such as en or pt-BR' });
  return z.NEVER;
});
