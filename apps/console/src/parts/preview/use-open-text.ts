import { useNavigate } from 'react-router';
import { useTenantPath } from '../../app/tenant.ts';
import type { Drawn } from './use-preview.ts';

/** Opens the editor of the language that the preview shows, at the text that was clicked. */
export function useOpenText(): (keys: readonly string[], drawn: Drawn) => void {
  const navigate = useNavigate();
  const path = useTenantPath();
  return ([key], drawn) => {
    const language = drawn?.state['language'];
    if (key === undefined || typeof language !== 'string') return;
    const query = new URLSearchParams({ text: key });
    void navigate(path(`/sign-in-experience/content/${language}?${query.toString()}`));
  };
}
