import type { ScriptRun } from '@gatehouse/contract/scripts/scripts';
import { Button } from '@gatehouse/ui/controls/button';
import { CodeBlock } from '@gatehouse/ui/data/code-block';
import { Banner } from '@gatehouse/ui/states/banner';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './customize-jwt.css';

/** Runs the script in the editor, and shows below how it ended. */
export function RunPane({
  isRunning,
  isAllowed,
  onStart,
  children,
}: {
  isRunning: boolean;
  isAllowed: boolean;
  onStart: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className="jwt-run">
      <div>
        <Button icon={<Play />} loading={isRunning} disabled={!isAllowed} onClick={onStart}>
          {t('customizeJwt.run.action')}
        </Button>
      </div>
      <div aria-live="polite" className="jwt-result">
        {children}
      </div>
    </div>
  );
}

/** How a run ended, with what it printed. `children`: its result. */
export function RunResult({ run, children }: { run: ScriptRun; children: ReactNode }) {
  const { t } = useTranslation();
  const { denied, failure, limit, console: lines, milliseconds } = run;
  return (
    <>
      {children}
      {denied !== undefined && (
        <Banner tone="warning" title={t('customizeJwt.run.denied')}>
          {denied}
        </Banner>
      )}
      {failure && (
        <Banner
          tone="danger"
          title={
            failure.line === undefined
              ? t('customizeJwt.run.failed')
              : t('customizeJwt.run.failedAt', { line: failure.line })
          }
        >
          {`${failure.name}: ${failure.message}`}
        </Banner>
      )}
      {limit && (
        <Banner tone="danger" title={t('customizeJwt.run.limited')}>
          {t(`customizeJwt.run.limits.${limit}`)}
        </Banner>
      )}
      {lines.length > 0 && (
        <CodeBlock
          plain
          wrap
          title={t('customizeJwt.run.console')}
          code={lines.map(({ level, text }) => (level === 'log' ? text : `${level}: ${text}`)).join('\n')}
        />
      )}
      <p className="jwt-time">{t('customizeJwt.run.time', { milliseconds })}</p>
    </>
  );
}
