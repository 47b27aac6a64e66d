import type { Page } from "playwright-core";

/** How many components React rendered again, and how many changes the document saw, by part of the page. */
export type Renderings = { rendered: Record<string, number>; changed: Record<string, number> };

/** The little of React's inner tree that its developer tools read. */
type Fiber = {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  stateNode: unknown;
};

/**
 * React tells its developer tools of every commit, in production too, and marks the components that it called. We
 * stand where they would; before the page is opened.
 */
export async function noteRenderings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const performedWork = 1;
    const functionComponents = [0, 11, 14, 15];
    let rendered: Record<string, number> = {};
    let changed: Record<string, number> = {};

    function count(counts: Record<string, number>, node: Node | undefined) {
      const element = node instanceof Element ? node : node?.parentElement;
      const part = element?.closest("header, footer, main, head")?.localName ?? "around";
      counts[part] = (counts[part] ?? 0) + 1;
    }

    function firstNode(fiber: Fiber | null): Node | undefined {
      if (!fiber) return undefined;
      if (fiber.stateNode instanceof Node) return fiber.stateNode;
      for (let child = fiber.child; child; child = child.sibling) {
        const node = firstNode(child);
        if (node) return node;
      }
      return undefined;
    }

    function visit(fiber: Fiber, before: Fiber) {
      if (functionComponents.includes(fiber.tag) && fiber.flags & performedWork) count(rendered, firstNode(fiber));
      if (fiber.child === before.child) return;
      for (let child = fiber.child; child; child = child.sibling) {
        // What has no past is new.
        if (child.alternate) visit(child, child.alternate);
      }
    }

    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
        onCommitFiberRoot(_: number, { current }: { current: Fiber }) {
          if (current.alternate) visit(current, current.alternate);
        },
      },
      takeRenderings() {
        const taken = { rendered, changed };
        rendered = {};
        changed = {};
        return taken;
      },
    });
    new MutationObserver((records) => {
      for (const { target } of records) count(changed, target);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** What was noted since the last look. */
export function renderingsOf(page: Page): Promise<Renderings> {
  return page.evaluate(
    () => (window as Window & { takeRenderings?: () => Renderings }).takeRenderings?.() as Renderings,
  );
}
