import type { Implementation } from '../web/implement.ts';
import { factors } from './factors/all.ts';
import {
  addPasskey,
  bindMfa,
  enableMfa,
  skipMfa,
  skipMfaSuggestion,
  skipPasskey,
} from './steps/set-up-second-factor.ts';
import { begin, changeEvent, getInteraction } from './steps/begin-flow.ts';
import { identify } from './steps/identify.ts';
import { implementStep } from './steps/implement-step.ts';
import { addToProfile, uploadAvatar } from './steps/add-to-profile.ts';
import { choosePassword } from './steps/reset-password.ts';
import { submit } from './steps/submit-flow.ts';
import { rememberDevice } from './trusted-devices/remember-device.ts';
import { answer as answerConsent } from './steps/answer-consent.ts';
import { agree } from './steps/agree-to-terms.ts';
import { liftBlocks } from './sentinel/lift-blocks.ts';
import { routes as explanations } from './explain/routes.ts';
import { routes as signInTests } from './sign-in-tests/routes.ts';
import { liftUserBlocks, listUserBlocks } from './sentinel/user-blocks.ts';
import { getPhrases } from './pages/page-phrases.ts';
import { preview } from './preview/preview.ts';
import { routes as managedCodes } from './managed-codes/managed-codes.ts';
import { routes as verifications } from './verifications/routes.ts';

/** The Experience API: the steps of every flow, and those of the factors; the pages' texts for custom pages; users' verifications for the account API; codes and explanations of the Management API. */
export const routes: readonly Implementation[] = [
  getPhrases,
  liftBlocks,
  listUserBlocks,
  liftUserBlocks,
  preview,
  ...explanations,
  ...signInTests,
  ...verifications,
  ...managedCodes,
  ...[
    begin,
    changeEvent,
    getInteraction,
    identify,
    addToProfile,
    uploadAvatar,
    choosePassword,
    agree,
    bindMfa,
    enableMfa,
    skipMfa,
    skipMfaSuggestion,
    addPasskey,
    skipPasskey,
    rememberDevice,
    submit,
    answerConsent,
    ...factors.flatMap(({ operations }) => operations),
  ].map(implementStep),
];
