import { type RefObject, useLayoutEffect } from "react";

/** Sets custom properties by script, since the content security policy refuses style attributes in the markup. */
export function useCustomProperties(
  element: RefObject<HTMLElement | null>,
  properties: Readonly<Record<string, string | undefined>>,
): void {
  useLayoutEffect(() => {
    const style = element.current?.style;
    for (const [name, value] of Object.entries(properties)) {
      if (value === undefined) style?.removeProperty(name);
      else style?.setProperty(name, value);
    }
  });
}
