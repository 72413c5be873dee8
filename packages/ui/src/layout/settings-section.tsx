import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from '../base/class-names.tsx';
import './settings-section.css';
import '../controls/field.css';

export type SettingsSectionProps = {
  title: ReactNode;
  /** One line: what the group decides. */
  description?: ReactNode;
  /** For what cannot be undone; the last section of a page. */
  danger?: boolean;
  /** Of a group that an address leads to: it can be scrolled to and focused. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** A group of fields: what it decides at its start, the fields beside it on wide screens, at most 560 px. */
export function SettingsSection({ title, description, danger, ref, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={classNames('ui-settings', danger && 'ui-settings-danger')}
      aria-labelledby={id}
    >
      <div className="ui-settings-head">
        <h2 id={id} className="ui-settings-title">
          {title}
        </h2>
        {description && <p className="ui-settings-description">{description}</p>}
      </div>
      <div className="ui-fields">{children}</div>
    </section>
  );
}
