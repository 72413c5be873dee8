import { z } from 'zod';
import { shown } from '../shown.ts';
import { sampleObject, scriptFields, scriptRun } from '../scripts/scripts.ts';

/** When an action runs, as on the wire: after a password that isn't the account's, and before a sign-in ends. */
export const actionTypes = ['action.postFirstFactorVerification', 'action.postSignIn'] as const;
export const actionType = z.enum(actionTypes);
export type ActionType = z.infer<typeof actionType>;

/** How URLs of the console name them. */
export const pathOfAction = {
  'action.postFirstFactorVerification': 'post-first-factor',
  'action.postSignIn': 'post-sign-in',
} as const;

/** What happens if the script fails: the sign-in is rejected, or it goes on without the script. */
export const errorPolicies = ['block', 'allow'] as const;

/** A script that takes part in a sign-in. */
export const action = z.object({
  /** `script` defines `runAction`. */
  ...scriptFields.shape,
  /** A sample event. */
  contextSample: sampleObject.optional(),
  /** Otherwise it is kept, but doesn’t run. */
  enabled: shown(z.boolean().optional()),
  /** `block` by default. After a wrong password, a script that fails never lets anyone in. */
  onExecutionError: shown(z.enum(errorPolicies).optional()),
});
export type Action = z.infer<typeof action>;

export const newAction = z.strictObject(action.shape);
export const actionChange = newAction.partial();

export const listedAction = z.object({ key: actionType, value: action });

/** A script that isn't saved, with the event it is run with. */
export const actionTest = z.strictObject({
  actionType,
  ...scriptFields.shape,
  event: sampleObject,
});
export type ActionTest = z.infer<typeof actionTest>;

/** What a test run shows in the console. */
export const actionRun = scriptRun.extend({
  /** What the script returned; omitted if that was nothing. */
  result: z.unknown().optional(),
});
export type ActionRun = z.infer<typeof actionRun>;
