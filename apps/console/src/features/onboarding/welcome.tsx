import { questionnaire, type Questionnaire } from '@gatehouse/contract/me/onboarding';
import { usageReportingKey } from '@gatehouse/contract/me/usage-reporting';
import { Checkbox } from '@gatehouse/ui/controls/checkbox';
import { Field } from '@gatehouse/ui/controls/field';
import { RadioGroup } from '@gatehouse/ui/controls/radio-group';
import { TextField } from '@gatehouse/ui/controls/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useApp } from '../../app/app-context.ts';
import { Step } from './step.tsx';
import { useOnboarding } from './use-onboarding.ts';
import './onboarding.css';

const { project, stage, additionalFeatures } = questionnaire.shape;
const features = additionalFeatures.element.options;

/** The first step: what the account is for (ONB-03, ONB-10 to ONB-14). No question has to be answered. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { onboarding, update, isSaving } = useOnboarding();
  const [answers, setAnswers] = useState<Questionnaire>(onboarding?.questionnaire ?? { project: 'personal' });
  const answer = (change: Questionnaire) => setAnswers((before) => ({ ...before, ...change }));
  const isAsked = useApp().config.usageReportingUrl !== null;
  // Nothing is preselected: who says nothing has not agreed (ADR 199).
  const [isAllowed, setAllowed] = useState(false);
  const chosen = answers.additionalFeatures ?? [];
  const isCompany = answers.project === 'company';

  async function save() {
    const { companyName, ...others } = answers;
    const named = isCompany && companyName?.trim() ? { companyName: companyName.trim() } : {};
    try {
      const consent = isAsked ? { [usageReportingKey]: { isAllowed, at: Date.now() } } : {};
      await update({ questionnaire: { ...others, ...named } }, consent);
    } catch {
      return; // The failure is shown.
    }
    await navigate('/onboarding/create-tenant');
  }
  return (
    <Step
      step={1}
      title={t('onboarding.welcome.title')}
      text={t('onboarding.welcome.text')}
      submit={t('onboarding.next')}
      isSaving={isSaving}
      onSubmit={() => void save()}
    >
      <Field label={t('onboarding.welcome.project')} group>
        <RadioGroup
          variant="cards"
          value={answers.project}
          onChange={(value) => answer({ project: value })}
          options={project.options.map((value) => ({
            value,
            label: t(`onboarding.welcome.projects.${value}`),
          }))}
        />
      </Field>
      {isCompany && (
        <TextField
          label={t('onboarding.welcome.companyName')}
          optional
          maxLength={128}
          autoComplete="organization"
          value={answers.companyName ?? ''}
          onChange={({ target }) => answer({ companyName: target.value })}
        />
      )}
      <Field label={t('onboarding.welcome.stage')} group>
        <RadioGroup
          value={answers.stage}
          onChange={(value) => answer({ stage: value })}
          options={stage.options.map((value) => ({ value, label: t(`onboarding.welcome.stages.${value}`) }))}
        />
      </Field>
      <Field label={t('onboarding.welcome.additionalFeatures')} group>
        <div className="onboarding-checks">
          {features.map((value) => (
            <Checkbox
              key={value}
              label={t(`onboarding.welcome.features.${value}`)}
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                answer({
                  additionalFeatures: features.filter((each) =>
                    each === value ? target.checked : chosen.includes(each),
                  ),
                })
              }
            />
          ))}
        </div>
      </Field>
      {isAsked && (
        <Checkbox
          label={t('onboarding.welcome.allowReports')}
          help={t('onboarding.welcome.reportsHelp')}
          checked={isAllowed}
          onChange={({ target }) => setAllowed(target.checked)}
        />
      )}
    </Step>
  );
}
