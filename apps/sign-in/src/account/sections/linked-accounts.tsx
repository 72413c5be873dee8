import { unlinkOwnIdentity } from '@gatehouse/contract/account/identity-endpoints';
import type { PageSocial } from '@gatehouse/contract/sign-in/page-state';
import { useState } from 'react';
import { ProviderLogo } from '../../parts/provider-logo.tsx';
import { useTexts } from '../../texts.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { Row, Rows, Section } from '../parts/section.tsx';
import { useAccount } from '../state/account-context.tsx';
import { startLink, useReturnedLink } from './link.ts';

/** Accounts of social providers, which users link and unlink themselves, and of companies, which their identity provider manages. */
export function LinkedAccounts() {
  const { t } = useTexts();
  const { account, state, maySee } = useAccount();
  const problem = useReturnedLink();
  const { identities = {}, ssoIdentities = [] } = account;
  const others = Object.keys(identities).filter((target) =>
    state.social.every((each) => each.target !== target),
  );
  const isEmpty = state.social.length + others.length + ssoIdentities.length === 0;
  if (!maySee('social') || isEmpty) return null;
  return (
    <Section name="linked-accounts" title={t('account.linked')} text={t('account.linked_text')}>
      {problem && (
        <p className="alert" role="alert">
          {problem}
        </p>
      )}
      <Rows>
        {state.social.map((social) => (
          <SocialRow key={social.id} target={social.target} name={social.name} social={social} />
        ))}
        {others.map((target) => (
          <SocialRow key={target} target={target} name={target} />
        ))}
        {ssoIdentities.map(({ id, ssoConnectorId }) => {
          const company = state.companies.find((each) => each.id === ssoConnectorId);
          return (
            <Row
              key={id}
              label={company?.connectorName ?? ssoConnectorId}
              icon={company && <ProviderLogo logo={company.logo} dark={company.darkLogo} />}
              value={t('account.company')}
              isMuted
            />
          );
        })}
      </Rows>
    </Section>
  );
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/** A provider; `social` if it is offered, so that an account of it can be linked. */
function SocialRow({ target, name, social }: { target: string; name: string; social?: PageSocial }) {
  const { t } = useTexts();
  const { account, call, prove, refresh, mayEdit } = useAccount();
  const [isOpen, setOpen] = useState(false);
  const linked = account.identities?.[target];
  const { email, name: person } = linked?.details ?? {};
  const value = linked ? (textOf(email) ?? textOf(person) ?? t('account.linked_is')) : t('account.none');
  return (
    <Row
      label={name}
      icon={social && <ProviderLogo logo={social.logo} dark={social.logoDark} />}
      value={<bdi>{value}</bdi>}
      isMuted={!linked}
    >
      {mayEdit('social') && !linked && social && (
        <RowButton
          action={t('account.link')}
          name={name}
          run={() => prove(() => startLink(call, social.id))}
        />
      )}
      {mayEdit('social') && linked && (
        <RowButton action={t('account.unlink')} name={name} run={() => prove(async () => setOpen(true))} />
      )}
      {isOpen && (
        <Confirm
          title={t('account.action_for', { action: t('account.unlink'), name })}
          text={t('account.unlink_text', { name })}
          action={t('account.unlink')}
          run={async () => {
            await prove(() => call(unlinkOwnIdentity, { params: { target } }));
            await refresh();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Row>
  );
}
