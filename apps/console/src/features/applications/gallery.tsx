import { Card, CardGrid } from '@gatehouse/ui/layout/card';
import { SearchInput } from '@gatehouse/ui/data/search-input';
import { NothingFound } from '@gatehouse/ui/states/nothing-found';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { useSearch } from '../../app/router/use-search.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import { ProviderLogo } from '../../parts/providers/provider-logo.tsx';
import { guideEntries, type CreatableType, type GuideEntry } from './guides/catalog.ts';
import { findMark } from './marks.ts';
import { TypeIcon } from './type-icon.tsx';
import { useCreatableTypes } from './use-creatable-types.ts';
import './applications.css';

/** The gallery of frameworks for a new application. */
export function ApplicationGallery() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const navigate = useNavigate();
  const [parameters, change] = useSearch();
  const text = parameters.get('search') ?? '';
  const search = (next: string) =>
    change((parameters) => (next ? parameters.set('search', next) : parameters.delete('search')));
  const types = useCreatableTypes();
  const found = guideEntries.filter(
    (entry) => types.includes(entry.type) && isMatch(entry, text, t(`applications.types.${entry.type}`)),
  );
  const title = t('applications.create.title');
  const saml = [t('applications.saml.create.card'), t('applications.types.SAML')].join('\n').toLowerCase();
  const showsSaml = saml.includes(text.trim().toLowerCase());
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeader
        crumbs={[{ label: t('applications.title'), href: path('/applications') }]}
        title={title}
        description={t('applications.create.description')}
      />
      <form
        className="gallery-search"
        onSubmit={(event) => {
          event.preventDefault();
          const first = found[0]?.id ?? (showsSaml ? 'saml' : undefined);
          if (text.trim() && first) void navigate(path(`/applications/create/${first}`));
        }}
      >
        <SearchInput placeholder={t('applications.create.search')} value={text} onChange={search} />
      </form>
      {found.length === 0 && !showsSaml && <NothingFound query={text} onClear={() => search('')} />}
      {types.map((type) => {
        const entries = found.filter((entry) => entry.type === type);
        return entries.length > 0 && <Group key={type} type={type} entries={entries} />;
      })}
      {showsSaml && <SamlGroup />}
      <Outlet />
    </>
  );
}

/** SAML applications have one card: what matters is the service, and not its framework. */
function SamlGroup() {
  const { t } = useTranslation();
  const path = useTenantPath();
  return (
    <section className="gallery-group">
      <div className="gallery-head">
        <h2 className="gallery-title">
          <TypeIcon type="SAML" />
          {t('applications.types.SAML')}
        </h2>
        <p className="gallery-text">{t('applications.typeHelp.SAML')}</p>
      </div>
      <CardGrid label={t('applications.types.SAML')}>
        <Card
          href={path('/applications/create/saml')}
          title={t('applications.saml.create.card')}
          description={t('applications.saml.create.library')}
          icon={<TypeIcon type="SAML" />}
        />
      </CardGrid>
    </section>
  );
}

function Group({ type, entries }: { type: CreatableType; entries: readonly GuideEntry[] }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  return (
    <section className="gallery-group">
      <div className="gallery-head">
        <h2 className="gallery-title">
          <TypeIcon type={type} />
          {t(`applications.types.${type}`)}
        </h2>
        <p className="gallery-text">{t(`applications.typeHelp.${type}`)}</p>
      </div>
      <CardGrid label={t(`applications.types.${type}`)}>
        {entries.map(({ id, name, mark, library }) => (
          <Card
            key={id}
            href={path(`/applications/create/${id}`)}
            title={name}
            description={<bdi>{describeLibrary(name, library)}</bdi>}
            icon={<ProviderLogo {...findMark(mark)} />}
          />
        ))}
      </CardGrid>
    </section>
  );
}

/** What the card says below the name. A package that carries the name of its publisher is introduced in the guide. */
const describeLibrary = (name: string, library: string): string =>
  library.includes('logto') ? `${name} SDK` : library;

const isMatch = ({ name, library, id }: GuideEntry, text: string, type: string): boolean =>
  `${name}\n${library}\n${id}\n${type}`.toLowerCase().includes(text.trim().toLowerCase());
