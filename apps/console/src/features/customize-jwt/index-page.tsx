import { type Action, type ActionType, actionTypes, pathOfAction } from '@gatehouse/contract/actions/actions';
import { deleteAction, listActions } from '@gatehouse/contract/actions/endpoints';
import { deleteJwtCustomizer, listJwtCustomizers } from '@gatehouse/contract/jwt-customizer/endpoints';
import {
  type JwtCustomizer,
  keyOfTokenType,
  tokenTypes,
  type TokenType,
} from '@gatehouse/contract/jwt-customizer/jwt-customizer';
import { Button, ButtonLink } from '@gatehouse/ui/controls/button';
import { Status } from '@gatehouse/ui/data/badge';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { Loaded } from '../../parts/pages/loaded.tsx';
import './customize-jwt.css';

/** Kinds of tokens whose claims can be customized. */
export function CustomizeJwtPage() {
  const { t } = useTranslation();
  const path = useTenantPath();
  return (
    <>
      <DocumentTitle>{t('customizeJwt.title')}</DocumentTitle>
      <PageHeader title={t('customizeJwt.title')} description={t('customizeJwt.description')} />
      <Loaded endpoint={listJwtCustomizers}>
        {(saved) => (
          <>
            {tokenTypes.map((type) => (
              <Claims
                key={type}
                type={type}
                saved={saved.find(({ key }) => key === keyOfTokenType[type])?.value}
              />
            ))}
            <Actions />
          </>
        )}
      </Loaded>
      <SettingsSection title={t('customizeJwt.idToken.title')} description={t('customizeJwt.idToken.text')}>
        <div>
          <ButtonLink variant="secondary" href={path('/customize-jwt/id-token')}>
            {t('customizeJwt.idToken.edit')}
          </ButtonLink>
        </div>
      </SettingsSection>
      <SettingsSection
        title={t('explanations.inspect.title')}
        description={t('explanations.inspect.description')}
      >
        <div>
          <ButtonLink variant="secondary" href={path('/customize-jwt/inspect-token')}>
            {t('explanations.inspect.action')}
          </ButtonLink>
        </div>
      </SettingsSection>
    </>
  );
}

const Actions = () => (
  <Loaded endpoint={listActions}>
    {(saved) => (
      <>
        {actionTypes.map((type) => (
          <ActionSection key={type} type={type} saved={saved.find(({ key }) => key === type)?.value} />
        ))}
      </>
    )}
  </Loaded>
);

function Claims({ type, saved }: { type: TokenType; saved: JwtCustomizer | undefined }) {
  const { t } = useTranslation();
  const { request } = useSave(deleteJwtCustomizer);
  const isBlocking = saved?.blockIssuanceOnError === true;
  return (
    <ScriptSection
      title={t(`customizeJwt.types.${type}.title`)}
      text={t(`customizeJwt.types.${type}.text`)}
      path={`/customize-jwt/${type}/${saved ? 'edit' : 'create'}`}
      state={
        saved && {
          tone: isBlocking ? 'success' : 'warning',
          text: t(isBlocking ? 'customizeJwt.state.blocking' : 'customizeJwt.state.lenient'),
        }
      }
      losses={t('customizeJwt.delete.text')}
      onDelete={() => request({ params: { tokenTypePath: type } })}
    />
  );
}

function ActionSection({ type, saved }: { type: ActionType; saved: Action | undefined }) {
  const { t } = useTranslation();
  const { request } = useSave(deleteAction);
  const name = pathOfAction[type];
  return (
    <ScriptSection
      title={t(`customizeJwt.actions.${name}.title`)}
      text={t(`customizeJwt.actions.${name}.text`)}
      path={`/customize-jwt/actions/${name}`}
      state={
        saved && {
          tone: saved.enabled ? 'success' : 'neutral',
          text: t(saved.enabled ? 'customizeJwt.actions.state.on' : 'customizeJwt.actions.state.off'),
        }
      }
      losses={t('customizeJwt.delete.ofAction')}
      onDelete={() => request({ params: { actionType: type } })}
    />
  );
}

interface ScriptSectionProps {
  title: string;
  text: string;
  /** Of its editor. */
  path: string;
  /** Undefined without a script. */
  state: { tone: 'success' | 'warning' | 'neutral'; text: string } | undefined;
  /** What deleting the script ends. */
  losses: string;
  onDelete: () => Promise<unknown>;
}

/** A kind of scripts: whether there is one, and what can be done with it. */
function ScriptSection({ title, text, path, state, losses, onDelete }: ScriptSectionProps) {
  const { t } = useTranslation();
  const tenantPath = useTenantPath();
  const confirm = useConfirm();
  const [mayWrite, mayDelete] = [useCan('write:data'), useCan('delete:data')];
  const remove = () =>
    confirm({
      title: t('customizeJwt.delete.title', { title }),
      body: losses,
      confirmLabel: t('customizeJwt.delete.action'),
      tone: 'danger',
      action: onDelete,
    });
  return (
    <SettingsSection title={title} description={text}>
      <div className="jwt-kind">
        <Status tone={state?.tone ?? 'neutral'}>{state?.text ?? t('customizeJwt.state.none')}</Status>
        <div className="jwt-actions">
          {(state !== undefined || mayWrite) && (
            <ButtonLink variant="secondary" href={tenantPath(path)}>
              {t(state ? 'customizeJwt.edit' : 'customizeJwt.create')}
            </ButtonLink>
          )}
          {state && mayDelete && (
            <Button variant="ghost" onClick={() => void remove()}>
              {t('customizeJwt.delete.action')}
            </Button>
          )}
        </div>
      </div>
    </SettingsSection>
  );
}
