import type { Tools } from './connector.ts';

/** The tools of a connector; its documents are fetched each time. */
export const createTools = ({ outbound, saml }: Pick<Tools, 'outbound' | 'saml'>): Tools => ({
  outbound,
  saml,
  readDocument: (url, headers) => outbound.request(url, { headers }),
});
