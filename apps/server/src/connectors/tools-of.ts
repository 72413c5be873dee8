import type { Tools } from '@gatehouse/connectors/kit/connector';
import { createTools } from '@gatehouse/connectors/kit/tools';
import { outboundOf } from '../runtime/outbound-of.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** The tools for a tenant's connectors. */
export const toolsOf = (
  runtime: Pick<Runtime, 'outbound' | 'platformOutbound' | 'saml'>,
  tenantId: string,
): Tools => createTools({ saml: runtime.saml, outbound: outboundOf(runtime, tenantId) });
