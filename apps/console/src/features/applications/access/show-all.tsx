import { Button } from '@gatehouse/ui/controls/button';
import { useTranslation } from 'react-i18next';

/** Shows the entries of a long list that aren't shown yet. */
export function ShowAll({ hidden, onShow }: { hidden: number; onShow: () => void }) {
  const { t } = useTranslation();
  if (hidden === 0) return null;
  return (
    <div>
      <Button variant="ghost" onClick={onShow}>
        {t('applications.access.showAll', { count: hidden })}
      </Button>
    </div>
  );
}
