import { type ReactNode, useEffect, useRef } from 'react';

/** The one title of a screen. Where the screen came without a new document, it takes the focus, so that it is read. */
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
