import type { ItemOf, ListEndpoint, QueryOf } from '../../app/api/list.ts';
import { Button } from '@gatehouse/ui/controls/button';
import { Spinner } from '@gatehouse/ui/controls/spinner';
import { SearchInput } from '@gatehouse/ui/data/search-input';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { NothingFound } from '@gatehouse/ui/states/nothing-found';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptions, type Option } from '../assign/use-options.ts';
import { Chip, ChipButton } from '../logs/chip.tsx';
import { Failed } from '../pages/failed.tsx';
import './record-chip.css';

interface Picking<E extends ListEndpoint> {
  /** The filter's name, which is also the dialog's title. */
  label: string;
  /** The records to choose from. */
  endpoint: E;
  query?: Partial<QueryOf<E>>;
  toOption: (item: ItemOf<E>) => Option;
  /** Placeholder of the search field. */
  search: string;
  onChange: (value: string | undefined) => void;
}

interface RecordChipProps<E extends ListEndpoint> extends Picking<E> {
  /** The ID of the selected record. */
  value: string | undefined;
  /** Its name. */
  name: string | undefined;
}

/** A filter by a record, such as a role: its dialog searches the records. */
export function RecordChip<const E extends ListEndpoint>({ value, name, ...picking }: RecordChipProps<E>) {
  const { label, onChange } = picking;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Chip label={label} isActive={value !== undefined} onClear={() => onChange(undefined)}>
        <ChipButton
          label={label}
          value={value && (name ?? value)}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </Chip>
      {isOpen && <PickRecord {...picking} onClose={() => setOpen(false)} />}
    </>
  );
}

function PickRecord<const E extends ListEndpoint>({
  label,
  endpoint,
  query,
  toOption,
  search,
  onChange,
  onClose,
}: Picking<E> & { onClose: () => void }) {
  const { t } = useTranslation();
  const source = useOptions(endpoint, { query, toOptions: (item) => [toOption(item)] });
  function pick(id: string) {
    onClose();
    onChange(id);
  }
  return (
    <Dialog open onClose={onClose} title={label} size="small">
      <DialogBody>
        <SearchInput value={source.text} onChange={source.setText} placeholder={search} />
        {source.error && <Failed error={source.error} onRetry={source.retry} />}
        <ul className="record-options" aria-label={label}>
          {source.options.map((option) => (
            <li key={option.id}>
              <button type="button" className="record-option" onClick={() => pick(option.id)}>
                <span>{option.label}</span>
                {option.detail && <span className="record-option-detail">{option.detail}</span>}
              </button>
            </li>
          ))}
        </ul>
        {source.isLoading && <Spinner />}
        {source.options.length === 0 && !source.isLoading && !source.error && (
          <NothingFound query={source.text} onClear={() => source.setText('')} />
        )}
        {source.loadMore && !source.isLoading && (
          <Button size="small" onClick={source.loadMore}>
            {t('parts.assign.more')}
          </Button>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('parts.cancel')}</Button>
      </DialogFooter>
    </Dialog>
  );
}
