import type { Identifier } from '@gatehouse/contract/sign-in/interaction';
import type { PageScreen, PageState } from '@gatehouse/contract/sign-in/page-state';
import { useDirect } from '../factors/social/use-direct.ts';
import { lookUpSso, startSso } from '../factors/sso/sso.ts';
import { Refusal } from '../flow/refusal.ts';
import { useFlow } from '../flow/flow-context.tsx';
import { requireAddress } from '../flow/identifier.ts';
import { Heading } from '../parts/heading.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { useTexts } from '../texts.tsx';
import { IdentifierForm } from '../factors/identifier-form.tsx';

/** Asks for the email address, whose domain determines the enterprise SSO connector. */
export function SingleSignOnScreen(props: {
  state: PageState;
  screen: Extract<PageScreen, { name: 'single-sign-on' }>;
}) {
  const { state, screen } = props;
  const { t } = useTexts();
  const flow = useFlow();
  useDirect(state.flowId, 'sso', screen.directSsoId);

  async function submit(identifier: Identifier): Promise<void> {
    const connectors = await lookUpSso(flow, requireAddress(identifier).value);
    if (connectors.length === 0) throw new Refusal({ code: 'sso_not_found' });
    await startSso(flow, state.flowId, connectors);
  }

  return (
    <>
      <Heading title={t('sso.title')} text={t('sso.text')} />
      <IdentifierForm
        types={['email']}
        defaultValue={screen.loginHint}
        action={t('page.continue')}
        onSubmit={submit}
      />
      {screen.signInUrl && (
        <p className="other">
          <PageLink href={screen.signInUrl}>{t('forgot.back')}</PageLink>
        </p>
      )}
    </>
  );
}
