import type { AccessRefusal, AccessWay } from '@gatehouse/contract/explanations/access';
import { Status } from '@gatehouse/ui/data/badge';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import { SettingLink } from '../rules/setting-link.tsx';
import { useWords } from './use-words.ts';
import './explanations.css';

interface Whose {
  userId: string;
  applicationId: string;
}

/** The sign-in methods of a user, those that work first. */
export function Ways({ ways, ...whose }: Whose & { ways: readonly AccessWay[] }) {
  const { t } = useTranslation();
  const { nameWay, nameStep } = useWords();
  const sorted = ways.toSorted((one, other) => Number(one.refusal !== null) - Number(other.refusal !== null));
  const describe = ({ steps }: AccessWay): string =>
    steps.length === 0
      ? t('explanations.ways.asksNothing')
      : t('explanations.ways.asksFor', { steps: steps.map(nameStep).join(' → ') });
  return (
    <section className="explained-part" aria-labelledby="explained-ways">
      <div>
        <h2 id="explained-ways" className="explained-title">
          {t('explanations.ways.title')}
        </h2>
        <p className="explained-text">{t('explanations.ways.text')}</p>
      </div>
      {ways.length === 0 && <p className="explained-text">{t('explanations.ways.none')}</p>}
      <ul className="explained-list">
        {sorted.map((way) => (
          <li
            key={`${way.factor} ${way.identifier} ${way.connector?.id} ${way.connector?.name}`}
            className="explained-row"
          >
            <span className="explained-state">
              <Status tone={way.refusal ? 'danger' : 'success'}>
                {t(`explanations.ways.${way.refusal ? 'closed' : 'open'}`)}
              </Status>
            </span>
            <span className="explained-what">
              <span className="explained-name">{nameWay(way)}</span>
              {way.refusal ? (
                <Refusal refusal={way.refusal} {...whose} />
              ) : (
                <span className="explained-text">{describe(way)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why, until when, and where it is set. */
export function Refusal({ refusal: { rule, until }, ...whose }: Whose & { refusal: AccessRefusal }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <span className="explained-refusal">
      <span>
        {t(`explanations.rules.${rule}`)}
        {until !== null && ` ${t('explanations.until', { time: time.format(until) })}`}
      </span>
      <SettingLink rule={rule} {...whose} />
    </span>
  );
}
