import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import { renderToString } from 'react-dom/server';
import { loadAllSteps } from './flow/steps.ts';
import { Page } from './page.tsx';

export { describeTitle } from './title.ts';

await loadAllSteps();

/** Draws a page on the server (`PageRenderer` of the contract). */
export const render = (state: PageState): string => renderToString(<Page state={state} />);
