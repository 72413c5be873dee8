import { assetErrors, maxUploadBytes } from '@gatehouse/contract/assets/assets';
import { edgeErrors } from '@gatehouse/contract/errors';
import {
  type ArchiveProblem,
  archiveProblems,
} from '@gatehouse/contract/sign-in-experience/archive-problems';
import { uploadCustomUi } from '@gatehouse/contract/sign-in-experience/custom-ui-endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../../app/api/failure.ts';
import { useSave } from '../../../app/api/use-save.ts';
import { PlanBanner, useOver } from '../../../parts/plans/plan-banner.tsx';
import { useLabel } from '../../../parts/forms/form-state.ts';
import type { ExperienceForm } from '../experience-form.tsx';
import '../sign-in-experience.css';

/** A ZIP archive with a custom sign-in UI, used once the form is saved. */
export function CustomUiField({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  const label = t('signInExperience.customUi.label');
  useLabel('customUiAssets', label);
  const [problem, setProblem] = useState<string>();
  const over = useOver([{ key: 'bringYourUiEnabled', isFeature: true }]);
  const chooser = useRef<HTMLInputElement>(null);
  const { save, isSaving } = useSave(uploadCustomUi, {
    take: (failure) => {
      setProblem(labelFailure(failure));
      return true;
    },
  });

  function labelFailure({ code, facts: { problem } }: ApiFailure): string {
    if (code === assetErrors.typeNotAllowed.code) return t('signInExperience.customUi.problems.incomplete');
    if (code === edgeErrors.fileTooLarge.code) return t('signInExperience.customUi.problems.tooLarge');
    return isArchiveProblem(problem)
      ? t(`signInExperience.customUi.problems.${problem}`)
      : t('signInExperience.customUi.refused');
  }
  async function send(file: File, onChange: (value: object) => void) {
    setProblem(file.size > maxUploadBytes ? t('signInExperience.customUi.problems.tooLarge') : undefined);
    if (file.size > maxUploadBytes) return;
    try {
      // Systems have different MIME types for archives; the server detects the type.
      const { customUiAssetId } = await save({ file: new Blob([file], { type: 'application/zip' }) });
      onChange({ id: customUiAssetId, createdAt: Date.now() });
    } catch {
      // The error is shown at the field, and the current pages stay.
    }
  }
  return (
    <Controller
      control={form.control}
      name="customUiAssets"
      render={({ field: { value, onChange } }) => (
        <Field label={label} group help={t('signInExperience.customUi.help')} error={problem}>
          <PlanBanner over={over} />
          <div className="custom-ui">
            <Button
              icon={<Upload />}
              disabled={over !== undefined}
              loading={isSaving}
              onClick={() => chooser.current?.click()}
            >
              {t(value ? 'signInExperience.customUi.replace' : 'signInExperience.customUi.choose')}
            </Button>
            {value && (
              <>
                <Button variant="ghost" onClick={() => onChange(null)}>
                  {t('signInExperience.customUi.remove')}
                </Button>
                <span className="languages-state">
                  {t('signInExperience.customUi.uploaded')} <RelativeTime time={value.createdAt} />
                </span>
              </>
            )}
            <input
              ref={chooser}
              type="file"
              hidden
              accept=".zip,application/zip"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void send(file, onChange);
                target.value = '';
              }}
            />
          </div>
        </Field>
      )}
    />
  );
}

const isArchiveProblem = (problem: unknown): problem is ArchiveProblem =>
  typeof problem === 'string' && Object.hasOwn(archiveProblems, problem);
