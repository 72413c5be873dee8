import { type SubmitEventHandler, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../texts.tsx';
import { useEndWith } from './end-with.ts';
import { useOneAtATime } from './one-at-a-time.tsx';
import { toProblem, type Problem } from './problem.ts';

/** The state of a form and its submit handler. */
export interface Form {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  isBusy: boolean;
  /** The error of a field. */
  problemOf: (field: string) => string | undefined;
  /** The error of the whole form. */
  problem: string | undefined;
  /** The code of the error that is shown. */
  refusal: string | undefined;
}

/**
 * A form of a page. `check` finds what is wrong before it is sent; without it, all named fields are required unless they are `optional`. One
 * submission runs at a time, and an error is shown at its field, which gets the focus, so that screen readers announce it. The previous error
 * keeps its space until the next response, so that nothing moves.
 */
export function useSubmit(
  send: (values: Record<string, string>) => Promise<void>,
  {
    optional = [],
    check,
  }: {
    optional?: readonly string[];
    check?: (values: Record<string, string>, form: HTMLFormElement) => Problem[];
  } = {},
): Form {
  const texts = useTexts();
  const endWith = useEndWith();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string>();
  const { run } = useOneAtATime();

  function show(form: HTMLFormElement, found: Problem[]): void {
    const placed = found.map(({ field, text }) => [
      field && form.elements.namedItem(field) ? field : '',
      text,
    ]);
    // Removed first: screen readers announce the same text again only if it is new in the document.
    flushSync(() => setProblems({}));
    // Rendered before the focus moves: screen readers announce the field with its error.
    flushSync(() => {
      setProblems(Object.fromEntries(placed));
      setRefusal(found[0]?.code);
      setBusy(false);
    });
    const first = found.map(({ field }) => field && form.elements.namedItem(field)).find(Boolean);
    if (first instanceof HTMLInputElement) {
      first.focus();
      first.select();
    } else if (first instanceof HTMLSelectElement) first.focus();
  }

  async function submit(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
    const values = Object.fromEntries(
      [...new FormData(form, button)].map(([name, value]) => [name, String(value)]),
    );
    const wrong = check ? check(values, form) : findEmpty(form, values);
    if (wrong.length > 0) return show(form, wrong);
    setBusy(true);
    try {
      await send(values);
      show(form, []);
    } catch (error) {
      if (!endWith(error)) show(form, [toProblem(error, texts)]);
    } finally {
      setBusy(false);
    }
  }

  const findEmpty = (form: HTMLFormElement, values: Record<string, string>): Problem[] => [
    ...Object.keys(values)
      .filter((name) => !optional.includes(name) && !values[name]?.trim())
      .map((field) => ({ field, text: texts.t('error.required', { field: labelOf(form, field) }) })),
    // A box that isn't checked has no value.
    ...[...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]:required:not(:checked)')].map(
      ({ name }) => ({ field: name, text: texts.t('terms.required') }),
    ),
  ];

  return {
    onSubmit(event) {
      event.preventDefault();
      const { currentTarget, nativeEvent } = event;
      void run(() => submit(currentTarget, nativeEvent.submitter));
    },
    isBusy,
    problemOf: (field) => problems[field],
    problem: problems[''],
    refusal,
  };
}

/** The label of a field, as the user sees it. */
function labelOf(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return (field instanceof HTMLInputElement && field.labels?.[0]?.textContent) || name;
}
