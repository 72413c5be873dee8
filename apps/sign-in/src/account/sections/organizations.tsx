import { useTexts } from '../../texts.tsx';
import { Row, Rows, Section } from '../parts/section.tsx';
import { useAccount } from '../state/account-context.tsx';

/** The organizations that the user belongs to, with their roles. Most users belong to none. */
export function Organizations() {
  const { t, language } = useTexts();
  const { organizations } = useAccount();
  if (organizations.length === 0) return null;
  const list = new Intl.ListFormat(language, { type: 'unit' });
  return (
    <Section name="organizations" title={t('consent.organizations')}>
      <Rows>
        {organizations.map(({ id, name, organizationRoles: roles }) => (
          <Row
            key={id}
            label={<bdi>{name}</bdi>}
            value={roles.length > 0 ? <bdi>{list.format(roles.map((role) => role.name))}</bdi> : undefined}
            isMuted
          />
        ))}
      </Rows>
    </Section>
  );
}
