import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from '../base/class-names.tsx';
import './settings-section.css';
import '../controls/field.css';

export type SettingsSectionProps = {
  title: ReactNode;
  /** One line about the group. */
  description?: ReactNode;
  /** For actions that can't be undone; the last section of a page. */
  danger?: boolean;
  /** The ID of a group that URLs link to, which can be scrolled to and focused. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** A group of fields with a title and description, which is next to the fields on wide screens; at most 560 px wide. */
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
