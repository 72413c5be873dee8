import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import '../sign-in-experience.css';

export interface RowActionsProps {
  /** The name of the row, for the labels of the buttons. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** Moves or removes a row of an ordered list. The buttons keep the focus while the row moves. */
export function RowActions({ name, isFirst, isLast, onMove, onRemove }: RowActionsProps) {
  const { t } = useTranslation();
  return (
    <span className="method-actions">
      <IconButton
        size="small"
        label={t('signInExperience.methods.up', { name })}
        icon={<ArrowUp />}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="small"
        label={t('signInExperience.methods.down', { name })}
        icon={<ArrowDown />}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton
        size="small"
        label={t('signInExperience.methods.remove', { name })}
        icon={<X />}
        onClick={onRemove}
      />
    </span>
  );
}
