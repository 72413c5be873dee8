import { verificationErrors } from '@gatehouse/contract/account/errors';
import { sendOwnCode } from '@gatehouse/contract/account/verification-endpoints';
import type { ClientOutput } from '@gatehouse/contract/endpoint';
import type { Me } from '@gatehouse/contract/me/me';
import { listOwnSocialConnectors, unlinkSocialIdentity } from '@gatehouse/contract/me/social-endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiFailure } from '../../app/api/failure.ts';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { ProviderLogo } from '../../parts/providers/provider-logo.tsx';
import { usePickText } from '../../parts/texts/use-pick-text.ts';
import type { StepState } from './step-state.ts';
import { useSignInAgain } from './use-sign-in-again.ts';
import { useSocialLink } from './use-social-link.ts';
import './profile.css';

type Connector = ClientOutput<typeof listOwnSocialConnectors>[number];

/** How the account signs in besides its password: its email address and the accounts at social providers (PRF-03). */
export function LinkedAccounts({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { data, error, retry } = useApi(listOwnSocialConnectors, {});
  const { link, linking } = useSocialLink();
  return (
    <SettingsSection title={t('profile.linked.title')} description={t('profile.linked.description')}>
      <ul className="linked-accounts">
        <EmailRow me={me} />
        {data?.map((connector) => (
          <SocialRow
            key={connector.id}
            me={me}
            connector={connector}
            isLinking={linking === connector.id}
            onLink={() => void link(connector.id)}
          />
        ))}
        {!data && !error && (
          <li>
            <Skeleton width="10rem" />
          </li>
        )}
      </ul>
      {error && <Failed error={error} onRetry={retry} />}
    </SettingsSection>
  );
}

function Row(props: { icon: ReactNode; name: string; value: string | undefined; action: ReactNode }) {
  const { t } = useTranslation();
  const { icon, name, value, action } = props;
  return (
    <li>
      <span className="linked-icon">{icon}</span>
      <span className="linked-name">
        <strong>{name}</strong>
        <small>{value ?? t('profile.linked.none')}</small>
      </span>
      {action}
    </li>
  );
}

/** The change begins with the password, or without one, with a code to the account’s own address. */
function EmailRow({ me: { primaryEmail, hasPassword } }: { me: Me }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { save: send, isSaving } = useSave(sendOwnCode);
  const state: StepState = { action: 'changeEmail', email: primaryEmail };
  async function start() {
    if (hasPassword) return navigate('/profile/verify-password', { state });
    const sent = await send({ body: { identifier: { type: 'email', value: primaryEmail ?? '' } } });
    await navigate('/profile/verification-code', { state: { ...state, codeId: sent.verificationRecordId } });
  }
  const isPossible = hasPassword || primaryEmail !== null;
  return (
    <Row
      icon={<Mail />}
      name={t('profile.linked.email')}
      value={primaryEmail ?? undefined}
      action={
        isPossible && (
          <Button
            loading={isSaving}
            aria-label={t(primaryEmail ? 'profile.linked.changeEmail' : 'profile.linked.linkEmail')}
            onClick={() => void start()?.catch(() => undefined)}
          >
            {t(primaryEmail ? 'profile.linked.change' : 'profile.linked.link')}
          </Button>
        )
      }
    />
  );
}

interface SocialRowProps {
  me: Me;
  connector: Connector;
  isLinking: boolean;
  onLink: () => void;
}

function SocialRow({ me, connector, isLinking, onLink }: SocialRowProps) {
  const { t } = useTranslation();
  const pick = usePickText();
  const confirm = useConfirm();
  const askToSignIn = useSignInAgain();
  const { save: unlink } = useSave(unlinkSocialIdentity, { ignore: [verificationErrors.denied.code] });
  const { id: connectorId, name, target } = connector;
  const provider = pick(name) || target;
  const identity = me.identities[target];

  async function ask() {
    let isTooOld = false;
    const isAnswered = await confirm({
      title: t('profile.linked.unlinkTitle', { provider }),
      body: t('profile.linked.unlinkText', { provider }),
      confirmLabel: t('profile.linked.unlink'),
      tone: 'danger',
      action: () =>
        unlink({ params: { connectorId } }).catch((error: unknown) => {
          isTooOld = error instanceof ApiFailure && error.code === verificationErrors.denied.code;
          if (!isTooOld) throw error;
        }),
    });
    if (isAnswered && isTooOld) await askToSignIn();
  }
  return (
    <Row
      icon={<ProviderLogo {...connector} />}
      name={provider}
      value={identity && describe(identity)}
      action={
        identity ? (
          <Button aria-label={t('profile.linked.unlinkFrom', { provider })} onClick={() => void ask()}>
            {t('profile.linked.unlink')}
          </Button>
        ) : (
          <Button loading={isLinking} aria-label={t('profile.linked.linkTo', { provider })} onClick={onLink}>
            {t('profile.linked.link')}
          </Button>
        )
      }
    />
  );
}

/** The account at the provider. */
function describe({ userId, details = {} }: Me['identities'][string]): string {
  const { email, name } = details;
  return typeof email === 'string' ? email : typeof name === 'string' ? name : userId;
}
