import { deleteProfileField } from '@gatehouse/contract/custom-profile-fields/endpoints';
import type { CustomProfileField } from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { Link } from '@gatehouse/ui/controls/link';
import { Switch } from '@gatehouse/ui/controls/switch';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { Menu } from '@gatehouse/ui/overlays/menu';
import { useTexts } from '@gatehouse/ui/base/texts';
import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSave } from '../../../app/api/use-save.ts';
import { useTenantPath } from '../../../app/tenant.ts';
import { useCan } from '../../../app/use-can.ts';
import { useFieldLabel } from '../../../parts/profile-fields/use-field-label.ts';
import type { SignUpOrder } from './use-sign-up-order.ts';
import './profile-fields.css';

/** A profile field in the list: what it is, whether sign-up asks for it, and what can be done with it. */
export function ProfileFieldRow(props: {
  field: CustomProfileField;
  index: number;
  count: number;
  order: SignUpOrder;
}) {
  const { field, index, count, order } = props;
  const { name, type, required, config } = field;
  const { t } = useTranslation();
  const texts = useTexts();
  const path = useTenantPath();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const labelOf = useFieldLabel();
  const { save: remove } = useSave(deleteProfileField);
  const mayWrite = useCan('write:data');
  const mayDelete = useCan('delete:data');
  const label = labelOf(field);
  const page = path(`/sign-in-experience/profile-fields/${name}/settings`);
  const facts = [t(`profileFields.types.${type}`), ...(required ? [t('profileFields.isRequired')] : [])];
  const hasNoOptions = type === 'Select' && !config.options?.length;
  return (
    <>
      <div className="field-row-name">
        <Link href={page}>{label}</Link>
        <p>
          <code dir="ltr">{name}</code> · {hasNoOptions ? t('profileFields.noOptions') : facts.join(' · ')}
        </p>
      </div>
      <Switch
        className="field-row-asked"
        label={t('profileFields.ask')}
        aria-label={t('profileFields.askFor', { name: label })}
        checked={order.isAsked(name)}
        disabled={!mayWrite}
        onChange={({ target }) => order.ask(name, target.checked)}
      />
      {(mayWrite || mayDelete) && (
        <Menu
          trigger={<IconButton size="small" icon={<Ellipsis />} label={texts.moreFor(label)} />}
          items={[
            ...(mayWrite
              ? [
                  {
                    key: 'edit',
                    label: t('profileFields.edit'),
                    icon: <Pencil />,
                    onSelect: () => void navigate(page),
                  },
                  {
                    key: 'up',
                    label: t('profileFields.order.up'),
                    icon: <ArrowUp />,
                    disabled: index === 0,
                    onSelect: () => order.move(index, index - 1),
                  },
                  {
                    key: 'down',
                    label: t('profileFields.order.down'),
                    icon: <ArrowDown />,
                    disabled: index === count - 1,
                    onSelect: () => order.move(index, index + 1),
                  },
                ]
              : []),
            ...(mayDelete
              ? [
                  {
                    key: 'delete',
                    label: t('profileFields.delete.action'),
                    icon: <Trash2 />,
                    danger: true,
                    onSelect: () =>
                      void confirm({
                        title: t('profileFields.delete.title', { name: label }),
                        body: t('profileFields.delete.text'),
                        confirmLabel: t('profileFields.delete.action'),
                        tone: 'danger',
                        action: () => remove({ params: { name } }),
                      }),
                  },
                ]
              : []),
          ]}
        />
      )}
    </>
  );
}
