import type { OwnAccount } from '@gatehouse/contract/account/account';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useEndWith } from '../../flow/end-with.ts';
import { toProblem } from '../../flow/problem.ts';
import { ActionButton } from '../../parts/action-button.tsx';
import { useTexts } from '../../texts.tsx';
import { useAccount } from '../state/account-context.tsx';

/** Content that only a user who has verified their identity may see; until then, it says so. */
export function Locked<T>(props: {
  /** Called again when the account has changed: a new password or factor ends other sessions. */
  load: (account: OwnAccount) => Promise<T>;
  children: (content: T, reload: () => Promise<void>) => ReactNode;
}) {
  const { load, children } = props;
  const texts = useTexts();
  const { t } = texts;
  const endWith = useEndWith();
  const { account, isProven, prove } = useAccount();
  const [content, setContent] = useState<T>();
  const [problem, setProblem] = useState<string>();

  const fail = useEffectEvent((error: unknown) => {
    if (!endWith(error)) setProblem(toProblem(error, texts).text);
  });
  useEffect(() => {
    if (!isProven) return;
    prove(() => load(account), { isQuiet: true }).then(setContent, (error: unknown) => fail(error));
  }, [isProven, prove, load, account]);

  const show = async (): Promise<void> => setContent(await prove(() => load(account)));
  if (content !== undefined) return children(content, show);
  return (
    <>
      <p className="section-text">{problem ?? t('account.locked')}</p>
      <ActionButton label={t(problem ? 'account.retry' : 'mfa.title')} run={show} />
    </>
  );
}
