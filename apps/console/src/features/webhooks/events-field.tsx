import type { WebhookEvent } from '@gatehouse/contract/webhooks/events';
import { Checkbox } from '@gatehouse/ui/controls/checkbox';
import { FieldMessage } from '@gatehouse/ui/controls/field';
import { useId, useState } from 'react';
import { Controller, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLabel, type Form } from '../../parts/forms/form-state.ts';
import { errorOf } from '../../parts/forms/fields.tsx';
import { families, type Family } from './families.ts';
import './webhooks.css';

interface EventsFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  name: Path<Values>;
}

/** The subscribed events: a group for each family, with a sentence for each event. */
export function EventsField<Values extends FieldValues>({ form, name }: EventsFieldProps<Values>) {
  const { t } = useTranslation();
  useLabel(name, t('webhooks.subscribed.label'));
  const messageId = useId();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => {
        const chosen: readonly WebhookEvent[] = Array.isArray(value) ? value : [];
        return (
          <div className="webhook-events">
            {families.map(({ key, events }) => (
              <FamilyGroup key={key} family={key} events={events} chosen={chosen} onChange={onChange} />
            ))}
            <FieldMessage id={messageId} error={errorOf({ form, name })} />
          </div>
        );
      }}
    />
  );
}

interface FamilyGroupProps {
  family: Family;
  events: readonly WebhookEvent[];
  chosen: readonly WebhookEvent[];
  onChange: (chosen: WebhookEvent[]) => void;
}

/** Open if something in it is chosen, so that a long list of events isn't in the way. */
function FamilyGroup({ family, events, chosen, onChange }: FamilyGroupProps) {
  const { t } = useTranslation();
  const own = events.filter((event) => chosen.includes(event));
  const [isOpen] = useState(own.length > 0 || family === 'flows');
  const label = t(`webhooks.families.${family}`);
  const others = chosen.filter((event) => !events.includes(event));
  const set = (next: readonly WebhookEvent[]) =>
    onChange([...others, ...events.filter((event) => next.includes(event))]);
  return (
    <details className="webhook-family" open={isOpen}>
      <summary>
        <span className="webhook-family-name">{label}</span>
        <span className="webhook-family-count">
          {own.length > 0 && t('webhooks.subscribed.count', { count: own.length })}
        </span>
      </summary>
      <fieldset aria-label={label}>
        <Checkbox
          label={t('webhooks.subscribed.all', { family: label })}
          checked={own.length === events.length}
          indeterminate={own.length > 0 && own.length < events.length}
          onChange={({ target }) => set(target.checked ? events : [])}
        />
        {events.map((event) => (
          <Checkbox
            key={event}
            className="webhook-event"
            label={<code>{event}</code>}
            help={t(`webhooks.events.${event}`)}
            checked={own.includes(event)}
            onChange={({ target }) =>
              set(target.checked ? [...own, event] : own.filter((other) => other !== event))
            }
          />
        ))}
      </fieldset>
    </details>
  );
}
