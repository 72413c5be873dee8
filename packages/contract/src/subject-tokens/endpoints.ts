import { endpoint } from '../endpoint.ts';

const checks = () => import('./checks.ts');

export const createSubjectToken = endpoint({
  method: 'POST',
  path: '/api/subject-tokens',
  permission: 'write:data',
  features: ['subjectTokenEnabled'],
  checks: async () => (await checks()).createSubjectToken,
});
