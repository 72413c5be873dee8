import type { Connector } from '@gatehouse/contract/connectors/connectors';
import { useTranslation } from 'react-i18next';
import { ProviderLogo } from '../../../parts/providers/provider-logo.tsx';
import { usePickText } from '../../../parts/texts/use-pick-text.ts';
import { RowActions, type RowActionsProps } from './row-actions.tsx';
import '../sign-in-experience.css';

export interface SocialRowProps extends Omit<RowActionsProps, 'name'> {
  target: string;
  /** Undefined if its connector was deleted. */
  provider: Connector | undefined;
}

/** A social connector and its position, with a warning if its button isn't shown. */
export function SocialRow({ target, provider, ...place }: SocialRowProps) {
  const { t } = useTranslation();
  const pick = usePickText();
  const note = provider ? provider.platform === 'Native' && 'nativeOnly' : 'missing';
  return (
    <li className="method">
      <span className="method-name">
        {provider ? (
          <>
            <ProviderLogo logo={provider.logo} logoDark={provider.logoDark} />
            {pick(provider.name)}
          </>
        ) : (
          <code dir="ltr">{target}</code>
        )}
      </span>
      <RowActions {...place} name={provider ? pick(provider.name) : target} />
      {note && <span className="method-note">{t(`signInExperience.social.${note}`)}</span>}
    </li>
  );
}
