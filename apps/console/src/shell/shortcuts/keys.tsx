import { usePlainKeys } from '@gatehouse/ui/base/use-plain-keys';
import { rowLinks } from '@gatehouse/ui/data/row-links';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { useApp } from '../../app/app-context.ts';
import { createOnPage } from '../../app/page-acts.ts';
import { usePreferences } from '../../app/preferences/use-preferences.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { featuresOf } from '../navigation.ts';
import { letters } from './letters.ts';
import { showShortcuts, useShortcutsShown } from './sheet-state.ts';
import { ShortcutsSheet } from './sheet.tsx';

/** How long `G` waits for its letter. */
const goMs = 1500;

/** Does what the keys mean, and shows the list of them. */
export function Keys({ takeTyped }: { takeTyped: () => readonly string[] }) {
  const isShown = useShortcutsShown();
  const { preferences } = usePreferences();
  const act = useActs();
  const hear = (key: string) => preferences.hasShortcuts && act(key);
  const first = useRef(() => takeTyped().forEach(hear));
  useEffect(() => first.current(), []);
  usePlainKeys(hear);
  return <ShortcutsSheet open={isShown} onClose={() => showShortcuts(false)} />;
}

/** Returns what does the act of a key, and says whether it has one. */
function useActs(): (key: string) => boolean {
  const navigate = useNavigate();
  const path = useTenantPath();
  const { config } = useApp();
  const { pathname } = useLocation();
  const { id } = useMatches().at(-1)?.params ?? {};
  const goesUntil = useRef(0);
  const features = featuresOf(config.edition);
  const go = (to: string | undefined): boolean => {
    if (to !== undefined) void navigate(path(to));
    return to !== undefined;
  };
  return (key) => {
    if (Date.now() < goesUntil.current) {
      goesUntil.current = 0;
      const feature = features.find((each) => letters[each.key] === key);
      return go(feature && `/${feature.path}`);
    }
    if (key === 'g') goesUntil.current = Date.now() + goMs;
    if (key === '?') showShortcuts(true);
    if (key === 'g' || key === '?') return true;
    if (key === 'j' || key === 'k') return moveToRow(key === 'j' ? 1 : -1);
    if (key !== 'c') return false;
    if (id !== undefined) return createOnPage();
    const here = features.find((each) => `${pathname}/`.startsWith(`${path(`/${each.path}`)}/`));
    return go(here?.actions?.[0]?.path);
  };
}

/** Focuses the next or previous row of the list on the page. Returns whether there is one. */
function moveToRow(step: 1 | -1): boolean {
  const links = rowLinks(document);
  const current = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-row-link]');
  const at = current ? links.indexOf(current) : -1;
  const next = at === -1 ? links.at(step === 1 ? 0 : -1) : links[at + step];
  next?.focus();
  return next !== undefined;
}
