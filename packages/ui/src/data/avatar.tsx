import { useState } from 'react';
import { avatarColor, initials } from './avatar-colors.tsx';
import { classNames } from '../base/class-names.tsx';
import './avatar.css';

export type AvatarProps = {
  /** Determines initials and color; empty for a generic avatar. */
  name: string;
  /** Shown instead, if it can be loaded. */
  image?: string | null;
  size?: 24 | 32 | 44 | 64;
  /** Round for users, square for everything else. */
  shape?: 'round' | 'square';
};

/** A decorative avatar next to a name. */
export function Avatar({ name, image, size = 24, shape = 'round' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const shown = image && image !== broken ? image : undefined;
  return (
    <span
      className={classNames('ui-avatar', `ui-avatar-${size}`, shape === 'square' && 'ui-avatar-square')}
      aria-hidden="true"
      data-initials={shown ? undefined : initials(name)}
      style={shown ? undefined : { backgroundColor: avatarColor(name) }}
    >
      {shown && (
        <img
          src={shown}
          alt=""
          referrerPolicy="no-referrer"
          loading="lazy"
          onError={() => setBroken(shown)}
        />
      )}
    </span>
  );
}
