import type { OrganizationInList } from '@gatehouse/contract/organizations/organizations';
import { useLocale } from '@gatehouse/ui/base/texts';
import { UserAvatar } from '../../parts/users/user-avatar.tsx';
import './organizations.css';

/** The avatars of the first members, and the number of all. */
export function MembersCell({ usersCount = 0, featuredUsers = [] }: OrganizationInList) {
  const format = new Intl.NumberFormat(useLocale());
  return (
    <span className="organization-members">
      {featuredUsers.length > 0 && (
        <span className="organization-avatars">
          {featuredUsers.map(({ id, name, avatar }) => (
            <UserAvatar key={id} name={name ?? ''} image={avatar} />
          ))}
        </span>
      )}
      {format.format(usersCount)}
    </span>
  );
}
