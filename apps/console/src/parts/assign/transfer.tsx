import { Button } from '@gatehouse/ui/controls/button';
import { Checkbox } from '@gatehouse/ui/controls/checkbox';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { Input } from '@gatehouse/ui/controls/input';
import { Spinner } from '@gatehouse/ui/controls/spinner';
import { Search, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '../pages/failed.tsx';
import type { Option, OptionSource } from './use-options.ts';
import './transfer.css';

export interface TransferProps {
  source: OptionSource;
  chosen: readonly Option[];
  onChange: (chosen: readonly Option[]) => void;
  /** Placeholder of the search field. */
  search: string;
}

/** Two lists: available options with search, and selected ones. */
export function Transfer({ source, chosen, onChange, search }: TransferProps) {
  const { t } = useTranslation();
  const [availableId, chosenId] = [useId(), useId()];
  const isChosen = ({ id }: Option) => chosen.some((option) => option.id === id);
  const toggle = (option: Option) =>
    onChange(isChosen(option) ? chosen.filter(({ id }) => id !== option.id) : [...chosen, option]);

  return (
    <div className="transfer">
      <section aria-labelledby={availableId} className="transfer-box">
        <h3 id={availableId} className="transfer-title">
          {t('parts.assign.available')}
        </h3>
        <Input
          type="search"
          start={<Search />}
          placeholder={search}
          aria-label={search}
          autoComplete="off"
          value={source.text}
          onChange={(event) => source.setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <div className="transfer-list">
          {source.error && <Failed error={source.error} onRetry={source.retry} />}
          {groupOptions(source.options).map(([group, options]) => (
            <Group key={group} name={group}>
              {options.map((option) => (
                <Checkbox
                  key={option.id}
                  label={option.label}
                  help={option.detail}
                  checked={isChosen(option)}
                  onChange={() => toggle(option)}
                />
              ))}
            </Group>
          ))}
          {source.isLoading && (
            <p className="transfer-note">
              <Spinner />
            </p>
          )}
          {source.loadMore && !source.isLoading && (
            <Button size="small" onClick={source.loadMore}>
              {t('parts.assign.more')}
            </Button>
          )}
          {source.options.length === 0 && !source.isLoading && !source.error && (
            <p className="transfer-note">
              {source.text.trim()
                ? t('parts.assign.nothingFound', { query: source.text.trim() })
                : t('parts.assign.nothingLeft')}
            </p>
          )}
        </div>
      </section>
      <section aria-labelledby={chosenId} className="transfer-box">
        <h3 id={chosenId} className="transfer-title" aria-live="polite">
          {chosen.length > 0 ? t('parts.assign.total', { count: chosen.length }) : t('parts.assign.chosen')}
        </h3>
        <ul className="transfer-list">
          {chosen.map((option) => (
            <li key={option.id} className="transfer-chosen">
              <span className="transfer-chosen-text">
                <span>{option.label}</span>
                {option.group && (
                  <span className="transfer-group-of" title={option.group}>
                    {option.group}
                  </span>
                )}
              </span>
              <IconButton
                size="small"
                icon={<X />}
                label={t('parts.assign.remove', { name: option.label })}
                onClick={() => toggle(option)}
              />
            </li>
          ))}
          {chosen.length === 0 && <li className="transfer-note">{t('parts.assign.nothingChosen')}</li>}
        </ul>
      </section>
    </div>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="transfer-group">
      {name && (
        <legend className="transfer-group-name" title={name}>
          {name}
        </legend>
      )}
      {children}
    </fieldset>
  );
}

/** In their original order. */
function groupOptions(options: readonly Option[]): [string, Option[]][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const name = option.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return [...groups];
}
