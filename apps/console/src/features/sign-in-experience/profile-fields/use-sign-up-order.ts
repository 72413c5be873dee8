import type { CustomProfileField } from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import { orderProfileFields } from '@gatehouse/contract/custom-profile-fields/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { useRef, useState } from 'react';
import { useSave } from '../../../app/api/use-save.ts';

interface Choice {
  /** All fields, in their order. */
  names: string[];
  /** Those that sign-up asks for; null is all of them, also those that are created later. */
  asked: string[] | null;
}

export interface SignUpOrder {
  fields: CustomProfileField[];
  isAsked: (name: string) => boolean;
  move: (from: number, to: number) => void;
  ask: (name: string, isAsked: boolean) => void;
}

/** The order of the fields, and which of them sign-up asks for. Changes are shown at once and saved one after another. */
export function useSignUpOrder(
  saved: readonly CustomProfileField[],
  { signUpProfileFields }: SignInExperience,
): SignUpOrder {
  const { save: saveOrder } = useSave(orderProfileFields);
  const { save: saveExperience } = useSave(updateSignInExperience);
  const [draft, setDraft] = useState<Choice>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const [seen, setSeen] = useState({ saved, signUpProfileFields });
  // What is read after the last save replaces what was shown until then.
  if (seen.saved !== saved || seen.signUpProfileFields !== signUpProfileFields) {
    setSeen({ saved, signUpProfileFields });
    if (waiting === 0) setDraft(undefined);
  }

  const current: Choice = draft ?? {
    names: saved.map(({ name }) => name),
    asked: signUpProfileFields && signUpProfileFields.map(({ name }) => name),
  };
  const isAskedIn = ({ asked }: Choice, name: string): boolean => asked?.includes(name) ?? true;

  /** Sign-up asks in the same order. */
  const toList = (choice: Choice) =>
    choice.asked && choice.names.filter((name) => isAskedIn(choice, name)).map((name) => ({ name }));

  function change(next: Choice, isMoved: boolean): void {
    setDraft(next);
    setWaiting((count) => count + 1);
    const send = async () => {
      if (isMoved)
        await saveOrder({
          body: { order: next.names.map((name, index) => ({ name, sieOrder: index + 1 })) },
        });
      if (!isMoved || next.asked) await saveExperience({ body: { signUpProfileFields: toList(next) } });
    };
    last.current = last.current
      .then(send)
      // The failure is shown in a toast, and the list as it is saved.
      .catch(() => setDraft(undefined))
      .finally(() => setWaiting((count) => count - 1));
  }
  return {
    fields: current.names.flatMap((name) => saved.filter((field) => field.name === name)),
    isAsked: (name) => isAskedIn(current, name),
    move(from, to) {
      const [name] = current.names.slice(from, from + 1);
      if (name === undefined) return;
      change({ ...current, names: current.names.toSpliced(from, 1).toSpliced(to, 0, name) }, true);
    },
    ask(name, isAsked) {
      const asked = current.names.filter((each) => (each === name ? isAsked : isAskedIn(current, each)));
      change({ ...current, asked: asked.length === current.names.length ? null : asked }, false);
    },
  };
}
