import type { UploadType } from './assets.ts';

/** File types for users' own avatars: only images that can't contain scripts or load other files. */
export const avatarTypes: readonly UploadType[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
