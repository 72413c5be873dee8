import type { PageState } from '@gatehouse/contract/sign-in/page-state';

/** The tenant's logo, or the application's name with its logo or first letter. */
export function Brand({ state }: { state: PageState }) {
  const { experience, application } = state;
  const { logoUrl, darkLogoUrl } = experience;
  if (logoUrl)
    return (
      <div className="brand">
        <picture>
          {darkLogoUrl && <source srcSet={darkLogoUrl} media="(prefers-color-scheme: dark)" />}
          <img className="logo" src={logoUrl} alt={application?.name ?? ''} height={32} />
        </picture>
      </div>
    );
  if (!application) return null;
  const letter = [...application.name][0]?.toUpperCase();
  return (
    <div className="brand">
      {application.logoUrl ? (
        <img className="mark" src={application.logoUrl} alt="" width={32} height={32} />
      ) : (
        <span className="mark letter" aria-hidden="true">
          {letter}
        </span>
      )}
      <span className="name">{application.name}</span>
    </div>
  );
}
