import { bounded } from './bounded.ts';

const label = '(?!-)[a-z\\d-]{1,63}(?<!-)';
// The last label must contain a letter, so that an IPv4 address is not accepted as a domain.
const pattern = new RegExp(`^(?:${label}\\.){2,}(?=[a-z\\d-]*[a-z])${label}$`);

/** A custom domain: a host name of at least three labels; the parsed value is in lower case (VAL-08, RFC 1123 section 2.1). */
export const customDomain = bounded(253)
  .toLowerCase()
  .regex(pattern, 'must be a host name of at least three labels, such as auth.example.com');
