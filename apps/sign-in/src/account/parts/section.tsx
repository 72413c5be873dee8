import { type ReactNode, useId } from 'react';

/** A part of the account with its title and, if it needs one, a sentence that explains it. */
export function Section(props: { name: string; title: string; text?: string; children: ReactNode }) {
  const { name, title, text, children } = props;
  const id = useId();
  return (
    <section id={name} className="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className="section-text">{text}</p>}
      {children}
    </section>
  );
}

/** The rows of a section. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className="rows">{children}</ul>;

/** One thing of the account: its name, its value, and what users can do with it. */
export function Row(props: {
  label: ReactNode;
  icon?: ReactNode;
  value?: ReactNode;
  /** Shown in place of a value that isn't set. */
  isMuted?: boolean;
  children?: ReactNode;
}) {
  const { label, icon, value, isMuted = false, children } = props;
  return (
    <li className="row">
      {icon}
      <div className="row-text">
        <div className="row-label">{label}</div>
        {value !== undefined && <div className={isMuted ? 'row-value muted' : 'row-value'}>{value}</div>}
      </div>
      {children && <div className="row-actions">{children}</div>}
    </li>
  );
}
