import { useTexts } from '@gatehouse/ui/base/texts';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './selected.css';

/** How many rows are selected, with the buttons for them. */
export function Selected({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const texts = useTexts();
  return (
    <div className="selected">
      <output className="selected-count">{texts.chosen(count)}</output>
      {children}
      <IconButton icon={<X />} label={t('parts.clearSelection')} onClick={onClear} />
    </div>
  );
}
