import * as api from '@gatehouse/contract/sign-in-tests/endpoints';
import { implement } from '../../web/implement.ts';
import { startTest } from './start-test.ts';
import { takeResult } from './take-result.ts';

export const routes = [
  implement(api.startConnectorTest, (ctx, { params }) => startTest(ctx, 'Social', params.connectorId)),
  implement(api.startSsoConnectorTest, (ctx, { params }) =>
    startTest(ctx, 'EnterpriseSso', params.ssoConnectorId),
  ),
  implement(api.takeTestResult, (ctx, { body }) => takeResult(ctx, body.ticket)),
];
