import './logo.css';

/** The logo mark: battlements and an arch in the text color, the door in the accent color. Decorative without `title`. */
export function LogoMark({ size = 20, title }: { size?: number; title?: string }) {
  return (
    <svg
      className="ui-logo-mark"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path
        className="ui-logo-wall"
        d="M1 2.5a.5.5 0 0 1 .5-.5h2.8a.5.5 0 0 1 .5.5V4h2.7V2.5a.5.5 0 0 1 .5-.5h4a.5.5 0 0 1 .5.5V4h2.7V2.5a.5.5 0 0 1 .5-.5h2.8a.5.5 0 0 1 .5.5v4.2a1 1 0 0 1-.3.7l-.7.7V18a1 1 0 0 1-1 1h-2.2v-6.8a4.3 4.3 0 0 0-8.6 0V19H4a1 1 0 0 1-1-1V8.1l-1.7-.7A1 1 0 0 1 1 6.7Z"
      />
      <path className="ui-logo-door" d="M7.6 19v-6.8a2.4 2.4 0 0 1 4.8 0V19Z" />
    </svg>
  );
}

/** The logo mark and the name. */
export function Logo({ name = 'Gatehouse', size = 20 }: { name?: string; size?: number }) {
  return (
    <span className="ui-logo">
      <LogoMark size={size} />
      <span>{name}</span>
    </span>
  );
}
