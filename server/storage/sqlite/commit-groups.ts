import type { DatabaseSync } from "node:sqlite";
import type { Run } from "./statements.ts";

/** More would keep pages waiting: a group runs without a pause. */
const mostMembers = 100;

/** Somebody who writes: waits for its turn, says when it is through, and hears when all of it is safe on disk. */
export type Member = {
  turn: PromiseWithResolvers<void>;
  through: PromiseWithResolvers<void>;
  safe: PromiseWithResolvers<void>;
};

export type CommitGroups = {
  join(): Member;
  /** Resolves when no group is under way: what is read then is safe. */
  rest(): Promise<void>;
  /** A statement failed. A full disk, for one, has undone all that the group did. */
  failed(error: unknown): void;
};

/**
 * Writers that come in the same turn of the event loop share one transaction, and so one wait for the disk. They run
 * one after another, and none is answered before the commit, nor where `check` finds that a restart would not see it.
 */
export function commitGroups(database: DatabaseSync, run: Run, check: () => void = () => {}): CommitGroups {
  let waiting: Member[] = [];
  let isScheduled = false;
  let underWay: Promise<void> | undefined;
  let undoneBy: unknown;

  function schedule(): void {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      const members = waiting.slice(0, mostMembers);
      waiting = waiting.slice(mostMembers);
      underWay = runGroup(members).finally(() => {
        isScheduled = false;
        underWay = undefined;
        schedule();
      });
    });
  }

  async function runGroup(members: readonly Member[]): Promise<void> {
    undoneBy = undefined;
    try {
      // Taking the write lock at once lets two processes wait for one another; taking it later makes one of them fail.
      run("begin immediate");
      for (const { turn, through } of members) {
        turn.resolve();
        await through.promise;
        if (!database.isTransaction) throw undoneBy;
      }
      run("commit");
      check();
      for (const { safe } of members) safe.resolve();
    } catch (error) {
      for (const { turn, safe } of members) {
        turn.reject(error);
        safe.reject(error);
      }
      if (database.isOpen && database.isTransaction) run("rollback");
    }
  }

  return {
    join() {
      const member: Member = {
        turn: Promise.withResolvers(),
        through: Promise.withResolvers(),
        safe: Promise.withResolvers(),
      };
      // Whoever fails by itself never asks whether the others are safe.
      member.safe.promise.catch(() => {});
      waiting.push(member);
      schedule();
      return member;
    },
    async rest() {
      while (underWay) await underWay;
    },
    failed(error) {
      if (!database.isTransaction) undoneBy ??= error;
    },
  };
}
