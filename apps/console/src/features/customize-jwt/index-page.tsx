import { deleteJwtCustomizer, listJwtCustomizers } from '@gatehouse/contract/jwt-customizer/endpoints';
import {
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
              <Kind
                key={type}
                type={type}
                saved={saved.find(({ key }) => key === keyOfTokenType[type])?.value}
              />
            ))}
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
    </>
  );
}

function Kind({
  type,
  saved,
}: {
  type: TokenType;
  saved: { blockIssuanceOnError?: boolean; script: string } | undefined;
}) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const confirm = useConfirm();
  const { request } = useSave(deleteJwtCustomizer);
  const [mayWrite, mayDelete] = [useCan('write:data'), useCan('delete:data')];
  const title = t(`customizeJwt.types.${type}.title`);
  const remove = () =>
    confirm({
      title: t('customizeJwt.delete.title', { title }),
      body: t('customizeJwt.delete.text'),
      confirmLabel: t('customizeJwt.delete.action'),
      tone: 'danger',
      action: () => request({ params: { tokenTypePath: type } }),
    });
  return (
    <SettingsSection title={title} description={t(`customizeJwt.types.${type}.text`)}>
      <div className="jwt-kind">
        {saved ? (
          <Status tone={saved.blockIssuanceOnError ? 'success' : 'warning'}>
            {t(saved.blockIssuanceOnError ? 'customizeJwt.state.blocking' : 'customizeJwt.state.lenient')}
          </Status>
        ) : (
          <Status tone="neutral">{t('customizeJwt.state.none')}</Status>
        )}
        <div className="jwt-actions">
          {saved ? (
            <ButtonLink variant="secondary" href={path(`/customize-jwt/${type}/edit`)}>
              {t('customizeJwt.edit')}
            </ButtonLink>
          ) : (
            mayWrite && (
              <ButtonLink variant="primary" href={path(`/customize-jwt/${type}/create`)}>
                {t('customizeJwt.create')}
              </ButtonLink>
            )
          )}
          {saved && mayDelete && (
            <Button variant="ghost" onClick={() => void remove()}>
              {t('customizeJwt.delete.action')}
            </Button>
          )}
        </div>
      </div>
    </SettingsSection>
  );
}
