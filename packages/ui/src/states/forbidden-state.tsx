import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateBlock } from './state-block.tsx';
import { useTexts } from '../base/texts.tsx';

export type ForbiddenStateProps = {
  title?: ReactNode;
  /** The permission that is missing, as the API names it. */
  permission: string;
  /** Who can give it: "An administrator of this tenant". */
  who?: string;
};

/** The person may not see this: which permission is missing, and who can give it. */
export function ForbiddenState({ title, permission, who }: ForbiddenStateProps) {
  const texts = useTexts();
  return (
    <StateBlock icon={<LockKeyhole />} title={title ?? texts.forbiddenTitle}>
      <p>{texts.forbiddenMissing(permission)}</p>
      {who && <p>{texts.forbiddenWho(who)}</p>}
    </StateBlock>
  );
}
