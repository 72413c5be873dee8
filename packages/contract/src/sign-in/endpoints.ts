import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const beginExperience = endpoint({
  method: 'PUT',
  path: '/api/experience',
  permission: 'flow',
  checks: async () => (await checks()).beginExperience,
});

export const getInteraction = endpoint({
  method: 'GET',
  path: '/api/experience/interaction',
  permission: 'flow',
  checks: async () => (await checks()).getInteraction,
});

export const changeInteractionEvent = endpoint({
  method: 'PUT',
  path: '/api/experience/interaction-event',
  permission: 'flow',
  checks: async () => (await checks()).changeInteractionEvent,
});

export const identify = endpoint({
  method: 'POST',
  path: '/api/experience/identification',
  permission: 'flow',
  checks: async () => (await checks()).identify,
});

export const addToProfile = endpoint({
  method: 'POST',
  path: '/api/experience/profile',
  permission: 'flow',
  checks: async () => (await checks()).addToProfile,
});

export const uploadAvatar = endpoint({
  method: 'POST',
  path: '/api/experience/user-assets/avatar',
  permission: 'flow',
  upload: true,
  checks: async () => (await checks()).uploadAvatar,
});

export const submitExperience = endpoint({
  method: 'POST',
  path: '/api/experience/submit',
  permission: 'flow',
  checks: async () => (await checks()).submitExperience,
});

export const answerConsent = endpoint({
  method: 'POST',
  path: '/api/experience/consent',
  permission: 'flow',
  checks: async () => (await checks()).answerConsent,
});
