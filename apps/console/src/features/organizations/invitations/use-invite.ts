import * as api from '@gatehouse/contract/organization-invitations/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../app/api/call.ts';
import { ApiFailure } from '../../../app/api/failure.ts';
import { isTouchedBy } from '../../../app/api/keys.ts';
import { useApp } from '../../../app/app-context.ts';

/** What became of an email address: a message was sent, a link was created, or why neither. */
export interface Invited {
  invitee: string;
  link?: string;
  problem?: 'pending' | 'member' | 'limited' | 'other';
}

interface Invitation {
  organizationId: string;
  organizationRoleIds: string[];
  days: number;
  /** Otherwise, each invitation gets a link. */
  isSent: boolean;
}

const dayMs = 86_400_000;

/** Invites email addresses one after the other; one that fails doesn't prevent the others. */
export function useInvite(): (invitees: readonly string[], invitation: Invitation) => Promise<Invited[]> {
  const { api: client } = useApp();
  const queries = useQueryClient();

  async function inviteOne(invitee: string, { days, isSent, ...values }: Invitation): Promise<Invited> {
    try {
      const { id } = await call(client, api.createOrganizationInvitation, {
        body: {
          ...values,
          invitee,
          expiresAt: Date.now() + days * dayMs,
          messagePayload: isSent ? {} : false,
        },
      });
      if (isSent) return { invitee };
      return { invitee, ...(await call(client, api.createOrganizationInvitationLink, { params: { id } })) };
    } catch (error) {
      return { invitee, problem: toProblem(error) };
    }
  }

  return async (invitees, invitation) => {
    const results: Invited[] = [];
    for (const invitee of invitees) results.push(await inviteOne(invitee, invitation));
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => isTouchedBy(queryKey, api.createOrganizationInvitation),
    });
    return results;
  };
}

function toProblem(error: unknown): NonNullable<Invited['problem']> {
  if (!(error instanceof ApiFailure)) return 'other';
  if (error.code === 'entity.unique_integrity_violation') return 'pending';
  if (error.facts.reason === 'already_member') return 'member';
  return error.status === 429 ? 'limited' : 'other';
}
