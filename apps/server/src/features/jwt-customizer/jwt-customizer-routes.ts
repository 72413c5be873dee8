import * as api from '@gatehouse/contract/jwt-customizer/endpoints';
import { implement } from '../../web/implement.ts';
import * as service from './jwt-customizer-service.ts';

export const routes = [
  implement(api.listJwtCustomizers, (ctx) => service.listCustomizers(ctx)),

  implement(api.testJwtCustomizer, (ctx, { body }) => service.testCustomizer(ctx, body)),

  implement(api.runJwtCustomizer, (ctx, { body }) => service.tryCustomizer(ctx, body)),

  implement(api.getJwtCustomizer, (ctx, { params }) => service.getCustomizer(ctx, params.tokenTypePath)),

  implement(api.putJwtCustomizer, (ctx, { params, body }) =>
    service.putCustomizer(ctx, params.tokenTypePath, body),
  ),

  implement(api.updateJwtCustomizer, (ctx, { params, body }) =>
    service.updateCustomizer(ctx, params.tokenTypePath, body),
  ),

  implement(api.deleteJwtCustomizer, (ctx, { params }) =>
    service.deleteCustomizer(ctx, params.tokenTypePath),
  ),

  implement(api.listJwtCustomizerVersions, (ctx, { params }) =>
    service.listVersions(ctx, params.tokenTypePath),
  ),
];
