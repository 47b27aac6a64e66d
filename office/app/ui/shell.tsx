import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { Logo } from "../../../app/ui/logo.tsx";
import { initialsOf, mayEnter, type Role } from "../../../domain/office/person.ts";
import styles from "./shell.module.css";
import type { RootData } from "./use-root.ts";

/** The bar with the rooms one may enter, and the person who is signed in. */
export function Shell({ root: { words, person, company }, children }: { root: RootData; children: ReactNode }) {
  return (
    <>
      <a className={`vh ${styles.skip}`} href="#content">
        {words.skip}
      </a>
      <header className={`${styles.bar} noprint`}>
        <Link to="/" className={styles.home}>
          <Logo name={company} />
          <span className={styles.office}>{words.office}</span>
        </Link>
        {person && <Rooms words={words} roles={person.roles} />}
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

function Rooms({ words: { rooms }, roles }: { words: RootData["words"]; roles: readonly Role[] }) {
  return (
    <nav className={styles.rooms} aria-label={rooms.label}>
      {mayEnter("leads", { roles }) && (
        <NavLink to="/" end>
          {rooms.leads}
        </NavLink>
      )}
      {mayEnter("people", { roles }) && <NavLink to="/people">{rooms.people}</NavLink>}
      <NavLink to="/you">{rooms.you}</NavLink>
    </nav>
  );
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
