import type { PageConsent } from '@gatehouse/contract/sign-in/page-state';
import { answerConsent } from '@gatehouse/contract/sign-in/endpoints';
import { useState } from 'react';
import type { OwnScreenProps } from '../own-screens.ts';
import { advance } from '../flow/advance.ts';
import { useFlow } from '../flow/flow-context.tsx';
import { useOneAtATime } from '../flow/one-at-a-time.tsx';
import { toProblem } from '../flow/problem.ts';
import { Heading } from '../parts/heading.tsx';
import { OrganizationChoice } from '../parts/organization-choice.tsx';
import { ScopeList } from '../parts/scope-list.tsx';
import { SubmitButton } from '../parts/submit-button.tsx';
import { TermsLinks } from '../parts/terms-links.tsx';
import { useTexts } from '../texts.tsx';

const namesOf = (resources: PageConsent['resources']) =>
  resources.map(({ indicator, scopes }) => ({ indicator, scopes: scopes.map(({ name }) => name) }));

/** Says of an application that registered itself where it is, because its name may be anything. */
function Registered({ consent: { registered, returnsTo = '' } }: { consent: PageConsent }) {
  const { t } = useTexts();
  return (
    <p className="registered">
      <strong dir="ltr">{returnsTo}</strong>
      {t(registered === 'device' ? 'consent.registered.device' : 'consent.registered.web')}
    </p>
  );
}

/** Asks the user for consent. Only the scopes shown here are granted, and access to the organizations that are selected. */
export function OwnScreen({ state, screen: { consent } }: OwnScreenProps<'consent'>) {
  const texts = useTexts();
  const { t } = texts;
  const { call, endWith } = useFlow();
  const { isBusy, run } = useOneAtATime();
  const [answer, setAnswer] = useState<'allow' | 'deny'>();
  const [problem, setProblem] = useState<string>();
  const application = state.application?.name ?? '';
  const { organizations } = consent;
  const [selected, setSelected] = useState<ReadonlySet<string>>(
    () => new Set(organizations?.options.filter(({ isChosen }) => isChosen).map(({ id }) => id)),
  );

  async function send(decision: 'allow' | 'deny'): Promise<void> {
    setAnswer(decision);
    try {
      const { redirectTo } = await call(answerConsent, {
        body: {
          decision,
          scopes: consent.scopes.map(({ name }) => name),
          resources: namesOf(consent.resources),
          ...(organizations && {
            organizations: { ids: [...selected], resources: namesOf(organizations.resources) },
          }),
        },
      });
      await advance(call, { step: 'leave', redirectTo });
    } catch (error) {
      setAnswer(undefined);
      if (!endWith(error)) setProblem(toProblem(error, texts).text);
    }
  }

  return (
    <>
      <Heading title={t('consent.title', { application })} />
      <p className="account">
        <span>{t('consent.as', { account: consent.account })}</span>{' '}
        {consent.switchUrl && <a href={consent.switchUrl}>{t('consent.switch')}</a>}
      </p>
      {consent.registered && <Registered consent={consent} />}
      <p>{t('consent.intro', { application })}</p>
      <ScopeList scopes={consent.scopes} resources={consent.resources} />
      {organizations && (
        <OrganizationChoice
          application={application}
          organizations={organizations}
          selected={selected}
          onSelect={setSelected}
        />
      )}
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void run(() => send('allow'));
        }}
      >
        <SubmitButton label={t('consent.allow')} isBusy={answer === 'allow'} />
        <button
          type="button"
          className="button"
          aria-disabled={isBusy || undefined}
          onClick={() => void run(() => send('deny'))}
        >
          {t('consent.deny')}
        </button>
        {problem && (
          <p className="alert" role="alert">
            {problem}
          </p>
        )}
      </form>
      {consent.terms && (
        <p className="agreement">
          {texts.rich('consent.terms', { application, links: <TermsLinks experience={consent.terms} /> })}
        </p>
      )}
      {consent.returnsTo && (
        <p className="agreement">{t('consent.return', { address: consent.returnsTo })}</p>
      )}
    </>
  );
}
