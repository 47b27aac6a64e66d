/** A circle with an exclamation mark: beside every message about something that is wrong. */
export function AlertSign() {
  return (
    <svg className="i" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round" aria-hidden="true">
      <path d="M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20" />
      <path d="M12 8v4" />
      <path d="M12 16h.01" />
    </svg>
  );
}
