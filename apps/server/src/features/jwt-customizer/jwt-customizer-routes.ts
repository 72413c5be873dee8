import * as api from '@gatehouse/contract/jwt-customizer/endpoints';
import * as scripts from '../../saved-scripts/edit-scripts.ts';
import { implement } from '../../web/implement.ts';
import * as service from './jwt-customizer-service.ts';

export const routes = [
  implement(api.listJwtCustomizers, (ctx) => service.listCustomizers(ctx)),

  implement(api.testJwtCustomizer, (ctx, { body }) => service.testCustomizer(ctx, body)),

  implement(api.runJwtCustomizer, (ctx, { body }) => service.tryCustomizer(ctx, body)),

  implement(api.getJwtCustomizer, (ctx, { params }) => scripts.getScript(ctx, params.tokenTypePath)),

  implement(api.putJwtCustomizer, (ctx, { params, body }) =>
    scripts.putScript(ctx, params.tokenTypePath, body),
  ),

  implement(api.updateJwtCustomizer, (ctx, { params, body }) =>
    scripts.updateScript(ctx, params.tokenTypePath, body),
  ),

  implement(api.deleteJwtCustomizer, (ctx, { params }) => scripts.deleteScript(ctx, params.tokenTypePath)),

  implement(api.listJwtCustomizerVersions, (ctx, { params }) =>
    scripts.listVersions(ctx, params.tokenTypePath),
  ),
];
