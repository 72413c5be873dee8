import { updateOwnAccount, updateOwnProfile } from '@gatehouse/contract/account/endpoints';
import { valueNamesOf } from '@gatehouse/contract/custom-profile-fields/values';
import { useState } from 'react';
import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { useTexts } from '../../texts.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { Row, Rows, Section } from '../parts/section.tsx';
import { type Account, useAccount } from '../state/account-context.tsx';
import { Picture } from './picture.tsx';
import { profileClaims, type ProfileClaim, readClaim, writeClaim } from './profile-claims.ts';
import { listTenantFields, TenantField } from './tenant-fields.tsx';
import { TextDialog } from './text-dialog.tsx';

interface Value {
  name: string;
  label: SignInTextKey;
  value: string;
  isEditable: boolean;
  autoComplete: string;
  type?: string;
  save: (value: string) => Promise<unknown>;
}

/** Name, picture, the standard claims (OpenID Connect Core, section 5.1) and the tenant's own fields. */
export function Profile() {
  const { t } = useTexts();
  const account = useAccount();
  const { maySee } = account;
  const fields = listTenantFields(account);
  const asked = fields.flatMap(valueNamesOf);
  const values = listValues(account).filter(({ name }) => !asked.includes(name));
  if (values.length + fields.length === 0 && !maySee('avatar')) return null;
  return (
    <Section name="profile" title={t('account.profile')}>
      <Rows>
        {maySee('avatar') && <Picture />}
        {values.map((value) => (
          <ValueRow key={value.name} {...value} />
        ))}
        {fields.map((field) => (
          <TenantField key={field.name} field={field} />
        ))}
      </Rows>
    </Section>
  );
}

function listValues({ account, state, call, maySee, mayEdit }: Account): Value[] {
  const { profile = {}, name } = account;
  const own: Value = {
    name: 'name',
    label: 'account.name',
    value: name ?? '',
    isEditable: mayEdit('name'),
    autoComplete: 'name',
    save: (value) => call(updateOwnAccount, { body: { name: value || null } }),
  };
  const claims = maySee('profile') && state.hasUsualFields ? listClaims(profile) : [];
  return [
    ...(maySee('name') ? [own] : []),
    ...claims.map((claim) => ({
      name: claim,
      label: `account.field.${claim}` as const,
      value: readClaim(profile, claim),
      isEditable: mayEdit('profile'),
      ...profileClaims[claim],
      save: (value: string) => call(updateOwnProfile, { body: writeClaim(claim, value) }),
    })),
  ];
}

/** The usual claims, and all that have a value. */
function listClaims(profile: NonNullable<Account['account']['profile']>): ProfileClaim[] {
  const known = Object.keys(profileClaims).filter((name): name is ProfileClaim =>
    Object.hasOwn(profileClaims, name),
  );
  return known.filter((claim) => profileClaims[claim].isUsual || readClaim(profile, claim) !== '');
}

function ValueRow({ label, value, isEditable, save, ...input }: Value) {
  const { t } = useTexts();
  const { refresh } = useAccount();
  const [isOpen, setOpen] = useState(false);
  return (
    <Row label={t(label)} value={value || t('account.none')} isMuted={!value}>
      {isEditable && (
        <RowButton
          action={t(value ? 'page.change' : 'account.add')}
          name={t(label)}
          run={() => setOpen(true)}
        />
      )}
      {isOpen && (
        <TextDialog
          label={t(label)}
          value={value}
          {...input}
          save={async (typed) => {
            await save(typed);
            await refresh();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Row>
  );
}
