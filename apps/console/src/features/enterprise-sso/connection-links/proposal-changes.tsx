import type { ProposedSetting } from '@gatehouse/contract/connection-links/connection-links';
import { Badge } from '@gatehouse/ui/data/badge';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import '../enterprise-sso.css';

/** Each setting that a link can change, as it is and as it would be. */
export function SettingChanges({ settings }: { settings: readonly ProposedSetting[] }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className="sso-changes" aria-labelledby={id}>
      <h3 id={id}>{t('enterpriseSso.links.proposal.settings')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('enterpriseSso.links.proposal.setting')}</th>
            <th scope="col">{t('enterpriseSso.links.proposal.before')}</th>
            <th scope="col">{t('enterpriseSso.links.proposal.after')}</th>
          </tr>
        </thead>
        <tbody>
          {settings
            .filter(({ before, after }) => before !== null || after !== null)
            .map((setting) => (
              <tr key={setting.key} className={setting.isChanged ? 'sso-changed' : undefined}>
                <th scope="row">{setting.label}</th>
                <td>
                  <Value text={setting.before} />
                </td>
                <td>
                  <After setting={setting} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

function After({ setting: { isChanged, isSecret, after } }: { setting: ProposedSetting }) {
  const { t } = useTranslation();
  if (!isChanged) return <em>{t('enterpriseSso.links.proposal.unchanged')}</em>;
  if (isSecret && after !== null) return <Badge>{t('enterpriseSso.links.proposal.newSecret')}</Badge>;
  return <Value text={after} />;
}

/** A long value, such as metadata, scrolls, also by keyboard. */
function Value({ text }: { text: string | null }) {
  const { t } = useTranslation();
  if (text === null) return <em>{t('enterpriseSso.links.proposal.none')}</em>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so the keyboard has to reach it (WCAG 2.1.1)
    <code dir="ltr" tabIndex={text.length > 200 ? 0 : undefined}>
      {text}
    </code>
  );
}

/** The domains that there are, and those that would be added. */
export function DomainChanges(props: {
  title: string;
  present: readonly string[];
  added: readonly string[];
}) {
  const { t } = useTranslation();
  const id = useId();
  const { title, present, added } = props;
  return (
    <section className="sso-changes" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {present.length + added.length === 0 && <p>{t('enterpriseSso.links.proposal.noDomains')}</p>}
      <ul>
        {present.map((domain) => (
          <li key={domain}>
            <code dir="ltr">{domain}</code>
          </li>
        ))}
        {added.map((domain) => (
          <li key={domain} className="sso-changed">
            <code dir="ltr">{domain}</code> <Badge>{t('enterpriseSso.links.proposal.added')}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
