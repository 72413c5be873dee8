import { Avatar, type AvatarProps } from '@gatehouse/ui/data/avatar';
import { useApp } from '../../app/app-context.ts';
import { knownPicture } from './known-picture.ts';

/** A person's picture where it may be loaded, else their initials. */
export function UserAvatar({ image, ...props }: AvatarProps) {
  const { config } = useApp();
  return <Avatar {...props} image={knownPicture(image, config)} />;
}
