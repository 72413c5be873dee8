import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import './settings-section.css';

export type SettingsSectionProps = {
  title: ReactNode;
  /** One line: what the group decides. */
  description?: ReactNode;
  /** For what cannot be undone; the last section of a page. */
  danger?: boolean;
  children: ReactNode;
};

/** A group of fields: what it decides at its start, the fields beside it on wide screens, at most 560 px. */
export function SettingsSection({ title, description, danger, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={classNames('ui-settings', danger && 'ui-settings-danger')} aria-labelledby={id}>
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
