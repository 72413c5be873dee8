import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Skeleton } from '@gatehouse/ui/data/skeleton';

/** Placeholder of a settings form while it loads. */
export function SettingsSkeleton() {
  return (
    <div aria-busy="true" aria-hidden="true">
      <SettingsSection title={<Skeleton width="6rem" />} description={<Skeleton width="12rem" />}>
        {['first', 'second'].map((key) => (
          <div key={key} className="ui-field">
            <Skeleton width="5rem" />
            <Skeleton width="100%" height="var(--control)" />
          </div>
        ))}
      </SettingsSection>
    </div>
  );
}
