import { updateOwnAccount, updateOwnProfile } from '@gatehouse/contract/account/endpoints';
import { useState } from 'react';
import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { useTexts } from '../../texts.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { Row, Rows, Section } from '../parts/section.tsx';
import { type Account, useAccount } from '../state/account-context.tsx';
import { Picture } from './picture.tsx';
import { profileClaims, type ProfileClaim, readClaim, writeClaim } from './profile-claims.ts';
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

/** Name, picture and the standard claims (OpenID Connect Core, section 5.1). */
export function Profile() {
  const { t } = useTexts();
  const account = useAccount();
  const { maySee } = account;
  const values = listValues(account);
  if (values.length === 0 && !maySee('avatar')) return null;
  return (
    <Section name="profile" title={t('account.profile')}>
      <Rows>
        {maySee('avatar') && <Picture />}
        {values.map((value) => (
          <ValueRow key={value.name} {...value} />
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
  const claims = maySee('profile') ? listClaims(profile, state.profileFields) : [];
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

/** The claims that the tenant has chosen, in its order; otherwise the usual ones, and all that have a value. */
function listClaims(
  profile: NonNullable<Account['account']['profile']>,
  chosen: readonly string[] | null,
): ProfileClaim[] {
  const known = Object.keys(profileClaims).filter((name): name is ProfileClaim =>
    Object.hasOwn(profileClaims, name),
  );
  if (chosen) return chosen.flatMap((name) => known.filter((claim) => claim === name));
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
