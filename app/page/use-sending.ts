import { type SubmitEvent, useRef } from "react";
import { painted } from "./painted.ts";

type Submitter = SubmitEvent["nativeEvent"]["submitter"];

/** Sends a form once at a time, and after its button has been seen to be pressed. */
export function useSending(send: (form: HTMLFormElement, submitter: Submitter) => Promise<void>) {
  const underWay = useRef(false);
  return async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    const { currentTarget, nativeEvent } = event;
    await painted();
    await send(currentTarget, nativeEvent.submitter).finally(() => {
      underWay.current = false;
    });
  };
}
