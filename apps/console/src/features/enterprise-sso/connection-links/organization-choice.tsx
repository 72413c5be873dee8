import { listOrganizations } from '@gatehouse/contract/organizations/endpoints';
import { Field } from '@gatehouse/ui/controls/field';
import { Input } from '@gatehouse/ui/controls/input';
import { Select } from '@gatehouse/ui/controls/select';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '../../../parts/pages/failed.tsx';
import { type Option, toOption, useOptions } from '../../../parts/assign/use-options.ts';

/** An organization, with a search if there are many. */
export function OrganizationChoice(props: { value: string | undefined; onChange: (id: string) => void }) {
  const { t } = useTranslation();
  const { value, onChange } = props;
  const source = useOptions(listOrganizations, { toOptions: (organization) => [toOption(organization)] });
  const [chosen, setChosen] = useState<Option>();
  // Keep the search field even if the results fit on one page.
  const [isLong, setLong] = useState(false);
  if (source.loadMore && !isLong) setLong(true);
  if (source.error) return <Failed error={source.error} onRetry={source.retry} />;
  const isFound = !chosen || source.options.some(({ id }) => id === chosen.id);
  const options = [...(isFound ? [] : [chosen]), ...source.options];
  return (
    <>
      {isLong && (
        <Input
          type="search"
          start={<Search />}
          placeholder={t('enterpriseSso.links.create.search')}
          aria-label={t('enterpriseSso.links.create.search')}
          autoComplete="off"
          value={source.text}
          onChange={({ target }) => source.setText(target.value)}
          // It searches while typing, and must not submit the dialog.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      <Field
        label={t('enterpriseSso.links.create.organization')}
        help={t('enterpriseSso.links.create.organizationHelp')}
      >
        <Select
          value={value ?? ''}
          placeholder={t('enterpriseSso.links.create.choose')}
          options={options.map(({ id, label }) => ({ value: id, label }))}
          onPick={(id) => {
            setChosen(options.find((option) => option.id === id));
            onChange(id);
          }}
        />
      </Field>
    </>
  );
}
