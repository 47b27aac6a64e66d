export const visibleRows = 7;

/** Pixels above and below the view. */
export const usualBuffer = 200;
const mostRows = 1_000;

type Rows = { first: number; end: number };
type Scrolled = { count: number; rowHeight: number; scrollTop: number; buffer?: number };

/** The rows to render: those in view and a little more on both sides, from `first` up to, not including, `end`. */
export function listWindow({ count, rowHeight, scrollTop, buffer = usualBuffer }: Scrolled): Rows {
  const first = Math.max(0, Math.floor((scrollTop - buffer) / rowHeight));
  const end = Math.ceil((scrollTop + visibleRows * rowHeight + buffer) / rowHeight);
  return { first: Math.min(first, count), end: Math.min(end, count, first + mostRows) };
}

/** Where a list is scrolled to so that a row stands fourth, or as near to it as the ends of the list allow. */
export function scrollTopFor(row: number, count: number, rowHeight: number): number {
  const furthest = Math.max(0, (count - visibleRows) * rowHeight);
  return Math.min(Math.max(0, (row - 3) * rowHeight), furthest);
}
