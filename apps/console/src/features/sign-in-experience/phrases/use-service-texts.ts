import { type SignInTexts } from '@gatehouse/phrases/sign-in/en';
import { packs } from '@gatehouse/phrases/sign-in/languages';
import { useQuery } from '@tanstack/react-query';

/** The words of the service in a language, loaded alone; empty where it speaks none of it, undefined while they are on the way. */
export function useServiceTexts(tag: string): Partial<SignInTexts> | undefined {
  const { data } = useQuery({
    queryKey: ['sign-in-texts', tag],
    queryFn: async (): Promise<Partial<SignInTexts>> => (await packs[tag]?.())?.texts ?? {},
    staleTime: Infinity,
  });
  return data;
}
