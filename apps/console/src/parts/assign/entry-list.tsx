import { Field } from '@gatehouse/ui/controls/field';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { Link } from '@gatehouse/ui/controls/link';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiRead } from '../../app/api/use-api.ts';
import { useCan } from '../../app/use-can.ts';
import { Failed } from '../pages/failed.tsx';
import './entry-list.css';

interface EntryListProps<Item> {
  label: string;
  /** What the list means, above its entries. */
  help?: string;
  /** Shown if there are none. */
  none: string;
  entries: Omit<ApiRead<readonly Item[]>, 'isStale'>;
  /** Why no entry can be removed now, and what can be done instead. */
  whyFixed?: { title: string; text: string } | undefined;
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  hrefOf?: (item: Item) => string;
  detailOf?: (item: Item) => string | undefined;
  removeText: string;
  removeConfirm: string;
  onRemove: (item: Item) => Promise<unknown>;
  /** The control that adds entries, below them. */
  children: ReactNode;
}

/** A short list of entries that are added and removed one at a time. */
export function EntryList<Item>(props: EntryListProps<Item>) {
  const { label, help, none, entries, keyOf, nameOf, hrefOf, detailOf, whyFixed, children } = props;
  const { t } = useTranslation();
  const confirm = useConfirm();
  const mayRemove = useCan('delete:data');
  const { data, error, isLoading, retry } = entries;

  const askToRemove = (item: Item) => {
    if (whyFixed) return confirm({ title: whyFixed.title, body: whyFixed.text, alert: true });
    return confirm({
      title: t('organizations.members.removeTitle', { name: nameOf(item) }),
      body: props.removeText,
      confirmLabel: props.removeConfirm,
      tone: 'danger',
      action: () => props.onRemove(item),
    });
  };
  return (
    <Field label={label} group>
      {help && <p className="entry-list-help">{help}</p>}
      {error && <Failed error={error} onRetry={retry} />}
      {isLoading && <Skeleton width="100%" height="2.5rem" />}
      {data?.length === 0 && <p className="entry-list-none">{none}</p>}
      {data && data.length > 0 && (
        <ul className="entry-list" aria-label={label}>
          {data.map((item) => (
            <li key={keyOf(item)} className="entry-list-item">
              <span className="entry-list-item-name">
                {hrefOf ? (
                  <Link variant="quiet" href={hrefOf(item)}>
                    {nameOf(item)}
                  </Link>
                ) : (
                  nameOf(item)
                )}
                {detailOf?.(item) && <span className="entry-list-item-detail">{detailOf(item)}</span>}
              </span>
              {mayRemove && (
                <IconButton
                  size="small"
                  icon={<X />}
                  label={t('organizations.jit.remove', { name: nameOf(item) })}
                  onClick={() => void askToRemove(item)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!error && children}
    </Field>
  );
}
