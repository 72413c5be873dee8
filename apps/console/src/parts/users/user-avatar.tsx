import { Avatar, type AvatarProps } from '@gatehouse/ui/data/avatar';
import { useApp } from '../../app/app-context.ts';
import { knownPicture } from './known-picture.ts';

/** A user's avatar if it can be loaded, else initials. */
export function UserAvatar({ image, ...props }: AvatarProps) {
  const { config } = useApp();
  return <Avatar {...props} image={knownPicture(image, config)} />;
}
