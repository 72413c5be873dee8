import { useEffect, useRef } from 'react';

/** The one title of a screen. Where the screen came without a new document, it takes the focus, so that it is read. */
export function Heading({ title, text, hasFocus }: { title: string; text?: string; hasFocus?: boolean }) {
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
