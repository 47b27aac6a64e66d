import { type ReactNode, useEffect } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { Logo } from "../../../app/ui/logo.tsx";
import { initialsOf, mayEnter, type Role } from "../../../domain/office/person.ts";
import { Keys } from "./keys.tsx";
import styles from "./shell.module.css";
import type { RootData } from "./use-root.ts";

/** The bar with the rooms one may enter, and the person who is signed in. */
export function Shell({ root: { words, person, company }, children }: { root: RootData; children: ReactNode }) {
  useFocusOfAddress();
  return (
    <>
      <a className={`vh ${styles.skip}`} href="#content">
        {words.skip}
      </a>
      <header className={`${styles.bar} noprint`}>
        <Link to={person ? firstRoom(person) : "/"} className={styles.home}>
          <Logo name={company} />
          <span className={styles.office}>{words.office}</span>
        </Link>
        {person && <Rooms words={words} roles={person.roles} />}
        {person?.hasLetterKeys && mayEnter("leads", person) && <Keys words={words.keys} />}
        {person && (
          <Link to="/you" className={styles.me}>
            <Initials name={person.name} />
            <span className={styles.name}>
              {person.name}
              <small>{rolesText(person.roles, words)}</small>
            </span>
          </Link>
        )}
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  );
}

/** A link to a field, such as "#status", lets one choose or write there at once. */
function useFocusOfAddress(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address again is another visit
  useEffect(() => {
    const named = document.getElementById(hash.slice(1));
    if (named?.matches("input, select, textarea")) named.focus();
  }, [hash, key]);
}

function Rooms({ words: { rooms }, roles }: { words: RootData["words"]; roles: readonly Role[] }) {
  return (
    <nav className={styles.rooms} aria-label={rooms.label}>
      {mayEnter("leads", { roles }) && (
        <NavLink to="/" end data-key="g t">
          {rooms.leads}
        </NavLink>
      )}
      {mayEnter("leads", { roles }) && (
        <Link to="/#text" data-key="/">
          {rooms.search}
        </Link>
      )}
      {mayEnter("words", { roles }) && <NavLink to="/words">{rooms.words}</NavLink>}
      {mayEnter("people", { roles }) && <NavLink to="/people">{rooms.people}</NavLink>}
      <NavLink to="/you">{rooms.you}</NavLink>
    </nav>
  );
}

function firstRoom(person: { roles: readonly Role[] }): string {
  return !mayEnter("leads", person) && mayEnter("words", person) ? "/words" : "/";
}

export function Initials({ name }: { name: string }) {
  return (
    <span className={styles.initials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

export function rolesText(roles: readonly Role[], { roles: names }: RootData["words"]): string {
  return roles.map((role) => names[role]).join(", ") || names.none;
}
