/**
 * A page that shows what its visitor posted waits for the posts of that visitor that came before it. A browser sends
 * what is still to be saved right before it asks for the page again, and does not wait for the response.
 */
export function readAfterWrite() {
  const posts = new Map<string, Promise<unknown>>();

  return function inOrder<HttpResponse>(
    visitor: string,
    isPost: boolean,
    make: () => Promise<HttpResponse>,
  ): Promise<HttpResponse> {
    const before = posts.get(visitor);
    if (!isPost) return before ? before.then(make) : make();
    const response = make();
    const settled = Promise.allSettled([before, response]).finally(() => {
      if (posts.get(visitor) === settled) posts.delete(visitor);
    });
    posts.set(visitor, settled);
    return response;
  };
}
