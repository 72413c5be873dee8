import { Fragment } from 'react';

/** An address in a sentence. One that is longer than its line is broken after its signs rather than within a word. */
export function Address({ value }: { value: string }) {
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
