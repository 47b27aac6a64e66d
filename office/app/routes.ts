import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  route("sign-in", "sign-in/sign-in.tsx"),
  route("sign-in/link", "sign-in/link.tsx"),
  route("sign-in/sea.svg", "sign-in/sea.ts"),
  route("sign-in/passkey", "sign-in/passkey.ts"),
  route("language", "language.ts"),
  layout("signed-in.tsx", [
    layout("leads/leads-room.tsx", [
      index("leads/leads.tsx"),
      route("figures", "leads/figures.tsx"),
      route("export", "leads/export.tsx"),
      route("export/file", "leads/export-file.ts"),
      route("held", "leads/held.tsx"),
      route("leads/:reference", "leads/lead.tsx"),
    ]),
    layout("words/words-room.tsx", [
      route("words", "words/words.tsx"),
      route("words/*", "words/text.tsx"),
      route("words/drafts", "words/drafts.tsx"),
      route("words/drafts/:draft", "words/draft.tsx"),
      route("words/drafts/:draft/texts/*", "words/draft-text.tsx"),
      route("words/drafts/:draft/items/*", "words/draft-item.tsx"),
      route("words/drafts/:draft/card", "words/draft-card.ts"),
      route("words/drafts/:draft/publish", "publishing/publish.tsx"),
      route("words/history", "publishing/history.tsx"),
      route("words/history/:commit", "publishing/publication.tsx"),
    ]),
    route("words/drafts/:draft/pages/*", "words/studio.tsx"),
    route("you", "people/you.tsx"),
    route("you/passkeys", "people/passkeys.ts"),
    route("sign-out", "sign-in/sign-out.ts"),
    layout("requests/requests-room.tsx", [
      route("requests", "requests/requests.tsx"),
      route("requests/:reference", "requests/request.tsx"),
      route("erase", "erasure/erase.tsx"),
      route("destructions", "erasure/destructions.tsx"),
      route("destructions/:id", "erasure/certificate.tsx"),
    ]),
    layout("people/people-room.tsx", [route("people", "people/people.tsx")]),
  ]),
  route("*", "missing.tsx"),
] satisfies RouteConfig;
