import {
  type Action,
  type ActionRun,
  type ActionType,
  actionTypes,
  pathOfAction,
} from '@gatehouse/contract/actions/actions';
import { getAction, listActionVersions, putAction, runAction } from '@gatehouse/contract/actions/endpoints';
import { JsonView } from '@gatehouse/ui/data/json-view';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { Banner } from '@gatehouse/ui/states/banner';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useApi } from '../../app/api/use-api.ts';
import { useOptional } from '../../app/api/use-optional.ts';
import { useSave } from '../../app/api/use-save.ts';
import { NotFoundScreen } from '../../app/screens/not-found.tsx';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { FormRadios, FormSwitch } from '../../parts/forms/fields.tsx';
import type { Form, ValuesOf } from '../../parts/forms/form-state.ts';
import { JsonField } from '../../parts/forms/json-field.tsx';
import { FormPart, SettingsForm } from '../../parts/forms/settings-form.tsx';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { SettingsSkeleton } from '../../parts/pages/settings-skeleton.tsx';
import { actionParameters, actionTemplates, sampleEvents } from './action-types.ts';
import { RunPane, RunResult } from './run-result.tsx';
import { ScriptField, ScriptVariables } from './script-field.tsx';
import { Versions, type VersionsProps } from './versions.tsx';
import './customize-jwt.css';

type ActionForm = Form<ValuesOf<typeof putAction>>;

/** The editor of an action. Other values of the parameter show page-not-found (OPEN-53). */
export function ActionPage() {
  const { action: named } = useParams();
  const type = actionTypes.find((one) => pathOfAction[one] === named);
  return type ? <SavedAction key={type} type={type} /> : <NotFoundScreen />;
}

function SavedAction({ type }: { type: ActionType }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const isAllowed = useCan('read:data');
  const read = useOptional(getAction, { params: { actionType: type } }, { enabled: isAllowed });
  if (!isAllowed) return <ForbiddenState permission="read:data" who={t('app.forbidden.who')} />;
  if (read.error) return <Failed error={read.error} onRetry={read.retry} />;
  if (read.data === undefined) return <SettingsSkeleton />;
  const title = t(`customizeJwt.actions.${pathOfAction[type]}.title`);
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeader
        title={title}
        description={t(`customizeJwt.actions.${pathOfAction[type]}.text`)}
        crumbs={[{ label: t('customizeJwt.title'), href: path('/customize-jwt') }]}
      />
      <div className="jwt-page">
        <ActionSettings type={type} saved={read.data ?? undefined} />
      </div>
    </>
  );
}

function ActionSettings({ type, saved }: { type: ActionType; saved: Action | undefined }) {
  const values = {
    script: saved?.script ?? actionTemplates[type],
    environmentVariables: saved?.environmentVariables ?? {},
    contextSample: saved?.contextSample ?? sampleEvents[type],
    enabled: saved?.enabled === true,
    onExecutionError: saved?.onExecutionError ?? 'block',
  };
  return (
    <SettingsForm endpoint={putAction} params={{ actionType: type }} values={values} isReplaced isSplit>
      {(form) => <ActionFields form={form} type={type} isSaved={saved !== undefined} />}
    </SettingsForm>
  );
}

function ActionFields({ form, type, isSaved }: { form: ActionForm; type: ActionType; isSaved: boolean }) {
  const { t } = useTranslation();
  const [run, setRun] = useState<ActionRun>();
  const values = form.watch();
  const parameters = actionParameters(type, Object.keys(values.environmentVariables ?? {}));
  const restore = (script: string) => form.setValue('script', script, { shouldDirty: true });
  const seesPasswords = type === 'action.postFirstFactorVerification';
  return (
    <>
      <AnchoredSection
        name="script"
        title={t('customizeJwt.script.title')}
        description={t(`customizeJwt.actions.${pathOfAction[type]}.script`)}
      >
        <FormPart>
          <div className="jwt-fields">
            <FormSwitch
              form={form}
              name="enabled"
              label={t('customizeJwt.actions.enabled.label')}
              help={t('customizeJwt.actions.enabled.help')}
            />
            {seesPasswords && (
              <Banner tone="warning" title={t('customizeJwt.actions.passwords.title')}>
                {t('customizeJwt.actions.passwords.text')}
              </Banner>
            )}
            <ScriptField form={form} name="script" parameters={parameters} failure={run?.failure} />
            {!seesPasswords && (
              <FormRadios
                form={form}
                name="onExecutionError"
                label={t('customizeJwt.actions.policy.label')}
                options={(['block', 'allow'] as const).map((value) => ({
                  value,
                  label: t(`customizeJwt.actions.policy.${value}.label`),
                  help: t(`customizeJwt.actions.policy.${value}.help`),
                }))}
              />
            )}
            <ScriptVariables form={form} name="environmentVariables" />
          </div>
        </FormPart>
      </AnchoredSection>
      <AnchoredSection
        name="test"
        title={t('customizeJwt.run.title')}
        description={t('customizeJwt.actions.test')}
      >
        <FormPart>
          <div className="jwt-fields">
            <JsonField form={form} name="contextSample" label={t('customizeJwt.actions.event')} />
          </div>
        </FormPart>
        <TestAction type={type} read={() => form.getValues()} run={run} onRun={setRun} />
      </AnchoredSection>
      {isSaved && <SavedVersions type={type} script={values.script} onRestore={restore} />}
    </>
  );
}

function TestAction({
  type,
  read,
  run,
  onRun,
}: {
  type: ActionType;
  /** Returns the form’s values: what was just typed may not be drawn yet. */
  read: () => Action;
  run: ActionRun | undefined;
  onRun: (run: ActionRun) => void;
}) {
  const { t } = useTranslation();
  const { request, isSaving } = useSave(runAction);
  const mayRun = useCan(runAction.permission);
  const start = async () => {
    const { script, environmentVariables, contextSample = {} } = read();
    const body = { actionType: type, script, environmentVariables, event: contextSample };
    // A failure of the request is shown in a toast.
    await request({ body }).then(onRun, () => undefined);
  };
  const hasEnded = run && (run.denied ?? run.failure ?? run.limit) !== undefined;
  return (
    <RunPane isRunning={isSaving} isAllowed={mayRun} onStart={() => void start()}>
      {run && (
        <RunResult run={run}>
          {run.result !== undefined && (
            <JsonView title={t('customizeJwt.actions.result')} value={run.result} />
          )}
          {run.result === undefined && !hasEnded && (
            <Banner tone="info" title={t('customizeJwt.actions.none.title')}>
              {t(`customizeJwt.actions.none.${pathOfAction[type]}`)}
            </Banner>
          )}
        </RunResult>
      )}
    </RunPane>
  );
}

function SavedVersions({ type, ...editor }: { type: ActionType } & Omit<VersionsProps, 'read'>) {
  const read = useApi(listActionVersions, { params: { actionType: type } });
  return <Versions {...editor} read={read} />;
}
