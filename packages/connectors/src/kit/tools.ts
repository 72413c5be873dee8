import type { Tools } from './connector.ts';

/** The tools of a connector. Documents aren't cached. */
export const createTools = ({ outbound, saml }: Pick<Tools, 'outbound' | 'saml'>): Tools => ({
  outbound,
  saml,
  readDocument: (url, headers) => outbound.request(url, { headers }),
});
