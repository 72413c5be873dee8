import { useTexts } from '../../texts.tsx';
import { Section } from '../parts/section.tsx';
import { useAccount } from '../state/account-context.tsx';

/** The link to the page on which users delete their account, if the tenant has one. */
export function Deletion() {
  const { t } = useTexts();
  const { deleteAccountUrl } = useAccount().state;
  if (deleteAccountUrl === null) return null;
  return (
    <Section name="deletion" title={t('account.deletion')} text={t('account.deletion_text')}>
      <a className="link-out" href={deleteAccountUrl} rel="noreferrer">
        {t('account.deletion_link')}
      </a>
    </Section>
  );
}
