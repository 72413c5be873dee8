import { Fragment } from 'react';

/** An email address or phone number within a sentence, which wraps after `@` and dots rather than within words. */
export function BreakableText({ value }: { value: string }) {
  return (
    <bdi>
      {value.split(/(?<=[@.])/).map((part, index) => (
        <Fragment key={String(index)}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
