import { type ReactNode, useEffect, useRef } from 'react';

/** The title of a screen. With `hasFocus`, screen readers announce it on a screen that is shown without loading a document. */
export function Heading(props: { title: ReactNode; text?: ReactNode; hasFocus?: boolean }) {
  const { title, text, hasFocus } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  return (
    <div className="heading">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text && <p>{text}</p>}
    </div>
  );
}
