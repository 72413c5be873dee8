import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import { renderToString } from 'react-dom/server';
import { Page } from './page.tsx';
import { loadAllSteps } from './step-screens.ts';

export { describeTitle } from './title.ts';

await loadAllSteps();

/** Renders a page on the server (`PageRenderer` of the contract). */
export const render = (state: PageState): string => renderToString(<Page state={state} />);
