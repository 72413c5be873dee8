import { createDomain } from '@gatehouse/contract/domains/endpoints';
import { domainErrors } from '@gatehouse/contract/domains/errors';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../app/app-context.ts';
import { domainsPath, useTenantPath } from '../../app/tenant.ts';
import { CreateDialog } from '../../parts/forms/create-dialog.tsx';
import { FormText } from '../../parts/forms/fields.tsx';

/** Adds a domain, and shows the DNS records to create. */
export function Component() {
  const { t } = useTranslation();
  const { config } = useApp();
  const path = useTenantPath();
  return (
    <CreateDialog
      endpoint={createDomain}
      title={t('domains.create.title')}
      description={t('domains.create.description')}
      submit={t('domains.create.action')}
      size="small"
      values={{ domain: '' }}
      errorFields={{
        [domainErrors.inUse.code]: 'domain',
        [domainErrors.notAllowed.code]: 'domain',
        [domainErrors.limitReached.code]: 'domain',
      }}
      goTo={({ id }) => path(`${domainsPath(config.edition)}/${id}`)}
    >
      {(form) => (
        <FormText
          form={form}
          name="domain"
          label={t('domains.create.label')}
          help={t('domains.create.help')}
          placeholder="login.example.com"
          inputMode="url"
          autoComplete="off"
          mono
        />
      )}
    </CreateDialog>
  );
}
