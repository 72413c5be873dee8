import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import { renderToString } from 'react-dom/server';
import { Page } from './page.tsx';

export { describeTitle } from './title.ts';

/** Draws a page on the server (`PageRenderer` of the contract). */
export const render = (state: PageState): string => renderToString(<Page state={state} />);
