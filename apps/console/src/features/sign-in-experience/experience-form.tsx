import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { signInExperienceErrors as codes } from '@gatehouse/contract/sign-in-experience/errors';
import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { useEffect, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { ErrorFields, Form, ValuesOf } from '../../parts/forms/form-state.ts';
import { SettingsForm } from '../../parts/forms/settings-form.tsx';
import { useExperience } from './experience-context.ts';
import { useLockOutWarning } from './use-lock-out-warning.ts';

export type ExperienceValues = ValuesOf<typeof updateSignInExperience>;
export type ExperienceForm = Form<ExperienceValues>;

/** The fields of errors (ENT-22). */
export const errorFields: ErrorFields<ExperienceValues> = {
  [codes.unsupportedLanguage.code]: 'languageInfo.fallbackLanguage',
  [codes.usernameRequiresPassword.code]: 'signUp.password',
  [codes.identifierRequiresVerification.code]: 'signUp.verify',
  [codes.duplicatedSignUpIdentifiers.code]: 'signUp.identifiers',
  [codes.missingSignUpIdentifiers.code]: 'signUp.identifiers',
  [codes.noFactor.code]: 'signIn.methods',
  [codes.identifierNotInSignIn.code]: 'signIn.methods',
  [codes.passwordNotInSignIn.code]: 'signIn.methods',
  [codes.codeNotInSignIn.code]: 'signIn.methods',
  [codes.connectorNotFound.code]: 'signIn.methods',
  [codes.emailNotForSignIn.code]: 'signIn.methods',
  [codes.phoneNotForSignIn.code]: 'signIn.methods',
  [codes.forgotPasswordRequiresConnector.code]: 'forgotPasswordMethods',
  [codes.usernameConflicts.code]: 'usernamePolicy.caseSensitive',
  [codes.passwordExpirationPeriod.code]: 'passwordExpiration.validPeriodDays',
  [codes.passwordExpirationNeedsRecovery.code]: 'passwordExpiration.validPeriodDays',
};

export interface ExperienceFormProps {
  /** The settings of this tab. Each is replaced as a whole. */
  names: readonly (keyof SignInExperienceSettings)[];
  /** Sets fields that may be missing, so that showing them isn't a change. */
  complete?: (values: ExperienceValues) => ExperienceValues;
  /** The children wrap their fields in `FormPart`. */
  isSplit?: boolean;
  children: (form: ExperienceForm) => ReactNode;
}

/** A form with some settings of the sign-in experience. The preview follows it, and changes that lock out users are confirmed. */
export function ExperienceSettings({
  names,
  complete = (values) => values,
  isSplit,
  children,
}: ExperienceFormProps) {
  const { experience } = useExperience();
  const confirmChange = useLockOutWarning();
  // The settings under their own names: `Object.fromEntries` forgets which value belongs to which name.
  const values = Object.fromEntries(names.map((name) => [name, experience[name]])) as ExperienceValues;
  return (
    <SettingsForm
      endpoint={updateSignInExperience}
      values={complete(values)}
      errorFields={errorFields}
      confirmChange={confirmChange}
      isSplit={isSplit}
    >
      {(form) => (
        <>
          <DraftOf form={form} />
          {children(form)}
        </>
      )}
    </SettingsForm>
  );
}

/** Passes the form's values to the preview until the tab is left. */
function DraftOf({ form }: { form: ExperienceForm }) {
  const { show } = useExperience();
  const values = useWatch({ control: form.control, compute: (all) => all });
  useEffect(() => show({ experience: values }), [show, values]);
  useEffect(() => () => show({}), [show]);
  return null;
}
