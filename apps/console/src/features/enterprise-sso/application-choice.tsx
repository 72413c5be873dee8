import type { Application } from '@gatehouse/contract/applications/applications';
import { listApplications } from '@gatehouse/contract/applications/endpoints';
import type { setIdpInitiatedAuthConfig } from '@gatehouse/contract/sso-connectors/idp-initiated-endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { Input } from '@gatehouse/ui/controls/input';
import { Select } from '@gatehouse/ui/controls/select';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Failed } from '../../parts/pages/failed.tsx';
import { errorOf } from '../../parts/forms/fields.tsx';
import { type Form, useLabel, type ValuesOf } from '../../parts/forms/form-state.ts';
import { useOptions } from '../../parts/assign/use-options.ts';

export type IdpInitiatedValues = Form<ValuesOf<typeof setIdpInitiatedAuthConfig>>;
const name = 'defaultApplicationId';

/** The application of IdP-initiated sign-ins, with a search if there are many. */
export function ApplicationChoice(props: { form: IdpInitiatedValues; chosen: Application | undefined }) {
  const { form, chosen } = props;
  const { t } = useTranslation();
  const label = t('enterpriseSso.idpInitiated.application');
  useLabel(name, label);
  const source = useOptions(listApplications, {
    query: { types: 'Traditional,SPA', isThirdParty: 'false' },
    toOptions: (application) => [{ id: application.id, label: application.name }],
  });
  // Keep the search field even if the results fit on one page.
  const [isLong, setLong] = useState(false);
  if (source.loadMore && !isLong) setLong(true);
  if (source.error) return <Failed error={source.error} onRetry={source.retry} />;
  // Always show the selected application.
  const isFound = !chosen || source.options.some(({ id }) => id === chosen.id);
  const options = [...(isFound ? [] : [{ id: chosen.id, label: chosen.name }]), ...source.options];
  return (
    <>
      {isLong && (
        <Input
          type="search"
          start={<Search />}
          placeholder={t('enterpriseSso.idpInitiated.search')}
          aria-label={t('enterpriseSso.idpInitiated.search')}
          autoComplete="off"
          value={source.text}
          onChange={({ target }) => source.setText(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <Field label={label} error={errorOf({ form, name })}>
        <Controller
          control={form.control}
          name={name}
          render={({ field }) => (
            <Select
              placeholder={t('enterpriseSso.idpInitiated.choose')}
              options={options.map(({ id, label: text }) => ({ value: id, label: text }))}
              {...field}
            />
          )}
        />
      </Field>
      {source.loadMore && (
        <div>
          <Button onClick={source.loadMore}>{t('enterpriseSso.idpInitiated.more')}</Button>
        </div>
      )}
    </>
  );
}
