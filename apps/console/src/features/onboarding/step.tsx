import { Button } from '@gatehouse/ui/controls/button';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import './onboarding.css';
import '@gatehouse/ui/controls/field.css';

/** Onboarding has three steps (CONST-05). */
const steps = [1, 2, 3] as const;

interface StepProps {
  step: (typeof steps)[number];
  title: string;
  text: string;
  /** The label of its button. */
  submit: string;
  isSaving: boolean;
  onSubmit: () => void;
  children: ReactNode;
  /** Beside the form. */
  aside?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
}

/** A step of onboarding: which one it is, its form, and the button that leads on. */
export function Step({ step, title, text, submit, isSaving, onSubmit, children, aside, action }: StepProps) {
  const { t } = useTranslation();
  function send(event: FormEvent) {
    event.preventDefault();
    if (!isSaving) onSubmit();
  }
  return (
    <form className="onboarding-step" data-wide={aside !== undefined || undefined} noValidate onSubmit={send}>
      <DocumentTitle>{title}</DocumentTitle>
      <div className="onboarding-progress">
        {steps.map((each) => (
          <span key={each} data-done={each <= step || undefined} />
        ))}
      </div>
      <p className="onboarding-count">{t('onboarding.step', { step, total: steps.length })}</p>
      <div className="onboarding-head">
        <div>
          <h1>{title}</h1>
          <p className="onboarding-text">{text}</p>
        </div>
        {action}
      </div>
      <div className="onboarding-content">
        <div className="ui-fields">{children}</div>
        {aside}
      </div>
      <div className="onboarding-actions">
        <Button type="submit" variant="primary" loading={isSaving}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
