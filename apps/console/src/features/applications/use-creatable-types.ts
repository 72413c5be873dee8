import { useApp } from '../../app/app-context.ts';
import { creatableTypes, type CreatableType } from './guides/catalog.ts';

/** The application types of this server. Protected ones need a domain in the server's settings. */
export function useCreatableTypes(): readonly CreatableType[] {
  const { protectedAppsDomain } = useApp().config;
  return creatableTypes.filter((type) => type !== 'Protected' || protectedAppsDomain !== null);
}
