import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { deviceLabel } from "../../domain/office/device.ts";
import type { Person } from "../../domain/office/person.ts";
import { minute } from "../../domain/time.ts";
import type { KeyedHash } from "../data-folder/secret.ts";
import type { Clock } from "../ports/limits.ts";
import type { Office } from "../ports/office.ts";
import { visitorKey } from "../use-cases/submissions.ts";
import { type Caller, newToken, type SignIn } from "./sign-in.ts";

const challengeTime = 5 * minute;

export type PasskeyDeps = {
  office: Office;
  hash: KeyedHash;
  clock: Clock;
  /** Of the office: a key made for it is of no use to any other address. */
  origin: string;
  /** What devices call the office. */
  name: string;
  enter: SignIn["enter"];
};

/** Signing in with a key that a device keeps, after the first time by mail. */
export function createPasskeys({ office, hash, clock, origin, name, enter }: PasskeyDeps) {
  const { passkeys, people } = office;
  const { hostname } = new URL(origin);
  const expected = { expectedOrigin: origin, expectedRPID: hostname };

  async function keep(challenge: string, person: number | null): Promise<string> {
    const token = newToken();
    const endsAt = clock() + challengeTime;
    await passkeys.keepChallenge(hash("office-challenge", token), { challenge, person, endsAt });
    return token;
  }

  const take = (token: string) => passkeys.takeChallenge(hash("office-challenge", token), clock());

  return {
    /** What a device needs to make a key for this person. */
    async offerNew({ number, mail, name: personName }: Person) {
      const own = await passkeys.list(number);
      const options = await generateRegistrationOptions({
        rpName: name,
        rpID: hostname,
        userName: mail,
        userDisplayName: personName,
        userID: new TextEncoder().encode(`office person ${number}`),
        excludeCredentials: own.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      return { token: await keep(options.challenge, number), options };
    },

    /** False where the answer is not that of a device to a challenge of this very person. */
    async add({ number }: Person, token: string, response: unknown, caller: Caller): Promise<boolean> {
      const challenge = await take(token);
      if (challenge?.person !== number) return false;
      const answer = { response: response as RegistrationResponseJSON, expectedChallenge: challenge.challenge };
      const verified = await verifyRegistrationResponse({ ...answer, ...expected }).catch(() => undefined);
      const credential = verified?.verified ? verified.registrationInfo.credential : undefined;
      if (!credential) return false;
      const publicKey = Buffer.from(credential.publicKey).toString("base64url");
      const { id, counter } = credential;
      const device = deviceLabel(caller.userAgent);
      return passkeys.add({ id, person: number, publicKey, counter, device, createdAt: clock() });
    },

    /** What any device may sign; it names nobody. Undefined for whoever asks without end. */
    async offer(caller: Caller) {
      const rule = { key: `office-passkey:${visitorKey(caller.clientAddress, hash)}`, limit: 60, window: 10 * minute };
      if (!(await office.limits.take([rule], clock())).allowed) return undefined;
      const options = await generateAuthenticationOptions({ rpID: hostname, userVerification: "required" });
      return { token: await keep(options.challenge, null), options };
    },

    /** Begins a session for whom the signing key belongs to. */
    async enterBy(token: string, response: unknown, caller: Caller) {
      const challenge = await take(token);
      const answer = response as AuthenticationResponseJSON;
      const passkey = challenge?.person === null ? await passkeys.find(String(answer?.id)) : undefined;
      const person = passkey && (await people.find(passkey.person));
      if (!challenge || !passkey || !person || person.endedAt !== undefined) return undefined;
      const { id, counter } = passkey;
      const credential = { id, counter, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")) };
      const signed = { response: answer, expectedChallenge: challenge.challenge, credential };
      const verified = await verifyAuthenticationResponse({ ...signed, ...expected }).catch(() => undefined);
      if (!verified?.verified) return undefined;
      await passkeys.noteUse(id, verified.authenticationInfo.newCounter, clock());
      return enter(person, caller);
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
