import * as api from '@gatehouse/contract/sign-in-tests/endpoints';
import { implement } from '../../web/implement.ts';
import { startApplicationTest, startConnectorTest } from './start-test.ts';
import { takeResult } from './take-result.ts';

export const routes = [
  implement(api.startConnectorTest, (ctx, { params }) =>
    startConnectorTest(ctx, 'Social', params.connectorId),
  ),
  implement(api.startSsoConnectorTest, (ctx, { params }) =>
    startConnectorTest(ctx, 'EnterpriseSso', params.ssoConnectorId),
  ),
  implement(api.startApplicationTest, (ctx, { params }) => startApplicationTest(ctx, params.applicationId)),
  implement(api.takeTestResult, (ctx, { body }) => takeResult(ctx, body.ticket)),
];
