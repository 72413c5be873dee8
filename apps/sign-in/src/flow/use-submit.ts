import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../texts.tsx';
import { useFlow } from './flow-context.tsx';
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
 * then has the focus, so that it is read out.
 */
export function useSubmit(send: (values: Record<string, string>) => Promise<void>): Form {
  const texts = useTexts();
  const flow = useFlow();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string>();
  const running = useRef(false);

  function show(form: HTMLFormElement, found: Problem[]): void {
    const placed = found.map(({ field, text }) => [
      field && form.elements.namedItem(field) ? field : '',
      text,
    ]);
    // Drawn before the focus moves there: a screen reader reads the field with what is wrong with it.
    flushSync(() => {
      setProblems(Object.fromEntries(placed));
      setRefusal(found[0]?.code);
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
    show(
      form,
      empty.map((field) => ({ field, text: texts.t('error.required') })),
    );
    if (empty.length > 0 || running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      if (!flow.endWith(error)) show(form, [describeProblem(error, texts)]);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    onSubmit(event) {
      event.preventDefault();
      void submit(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    },
    isBusy,
    problemOf: (field) => problems[field],
    problem: problems[''],
    refusal,
  };
}
