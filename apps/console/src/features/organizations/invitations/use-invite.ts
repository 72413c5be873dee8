import * as api from '@gatehouse/contract/organization-invitations/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../app/api/call.ts';
import { ApiFailure } from '../../../app/api/failure.ts';
import { isTouchedBy } from '../../../app/api/keys.ts';
import { useApp } from '../../../app/app-context.ts';
import { useFailureWords } from '../../../app/use-handle-failure.ts';

/** What became of an email address: a message was sent, a link was created, or why neither. */
export interface Invited {
  invitee: string;
  /** The invitation, if it was created. */
  id?: string;
  link?: string;
  problem?: 'pending' | 'member' | 'limited' | 'other';
  /** In words, if it's another problem. */
  reason?: string;
}

/** Whether another attempt may succeed; it doesn't for users who are invited or members already. */
export const canRetry = ({ problem }: Invited): boolean => problem === 'limited' || problem === 'other';

interface Invitation {
  organizationId: string;
  organizationRoleIds: string[];
  days: number;
  /** Otherwise, each invitation gets a link. */
  isSent: boolean;
}

const dayMs = 86_400_000;

/**
 * Invites email addresses one after the other; one that fails doesn't prevent the others, and can be given again. If its invitation was
 * created, only the link is missing.
 */
export function useInvite(): (invitees: readonly Invited[], invitation: Invitation) => Promise<Invited[]> {
  const { api: client } = useApp();
  const queries = useQueryClient();
  const describeFailure = useFailureWords();

  async function create(invitee: string, { days, isSent, ...values }: Invitation): Promise<string> {
    const expiresAt = Date.now() + days * dayMs;
    const body = { ...values, invitee, expiresAt, messagePayload: isSent ? {} : (false as const) };
    return (await call(client, api.createOrganizationInvitation, { body })).id;
  }
  async function inviteOne({ invitee, id: created }: Invited, invitation: Invitation): Promise<Invited> {
    let id = created;
    try {
      id ??= await create(invitee, invitation);
      if (invitation.isSent) return { invitee, id };
      const { link } = await call(client, api.createOrganizationInvitationLink, { params: { id } });
      return { invitee, id, link };
    } catch (error) {
      const problem = toProblem(error);
      const reason = problem === 'other' ? { reason: describeFailure(error) } : {};
      return { invitee, ...(id !== undefined && { id }), problem, ...reason };
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
