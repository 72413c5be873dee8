/** Waiting runs. Tenants take turns, whatever number of runs each has waiting. */
export interface ScriptQueue<T> {
  /** Returns false if there is no room: for this tenant, or at all. */
  add(tenantId: string, item: T): boolean;
  /** Takes the next item of a tenant that may run one. */
  next(mayRun: (tenantId: string) => boolean): T | undefined;
  remove(tenantId: string, item: T): void;
}

export function createScriptQueue<T>(limit: number, limitPerTenant: number): ScriptQueue<T> {
  /** In the order of their turns. */
  const lanes = new Map<string, T[]>();
  let size = 0;

  return {
    add(tenantId, item) {
      const lane = lanes.get(tenantId) ?? [];
      if (size >= limit || lane.length >= limitPerTenant) return false;
      lane.push(item);
      lanes.set(tenantId, lane);
      size += 1;
      return true;
    },
    next(mayRun) {
      for (const [tenantId, lane] of lanes) {
        if (!mayRun(tenantId)) continue;
        const item = lane.shift();
        // Behind the others.
        lanes.delete(tenantId);
        if (lane.length > 0) lanes.set(tenantId, lane);
        size -= 1;
        return item;
      }
      return undefined;
    },
    remove(tenantId, item) {
      const lane = lanes.get(tenantId);
      const at = lane?.indexOf(item) ?? -1;
      if (!lane || at < 0) return;
      lane.splice(at, 1);
      size -= 1;
      if (lane.length === 0) lanes.delete(tenantId);
    },
  };
}
