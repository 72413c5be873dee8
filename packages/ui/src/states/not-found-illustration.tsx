import dark from './not-found-dark.svg?no-inline';
import light from './not-found-light.svg?no-inline';
import { useTheme } from '../base/theme.tsx';

/** A gatehouse with its gate down: by day in the light theme, by night in the dark one (RT-43). */
export function NotFoundIllustration() {
  return <img src={useTheme() === 'dark' ? dark : light} alt="" width={320} height={180} />;
}
