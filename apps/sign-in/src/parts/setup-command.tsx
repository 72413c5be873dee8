import { useTexts } from '../texts.tsx';

const command = 'npm run admin -- setup-link';

/** How the link for the first administrator is printed again. */
export function SetupCommand() {
  const { t } = useTexts();
  return (
    <div className="command">
      <p>{t('setup.print_again')}</p>
      <pre>
        <code>{command}</code>
      </pre>
    </div>
  );
}
