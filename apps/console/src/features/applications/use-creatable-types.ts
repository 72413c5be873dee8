import { useApp } from '../../app/app-context.ts';
import { creatableTypes, type CreatableType } from './guides/catalog.ts';

/** The types of applications that this server has: protected ones need a domain that the operator has set up. */
export function useCreatableTypes(): readonly CreatableType[] {
  const { protectedAppsDomain } = useApp().config;
  return creatableTypes.filter((type) => type !== 'Protected' || protectedAppsDomain !== null);
}
