import { verifyOwnSignIn } from '@gatehouse/contract/account/step-up-endpoints';
import { useCallback, useRef, useState } from 'react';
import { Refusal } from '../../flow/refusal.ts';
import type { Account } from './account-context.tsx';
import type { AccountCall } from './call.ts';
import { dropProof, keepProof, readProof } from './proof.ts';
import type { Session } from './session.ts';

/** The dialog in which users verify their identity. */
export interface Question {
  /** Whether only a second factor counts. */
  needsFactor: boolean;
  onVerified: (id: string, expiresAt: number) => void;
  onCancel: () => void;
}

/** How long a sign-in counts as verification; shorter than on the server, which decides. */
const recentMs = 580_000;

/** Whether the sign-in is worth trying. */
const isRecent = ({ isByDevice, signedInAt }: Session): boolean =>
  !isByDevice && signedInAt > Date.now() - recentMs;

const isDenied = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'verification_record.permission_denied';

/** Obtains verifications of the user's identity: by a recent sign-in without asking, otherwise in a dialog. */
export function useProof(call: AccountCall, session: Session) {
  const [question, setQuestion] = useState<Question>();
  const [isProven, setProven] = useState(() => readProof() !== undefined || isRecent(session));

  const ask = useCallback(
    () =>
      new Promise<void>((resolve, reject) => {
        setQuestion({
          needsFactor: session.isByDevice,
          onVerified: (id, expiresAt) => {
            keepProof(id, expiresAt);
            setQuestion(undefined);
            resolve();
          },
          onCancel: () => {
            setQuestion(undefined);
            reject(new Refusal({ code: 'canceled' }));
          },
        });
      }),
    [session],
  );

  // Two sections that need a verification at once share it. What the user asks for doesn't share an attempt that gives up without asking.
  const underWay = useRef<{ isQuiet: boolean; done: Promise<void> }>(undefined);
  const obtain = useCallback(
    async ({ isQuiet = false }: { isQuiet?: boolean }) => {
      const shared = underWay.current;
      if (shared && (isQuiet || !shared.isQuiet)) return shared.done;
      const done = (async () => {
        const record = isRecent(session) ? await call(verifyOwnSignIn).catch(() => undefined) : undefined;
        if (record) keepProof(record.verificationRecordId, Date.parse(record.expiresAt));
        else if (isQuiet) {
          // What is locked is shown once the user has verified their identity for something else.
          setProven(false);
          throw new Refusal({ code: 'canceled' });
        } else await ask();
      })().finally(() => {
        if (underWay.current?.done === done) underWay.current = undefined;
      });
      underWay.current = { isQuiet, done };
      return done;
    },
    [call, session, ask],
  );

  const prove = useCallback<Account['prove']>(
    async (task, how = {}) => {
      if (readProof() === undefined) await obtain(how);
      setProven(true);
      try {
        return await task();
      } catch (error) {
        if (!isDenied(error)) throw error;
        // It ended before its time, for example because the password was changed elsewhere.
        dropProof();
        await obtain(how);
        return task();
      }
    },
    [obtain],
  );
  return { isProven, prove, question };
}
