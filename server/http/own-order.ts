/**
 * A page that shows what its visitor posted waits for the posts of that visitor that came before it. A browser sends
 * what is still to be saved right before it asks for the page again, and does not wait for the answer.
 */
export function ownOrder() {
  const posts = new Map<string, Promise<unknown>>();

  return function inOrder<Answer>(visitor: string, isPost: boolean, make: () => Promise<Answer>): Promise<Answer> {
    const before = posts.get(visitor);
    if (!isPost) return before ? before.then(make) : make();
    const answer = make();
    const settled = Promise.allSettled([before, answer]).finally(() => {
      if (posts.get(visitor) === settled) posts.delete(visitor);
    });
    posts.set(visitor, settled);
    return answer;
  };
}
