import { explainToken } from '@gatehouse/contract/explanations/endpoints';
import * as preview from '@gatehouse/contract/sign-in/preview-endpoints';
import * as sentinel from '@gatehouse/contract/sign-in/sentinel-endpoints';
import * as codes from '@gatehouse/contract/verification-codes/endpoints';
import * as tests from '@gatehouse/contract/sign-in-tests/endpoints';
import { on, silent } from '../web/events.ts';

export const events = [
  silent(preview.previewSignIn, 'It changes nothing.'),
  on(explainToken, { audit: 'Token.Explained' }),
  on(tests.startConnectorTest, { audit: 'SignInTest.Started' }),
  on(tests.startSsoConnectorTest, { audit: 'SignInTest.Started' }),
  on(tests.startApplicationTest, { audit: 'SignInTest.Started' }),
  silent(tests.takeTestResult, 'It ends a test, whose start is audited, and changes nothing.'),
  on(codes.sendManagedCode, { audit: 'VerificationCode.Sent' }),
  on(codes.verifyManagedCode, { audit: 'VerificationCode.Verified' }),
  on(sentinel.liftBlocks, { audit: 'Sentinel.Block.Lifted' }),
  on(sentinel.liftUserBlocks, { audit: 'Sentinel.Block.Lifted' }),
];
