import type { SavedVersion } from '@gatehouse/contract/scripts/scripts';
import { Button } from '@gatehouse/ui/controls/button';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiRead } from '../../app/api/use-api.ts';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { listDifference } from './line-difference.ts';
import './customize-jwt.css';

export interface VersionsProps {
  read: Pick<ApiRead<SavedVersion[]>, 'data' | 'error' | 'retry'>;
  /** As it is in the editor. */
  script: string;
  onRestore: (script: string) => void;
}

/** The saved versions of a script: what would change, and back to one. */
export function Versions({ read, script, onRestore }: VersionsProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<number>();
  return (
    <AnchoredSection
      name="versions"
      title={t('customizeJwt.versions.title')}
      description={t('customizeJwt.versions.text')}
    >
      {read.error && <Failed error={read.error} onRetry={read.retry} />}
      <ul className="jwt-versions">
        {read.data?.map(({ version, script: saved, createdAt }) => (
          <li key={version}>
            <div className="jwt-version">
              <span>{t('customizeJwt.versions.version', { version })}</span>
              <RelativeTime time={createdAt} />
              <span className="jwt-version-actions">
                <Button
                  variant="ghost"
                  aria-expanded={shown === version}
                  onClick={() => setShown(shown === version ? undefined : version)}
                >
                  {t('customizeJwt.versions.compare')}
                </Button>
                <Button variant="secondary" disabled={saved === script} onClick={() => onRestore(saved)}>
                  {t('customizeJwt.versions.restore')}
                </Button>
              </span>
            </div>
            {shown === version && <Difference before={script} after={saved} />}
          </li>
        ))}
      </ul>
    </AnchoredSection>
  );
}

/** Focusable, so that it can be scrolled with the keyboard. */
const scrollable = { tabIndex: 0, role: 'group' } as const;

const signs = { same: ' ', added: '+', removed: '-' } as const;

function Difference({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation();
  if (before === after) return <p className="jwt-same">{t('customizeJwt.versions.same')}</p>;
  return (
    <pre
      className="jwt-difference"
      dir="ltr"
      {...scrollable}
      aria-label={t('customizeJwt.versions.difference')}
    >
      {listDifference(before, after).map(({ kind, text }, index) => (
        <span key={String(index)} data-kind={kind}>
          {`${signs[kind]} ${text}\n`}
        </span>
      ))}
    </pre>
  );
}
