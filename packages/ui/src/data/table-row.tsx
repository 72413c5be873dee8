import { Ellipsis } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { classNames } from '../base/class-names.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { Anchor } from '../controls/link.tsx';
import { Menu } from '../overlays/menu.tsx';
import { rowLinks } from './row-links.tsx';
import { SelectRow } from './table-selection.tsx';
import { isCut, RowTip } from './row-tip.tsx';
import type { Column, TableProps } from './table.tsx';
import { useTexts } from '../base/texts.tsx';
import './table.css';

/** A table row. The link is in the main cell; clicks elsewhere in the row follow it, too, but text can be selected. */
export function TableRow<Row>(props: TableProps<Row> & { row: Row }) {
  const { row, columns, rowKey, rowHref, rowIsOpen, rowMenu, rowLabel, selection } = props;
  const texts = useTexts();
  const href = rowHref?.(row);
  const menu = rowMenu?.(row);
  const main = mainColumn(columns);
  return (
    <tr
      className={href === undefined ? undefined : 'ui-table-pressable'}
      onClick={href === undefined ? undefined : openRow}
      onAuxClick={href === undefined ? undefined : openRow}
    >
      {selection && (
        <td className="ui-table-select">
          <SelectRow rowKey={rowKey(row)} label={rowLabel?.(row)} selection={selection} />
        </td>
      )}
      {columns.map((column) => {
        const content = column.cell(row);
        const title = column.title?.(row) ?? (typeof content === 'string' ? content : undefined);
        return (
          <td
            key={column.key}
            className={cellClasses(column, column === main)}
            title={title}
            data-label={labelOf(column)}
            data-none={content === '—' || undefined}
            onPointerEnter={title === undefined ? nameWhatIsCut : undefined}
          >
            {column === main ? (
              <MainCell href={href} isOpen={rowIsOpen?.(row)}>
                {content}
              </MainCell>
            ) : (
              content
            )}
          </td>
        );
      })}
      {menu && (
        <td className="ui-table-menu">
          {menu.length > 0 && (
            <Menu
              items={menu}
              trigger={
                <IconButton
                  size="small"
                  icon={<Ellipsis />}
                  label={rowLabel ? texts.moreFor(rowLabel(row)) : texts.more}
                />
              }
            />
          )}
        </td>
      )}
    </tr>
  );
}

/** The column with the row's name and link. */
export const mainColumn = <Row,>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ main }) => main) ?? columns[0];

/** The class of a column's cells, including the header. */
export const cellClasses = (
  column: Pick<Column<never>, 'align' | 'minor'>,
  isMain: boolean,
): string | undefined =>
  classNames(
    isMain && 'ui-table-main',
    column.align === 'end' && 'ui-table-end',
    column.minor && 'ui-table-minor',
  ) || undefined;

/** The name of a column that is in front of its values on phones. */
function labelOf({ labelled, align, header }: Column<never>): string | undefined {
  return typeof header === 'string' && (labelled || align === 'end') ? header : undefined;
}

/** The cell with the row's name, as a link if there is one. */
function MainCell({
  href,
  isOpen,
  children: content,
}: {
  href: string | undefined;
  isOpen: boolean | undefined;
  children: ReactNode;
}) {
  // A separate box shows an ellipsis if the text is truncated.
  const children = typeof content === 'string' ? <span>{content}</span> : content;
  if (href === undefined) return <span className="ui-table-first">{children}</span>;
  return (
    <RowTip>
      <Anchor
        className="ui-table-first ui-table-link"
        href={href}
        data-row-link=""
        aria-current={isOpen ? 'true' : undefined}
        onKeyDown={moveBetweenRows}
      >
        {children}
      </Anchor>
    </RowTip>
  );
}

/** Opens the row like its link: in a new tab with Ctrl, ⌘ or the middle button. */
function openRow(event: MouseEvent<HTMLTableRowElement>) {
  const { currentTarget: row, target, button } = event;
  if (event.defaultPrevented || button > 1 || !(target instanceof Element)) return;
  // React events of a menu's items bubble to the row, although they aren't inside it in the document.
  if (!row.contains(target) || target.closest('a, button, input, label, select, textarea, .ui-copy')) return;
  const selection = getSelection();
  if (selection?.type === 'Range' && row.contains(selection.anchorNode)) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  const isNewTab = button === 1;
  row.querySelector('[data-row-link]')?.dispatchEvent(
    new globalThis.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: ctrlKey || isNewTab,
      metaKey: metaKey || isNewTab,
      shiftKey,
    }),
  );
}

/** Shows truncated text on hover. */
function nameWhatIsCut({ currentTarget: cell }: PointerEvent<HTMLTableCellElement>) {
  if (isCut(cell)) cell.title = cell.innerText;
}

function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const steps: Record<string, (at: number, last: number) => number> = {
    ArrowDown: (at, last) => Math.min(at + 1, last),
    ArrowUp: (at) => Math.max(at - 1, 0),
    Home: () => 0,
    End: (_, last) => last,
  };
  const step = steps[event.key];
  const body = event.currentTarget.closest('tbody');
  if (!step || !body) return;
  event.preventDefault();
  const links = rowLinks(body);
  links[step(links.indexOf(event.currentTarget), links.length - 1)]?.focus();
}
