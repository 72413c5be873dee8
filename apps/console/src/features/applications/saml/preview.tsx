import { previewSamlApplication } from '@gatehouse/contract/applications/saml-application-endpoints';
import {
  type SamlAttributeMapping,
  samlClaims,
  type SamlNameIdFormat,
  type SamlPreview,
} from '@gatehouse/contract/applications/saml-applications';
import { displayName } from '@gatehouse/contract/users/display-name';
import { getUser, listUsers } from '@gatehouse/contract/users/endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { SearchInput } from '@gatehouse/ui/data/search-input';
import { Table } from '@gatehouse/ui/data/table';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { NothingFound } from '@gatehouse/ui/states/nothing-found';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useApi } from '../../../app/api/use-api.ts';
import { useList } from '../../../app/api/use-list.ts';
import { useSearch } from '../../../app/router/use-search.ts';
import { useSettled } from '../../../app/use-settled.ts';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { Failed } from '../../../parts/pages/failed.tsx';
import { userCell } from '../../../parts/users/user-cells.tsx';
import './saml.css';

interface PreviewProps {
  id: string;
  nameIdFormat: SamlNameIdFormat;
  /** As in the form, saved or not. */
  mapping: SamlAttributeMapping;
}

/** What an assertion about a user would have. The user is in the URL. */
export function AttributePreview({ id, nameIdFormat, mapping }: PreviewProps) {
  const { t } = useTranslation();
  const [parameters] = useSearch();
  const userId = parameters.get('user') ?? '';
  const isChosen = userId !== '';
  // The dialog closes when another user is in the URL.
  const [choosingFor, setChoosingFor] = useState<string>();
  const user = useApi(getUser, { params: { userId } }, { enabled: isChosen });
  const preview = useApi(previewSamlApplication, { params: { id, userId } }, { enabled: isChosen });
  const error = user.error ?? preview.error;
  const name = user.data ? displayName(user.data) : userId;
  return (
    <AnchoredSection
      name="preview"
      title={t('applications.saml.preview.title')}
      description={t('applications.saml.preview.text')}
    >
      <div className="saml-user">
        {isChosen ? <strong>{name}</strong> : <span>{t('applications.saml.preview.none')}</span>}
        <Button onClick={() => setChoosingFor(userId)}>
          {t(`applications.saml.preview.${isChosen ? 'change' : 'choose'}`)}
        </Button>
      </div>
      {error && <Failed error={error} onRetry={user.error ? user.retry : preview.retry} />}
      {isChosen && !error && (
        <Shown name={name} preview={preview.data} nameIdFormat={nameIdFormat} mapping={mapping} />
      )}
      {choosingFor === userId && <ChooseUser chosen={userId} onClose={() => setChoosingFor(undefined)} />}
    </AnchoredSection>
  );
}

interface ShownValue {
  key: string;
  attribute: string;
  value: string;
}

/** The name and the attributes, as the assertion would have them. */
function Shown({
  name,
  preview,
  nameIdFormat,
  mapping,
}: Omit<PreviewProps, 'id'> & { name: string; preview: SamlPreview | undefined }) {
  const { t } = useTranslation();
  const nameId = preview?.nameIds[nameIdFormat] ?? t('applications.saml.preview.noName');
  const rows = preview && [
    {
      key: 'name-id',
      attribute: t('applications.saml.preview.nameId'),
      value: nameIdFormat.endsWith(':transient') ? t('applications.saml.preview.changes') : nameId,
    },
    ...samlClaims.flatMap((claim) => {
      const attribute = mapping[claim];
      const value = preview.claims[claim]?.join(', ') ?? t('applications.saml.preview.missing');
      return attribute === undefined ? [] : [{ key: claim, attribute, value }];
    }),
  ];
  return (
    <Table<ShownValue>
      label={t('applications.saml.preview.label', { name })}
      rows={rows}
      expectedRows={4}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'attribute',
          header: t('applications.saml.preview.attribute'),
          width: '40%',
          cell: ({ attribute }) => attribute,
        },
        { key: 'value', header: t('applications.saml.preview.value'), cell: ({ value }) => value },
      ]}
    />
  );
}

function ChooseUser({ chosen, onClose }: { chosen: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const id = useId();
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), 250);
  const { data, error, isStale, retry } = useList(
    listUsers,
    { query: { search: search || undefined, page_size: 8 } },
    { keepPrevious: true },
  );
  return (
    <Dialog open onClose={onClose} title={t('applications.saml.preview.choose')}>
      <DialogBody>
        <SearchInput value={text} onChange={setText} placeholder={t('users.search')} controls={id} />
        <Table
          id={id}
          label={t('users.title')}
          rows={error ? [] : data?.items.filter((user) => user.id !== chosen)}
          expectedRows={8}
          stale={isStale}
          rowKey={(user) => user.id}
          rowHref={(user) => `${pathname}?user=${user.id}`}
          columns={[
            { key: 'name', header: t('users.columns.user'), title: displayName, cell: userCell },
            { key: 'email', header: t('users.columns.email'), cell: (user) => user.primaryEmail ?? '—' },
          ]}
          empty={
            error ? (
              <Failed error={error} onRetry={retry} />
            ) : (
              <NothingFound query={search} onClear={() => setText('')} />
            )
          }
        />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('parts.cancel')}</Button>
      </DialogFooter>
    </Dialog>
  );
}
