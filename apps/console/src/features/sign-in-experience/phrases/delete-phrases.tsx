import { deleteCustomPhrase } from '@gatehouse/contract/phrases/endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/api/use-save.ts';
import { useCan } from '../../../app/use-can.ts';
import { useNavigateFromHere } from '../../../parts/pages/use-navigate-from-here.ts';

/** Deletes all custom texts of a language. */
export function DeletePhrases({ tag, name, list }: { tag: string; name: string; list: string }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const navigate = useNavigateFromHere();
  const mayDelete = useCan(deleteCustomPhrase.permission);
  const { save } = useSave(deleteCustomPhrase);
  if (!mayDelete) return null;

  async function remove() {
    const isDone = await confirm({
      title: t('signInExperience.phrases.deleteTitle', { language: name }),
      body: t('signInExperience.phrases.deleteText'),
      confirmLabel: t('signInExperience.phrases.delete'),
      tone: 'danger',
      action: () => save({ params: { languageTag: tag } }),
    });
    if (isDone) await navigate(list);
  }
  return <Button onClick={() => void remove()}>{t('signInExperience.phrases.delete')}</Button>;
}
