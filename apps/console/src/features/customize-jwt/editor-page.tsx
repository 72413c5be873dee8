import {
  getJwtCustomizer,
  listJwtCustomizerVersions,
  putJwtCustomizer,
} from '@gatehouse/contract/jwt-customizer/endpoints';
import {
  type JwtCustomizer,
  type JwtCustomizerRun,
  tokenType,
  type TokenType,
} from '@gatehouse/contract/jwt-customizer/jwt-customizer';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { useApi } from '../../app/api/use-api.ts';
import { useOptional } from '../../app/api/use-optional.ts';
import { NotFoundScreen } from '../../app/screens/not-found.tsx';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { FormSwitch } from '../../parts/forms/fields.tsx';
import type { Form, ValuesOf } from '../../parts/forms/form-state.ts';
import { JsonField } from '../../parts/forms/json-field.tsx';
import { FormPart, SettingsForm } from '../../parts/forms/settings-form.tsx';
import { PlanBanner, useOver } from '../../parts/plans/plan-banner.tsx';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { SettingsSkeleton } from '../../parts/pages/settings-skeleton.tsx';
import { ScriptField, ScriptVariables } from './script-field.tsx';
import { listParameters, samples, templates } from './script-types.ts';
import { TestRun } from './test-run.tsx';
import { Versions, type VersionsProps } from './versions.tsx';
import './customize-jwt.css';

type ScriptForm = Form<ValuesOf<typeof putJwtCustomizer>>;

/** The editor of a script for custom claims (RT-17). Other values of its parameters show page-not-found (OPEN-53). */
export function ScriptPage() {
  const { tokenType: named, action } = useParams();
  const { data: type } = tokenType.safeParse(named);
  if (!type || (action !== 'create' && action !== 'edit')) return <NotFoundScreen />;
  return <SavedScript key={type} type={type} action={action} />;
}

function SavedScript({ type, action }: { type: TokenType; action: 'create' | 'edit' }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const isAllowed = useCan('read:data');
  const read = useOptional(getJwtCustomizer, { params: { tokenTypePath: type } }, { enabled: isAllowed });
  if (!isAllowed) return <ForbiddenState permission="read:data" who={t('app.forbidden.who')} />;
  if (read.error) return <Failed error={read.error} onRetry={read.retry} />;
  if (read.data === undefined) return <SettingsSkeleton />;
  const needed = read.data ? 'edit' : 'create';
  if (action !== needed) return <Navigate replace to={path(`/customize-jwt/${type}/${needed}`)} />;
  const title = t(`customizeJwt.types.${type}.title`);
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeader
        title={title}
        description={t(`customizeJwt.types.${type}.text`)}
        crumbs={[{ label: t('customizeJwt.title'), href: path('/customize-jwt') }]}
      />
      <div className="jwt-page">
        <ScriptSettings type={type} saved={read.data ?? undefined} />
      </div>
    </>
  );
}

function ScriptSettings({ type, saved }: { type: TokenType; saved: JwtCustomizer | undefined }) {
  const over = useOver([{ key: 'customJwtEnabled', isFeature: true }]);
  const sample = samples[type];
  const values = {
    script: saved?.script ?? templates[type],
    environmentVariables: saved?.environmentVariables ?? {},
    tokenSample: saved?.tokenSample ?? sample.token,
    contextSample: saved?.contextSample ?? sample.context,
    // A script that fails unnoticed would leave out claims that APIs rely on.
    blockIssuanceOnError: saved ? saved.blockIssuanceOnError === true : true,
  };
  return (
    <>
      <PlanBanner over={over} />
      <SettingsForm
        endpoint={putJwtCustomizer}
        readOnly={over !== undefined}
        params={{ tokenTypePath: type }}
        values={values}
        isReplaced
        isSplit
      >
        {(form) => <ScriptFields form={form} type={type} isSaved={saved !== undefined} />}
      </SettingsForm>
    </>
  );
}

function ScriptFields({ form, type, isSaved }: { form: ScriptForm; type: TokenType; isSaved: boolean }) {
  const { t } = useTranslation();
  const [run, setRun] = useState<JwtCustomizerRun>();
  const values = form.watch();
  const parameters = listParameters(type, Object.keys(values.environmentVariables ?? {}));
  const restore = (script: string) => form.setValue('script', script, { shouldDirty: true });
  return (
    <>
      <AnchoredSection
        name="script"
        title={t('customizeJwt.script.title')}
        description={t('customizeJwt.script.text')}
      >
        <FormPart>
          <div className="jwt-fields">
            <ScriptField form={form} name="script" parameters={parameters} failure={run?.failure} />
            <FormSwitch
              form={form}
              name="blockIssuanceOnError"
              label={t('customizeJwt.block.label')}
              help={t('customizeJwt.block.help')}
            />
            <ScriptVariables form={form} name="environmentVariables" />
          </div>
        </FormPart>
      </AnchoredSection>
      <AnchoredSection
        name="test"
        title={t('customizeJwt.run.title')}
        description={t('customizeJwt.run.text')}
      >
        <FormPart>
          <div className="jwt-fields">
            <JsonField form={form} name="tokenSample" label={t('customizeJwt.samples.token')} />
            <JsonField form={form} name="contextSample" label={t('customizeJwt.samples.context')} />
          </div>
        </FormPart>
        <TestRun
          type={type}
          token={values.tokenSample}
          read={() => form.getValues()}
          run={run}
          onRun={setRun}
        />
      </AnchoredSection>
      {isSaved && <SavedVersions type={type} script={values.script} onRestore={restore} />}
    </>
  );
}

function SavedVersions({ type, ...editor }: { type: TokenType } & Omit<VersionsProps, 'read'>) {
  const read = useApi(listJwtCustomizerVersions, { params: { tokenTypePath: type } });
  return <Versions {...editor} read={read} />;
}
