import { endOwnSession, listOwnSessions } from '@gatehouse/contract/account/session-endpoints';
import type { UserSession } from '@gatehouse/contract/sessions/sessions';
import { useCallback, useState } from 'react';
import { useTexts } from '../../texts.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { formatDate } from '../parts/format-date.ts';
import { Locked } from '../parts/locked.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { Row, Rows, Section } from '../parts/section.tsx';
import { useBrowserName } from '../parts/use-browser-name.ts';
import { useAccount } from '../state/account-context.tsx';

type OwnSession = UserSession & { isCurrent: boolean };

/** The browsers in which the user is signed in. */
export function Sessions() {
  const { t } = useTexts();
  const { call, maySee } = useAccount();
  const load = useCallback(async () => {
    const { sessions } = await call(listOwnSessions);
    return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  }, [call]);
  if (!maySee('session')) return null;
  return (
    <Section name="sessions" title={t('account.sessions')} text={t('account.sessions_text')}>
      <Locked load={load}>{(sessions, reload) => <SessionList sessions={sessions} reload={reload} />}</Locked>
    </Section>
  );
}

function SessionList({ sessions, reload }: { sessions: OwnSession[]; reload: () => Promise<void> }) {
  const { t } = useTexts();
  const { mayEdit } = useAccount();
  const [ending, setEnding] = useState<OwnSession | 'others'>();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <Rows>
        {sessions.map((session) => (
          <SessionRow key={session.payload.uid} session={session} onEnd={() => setEnding(session)} />
        ))}
      </Rows>
      {mayEdit('session') && others.length > 1 && (
        <button type="button" className="link" onClick={() => setEnding('others')}>
          {t('account.session_others')}
        </button>
      )}
      {ending && (
        <EndSessions
          ended={ending === 'others' ? others : [ending]}
          reload={reload}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { t, language } = useTexts();
  const { mayEdit } = useAccount();
  const { isCurrent, browser, payload } = session;
  const name = useBrowserName()(browser?.userAgent);
  const facts = [
    isCurrent && t('account.session_current'),
    t('account.session_since', { when: formatDate(payload.loginTs * 1000, language) }),
    browser && t('account.session_ip', { ip: browser.ip }),
  ];
  return (
    <Row label={<bdi>{name}</bdi>} value={facts.filter(Boolean).join(' · ')} isMuted>
      {mayEdit('session') && !isCurrent && (
        <RowButton action={t('sign_out.action')} name={name} run={onEnd} />
      )}
    </Row>
  );
}

function EndSessions(props: { ended: OwnSession[]; reload: () => Promise<void>; onClose: () => void }) {
  const { ended, reload, onClose } = props;
  const { t } = useTexts();
  const { call, prove } = useAccount();
  const nameOf = useBrowserName();
  const [first] = ended;
  return (
    <Confirm
      title={t('sign_out.title')}
      text={
        ended.length === 1 && first
          ? t('account.session_end_text', { name: nameOf(first.browser?.userAgent) })
          : t('account.session_others_text')
      }
      action={t('sign_out.action')}
      run={async () => {
        for (const { payload } of ended)
          await prove(() =>
            call(endOwnSession, {
              params: { sessionId: payload.uid },
              query: { revokeGrantsTarget: 'firstParty' },
            }),
          );
        await reload();
      }}
      onClose={onClose}
    />
  );
}
