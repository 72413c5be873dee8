import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateBlock } from './state-block.tsx';
import { useTexts } from '../base/texts.tsx';

export type ForbiddenStateProps = {
  title?: ReactNode;
  /** The missing permission, as named by the API. */
  permission: string;
  /** Who can grant it: "An administrator of this tenant". */
  who?: string;
};

/** Shown if the user lacks a permission: which one, and who can grant it. */
export function ForbiddenState({ title, permission, who }: ForbiddenStateProps) {
  const texts = useTexts();
  return (
    <StateBlock icon={<LockKeyhole />} title={title ?? texts.forbiddenTitle}>
      <p>{texts.forbiddenMissing(permission)}</p>
      {who && <p>{texts.forbiddenWho(who)}</p>}
    </StateBlock>
  );
}
