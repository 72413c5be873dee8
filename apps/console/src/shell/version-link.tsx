import { useTranslation } from 'react-i18next';
import { useApp } from '../app/app-context.ts';
import { useNewRelease } from '../app/version.ts';

/** The running version, with a dot if a newer one is available and a link to the changelog (LAY-18, LAY-19, CONST-06). */
export function VersionLink() {
  const { t } = useTranslation();
  const { adminEndpoint, version } = useApp().config;
  const release = useNewRelease();
  const label = release
    ? t('app.topBar.newVersion', { version: release.slice(1) })
    : t('app.topBar.version', { version });
  return (
    <a
      className="version-link"
      href={`${adminEndpoint}/console/changelog`}
      target="_blank"
      rel="noreferrer"
      title={label}
      data-new={release ? '' : undefined}
    >
      v{version}
      {release && (
        <span className="version-dot">
          <span className="ui-hidden">{label}</span>
        </span>
      )}
    </a>
  );
}
