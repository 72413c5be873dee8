import { endpoint } from '../endpoint.ts';
import { editable, scoped, verifiedIfSecured } from './access.ts';

const checks = () => import('./checks.ts');

export const getOwnAccount = endpoint({
  method: 'GET',
  path: '/api/my-account',
  permission: 'account',
  checks: async () => (await checks()).getOwnAccount,
});

export const updateOwnAccount = endpoint({
  method: 'PATCH',
  path: '/api/my-account',
  permission: 'account',
  access: [
    { ...editable('name'), sent: ['name'] },
    { ...editable('avatar'), sent: ['avatar'] },
    { ...editable('username'), sent: ['username'] },
    { ...editable('customData'), sent: ['customData'] },
    { ...scoped('profile', 400), sent: ['name', 'avatar', 'username'] },
    { ...scoped('custom_data', 400), sent: ['customData'] },
    { proof: 'always', sent: ['username'] },
  ],
  checks: async () => (await checks()).updateOwnAccount,
});

export const updateOwnProfile = endpoint({
  method: 'PATCH',
  path: '/api/my-account/profile',
  permission: 'account',
  access: [editable('profile'), scoped('profile', 400), { ...scoped('address', 400), sent: ['address'] }],
  checks: async () => (await checks()).updateOwnProfile,
});

/** The wire replaces custom data as a whole, with which two applications could overwrite each other's. */
export const updateOwnCustomData = endpoint({
  method: 'PATCH',
  path: '/api/my-account/custom-data',
  permission: 'account',
  access: [editable('customData'), scoped('custom_data', 400)],
  checks: async () => (await checks()).updateOwnCustomData,
});

export const uploadOwnAvatar = endpoint({
  method: 'POST',
  path: '/api/my-account/user-assets/avatar',
  permission: 'account',
  access: [editable('avatar'), scoped('profile', 401)],
  upload: true,
  checks: async () => (await checks()).uploadOwnAvatar,
});

export const changeOwnPassword = endpoint({
  method: 'POST',
  path: '/api/my-account/password',
  permission: 'account',
  access: [verifiedIfSecured, editable('password')],
  checks: async () => (await checks()).changeOwnPassword,
});

export const verifyOwnPassword = endpoint({
  method: 'POST',
  path: '/api/verifications/password',
  permission: 'account',
  checks: async () => (await checks()).verifyOwnPassword,
});
