import { type SignInTexts } from '@gatehouse/phrases/sign-in/en';
import { findBaseLanguage, packs } from '@gatehouse/phrases/sign-in/languages';
import { useQuery } from '@tanstack/react-query';

/** The built-in texts of a language or its base language: empty if there are none, undefined while they load. */
export function useServiceTexts(tag: string): Partial<SignInTexts> | undefined {
  const { data } = useQuery({
    queryKey: ['sign-in-texts', tag],
    queryFn: async (): Promise<Partial<SignInTexts>> =>
      (await packs[findBaseLanguage(tag) ?? '']?.())?.texts ?? {},
    staleTime: Infinity,
  });
  return data;
}
