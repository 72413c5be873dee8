import { bounded } from '../validation/bounded.ts';

const label = String.raw`(?!-)[a-z\d-]{1,63}(?<!-)`;
/** At least three labels (VAL-08), the last one not only digits, as in an IP address. */
const pattern = new RegExp(String.raw`^(?:${label}\.){2,}(?=[a-z\d-]*[a-z])${label}$`);

/** An internationalized name has at most 253 characters in its ASCII form, and fewer before. */
const longest = 256;

/**
 * The ASCII form of a host name in lower case, as browsers send it (RFC 5891); undefined if the text isn't a host name alone. So two spellings
 * of one name are the same domain.
 */
export function spellHost(text: string): string | undefined {
  if (!/^[\p{L}\p{N}\p{M}.-]+$/u.test(text) || !URL.canParse(`https://${text}`)) return undefined;
  const { hostname } = new URL(`https://${text}`);
  return hostname.length <= 253 && pattern.test(hostname) ? hostname : undefined;
}

/** The name of a custom domain. */
export const domainName = bounded(longest)
  .min(1)
  .overwrite((text) => spellHost(text.trim()) ?? text)
  .refine(
    (text) => spellHost(text) !== undefined,
    'must be a domain with at least three parts, such as login.example.com, without https:// and path',
  );
