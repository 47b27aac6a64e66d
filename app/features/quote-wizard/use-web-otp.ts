import { useEffect, useEffectEvent } from "react";

type OtpRequest = CredentialRequestOptions & { otp: { transport: ["sms"] } };

/** Where the phone reads the message itself and its owner agrees, the code comes from there. */
export function useWebOtp(onCode: (code: string) => void, told: unknown): void {
  const receive = useEffectEvent(onCode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code is another message to wait for
  useEffect(() => {
    if (!("OTPCredential" in window)) return;
    const ending = new AbortController();
    const options: OtpRequest = { otp: { transport: ["sms"] }, signal: ending.signal };
    navigator.credentials.get(options).then(
      (credential) => {
        if (credential && "code" in credential) receive(String(credential.code));
      },
      // Refused or given up: the field is there.
      () => undefined,
    );
    return () => ending.abort();
  }, [told]);
}
