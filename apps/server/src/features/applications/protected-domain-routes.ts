import * as api from '@gatehouse/contract/applications/protected-domain-endpoints';
import { implement } from '../../web/implement.ts';
import { addDomain, checkDomains, removeDomain } from './protected-domains.ts';

export const routes = [
  implement(api.listProtectedDomains, (ctx, { params }) => checkDomains(ctx, params.id)),
  implement(api.addProtectedDomain, (ctx, { params, body }) => addDomain(ctx, params.id, body.domain)),
  implement(api.removeProtectedDomain, (ctx, { params }) => removeDomain(ctx, params.id, params.domain)),
];
