import { useTexts } from '../texts.tsx';

const command = 'npm run admin -- setup-link';

/** The command that prints the setup link again. */
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
