import type { Runtime } from '../runtime/runtime.ts';
import { getSavedScript, type SavedScript } from './saved-scripts.ts';

/** The function that the script of an action defines. */
export const actionEntry = 'runAction';

export type ActionKind = 'post-first-factor' | 'post-sign-in';

/** The action, if the tenant has one that is enabled. */
export async function getEnabledAction(
  runtime: Runtime,
  tenantId: string,
  kind: ActionKind,
): Promise<SavedScript | undefined> {
  const saved = await getSavedScript(runtime, tenantId, kind);
  return saved?.settings['enabled'] === true ? saved : undefined;
}
