import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../texts.tsx';
import { useFlow } from './flow-context.tsx';
import { useOneAtATime } from './one-at-a-time.tsx';
import { describeProblem, type Problem } from './problem.ts';

/** What a form shows and does. */
export interface Form {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isBusy: boolean;
  /** What is wrong with a field. */
  problemOf: (field: string) => string | undefined;
  /** What is wrong with the whole. */
  problem: string | undefined;
  /** The code of the refusal that is shown. */
  refusal: string | undefined;
}

/**
 * A form of the flow: every named field must be filled, one submission runs at a time, and a refusal is shown at its field, which
 * then has the focus, so that it is read out. What was wrong before keeps its place until the next answer, so that nothing moves.
 */
export function useSubmit(send: (values: Record<string, string>) => Promise<void>): Form {
  const texts = useTexts();
  const flow = useFlow();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string>();
  const { run } = useOneAtATime();

  function show(form: HTMLFormElement, found: Problem[]): void {
    const placed = found.map(({ field, text }) => [
      field && form.elements.namedItem(field) ? field : '',
      text,
    ]);
    // Taken away first: the same words once more are read out only if they are new to the page.
    flushSync(() => setProblems({}));
    // Drawn before the focus moves there: a screen reader reads the field with what is wrong with it.
    flushSync(() => {
      setProblems(Object.fromEntries(placed));
      setRefusal(found[0]?.code);
      setBusy(false);
    });
    const first = found.map(({ field }) => field && form.elements.namedItem(field)).find(Boolean);
    if (first instanceof HTMLInputElement) {
      first.focus();
      first.select();
    }
  }

  async function submit(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
    const values = Object.fromEntries(
      [...new FormData(form, button)].map(([name, value]) => [name, String(value)]),
    );
    const empty = Object.keys(values).filter((name) => !values[name]?.trim());
    if (empty.length > 0)
      return show(
        form,
        empty.map((field) => ({ field, text: texts.t('error.required') })),
      );
    setBusy(true);
    try {
      await send(values);
      show(form, []);
    } catch (error) {
      if (!flow.endWith(error)) show(form, [describeProblem(error, texts)]);
    } finally {
      setBusy(false);
    }
  }

  return {
    onSubmit(event) {
      event.preventDefault();
      const { currentTarget, nativeEvent } = event;
      void run(() => submit(currentTarget, (nativeEvent as SubmitEvent).submitter));
    },
    isBusy,
    problemOf: (field) => problems[field],
    problem: problems[''],
    refusal,
  };
}
