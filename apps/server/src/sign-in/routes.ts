import type { Implementation } from '../web/implement.ts';
import { answer as answerConsent } from './consent.ts';
import { factors } from './factors/all.ts';
import { addPasskey, bindMfa, enableMfa, skipMfa, skipMfaSuggestion, skipPasskey } from './flow/bind-mfa.ts';
import { begin, changeEvent, getInteraction } from './flow/begin.ts';
import { identify } from './flow/identify.ts';
import { implementStep } from './flow/implement.ts';
import { addToProfile, uploadAvatar } from './flow/profile.ts';
import { choosePassword } from './flow/recovery.ts';
import { submit } from './flow/submit.ts';
import { agree } from './flow/terms.ts';
import { liftBlocks } from './sentinel/lift-blocks.ts';
import { liftUserBlocks, listUserBlocks } from './sentinel/user-blocks.ts';
import { getPhrases } from './phrases.ts';
import { preview } from './preview.ts';

/** The Experience API: the steps every flow has, and those of the factors; and the pages' texts for who draws pages of their own. */
export const routes: readonly Implementation[] = [
  getPhrases,
  liftBlocks,
  listUserBlocks,
  liftUserBlocks,
  preview,
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
    submit,
    answerConsent,
    ...factors.flatMap(({ operations }) => operations),
  ].map(implementStep),
];
