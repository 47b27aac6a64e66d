import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { growth } from "../../testing/growth.ts";
import { contentSecurityPolicy, inlineHashes, outsideHosts, securityHeaders } from "./security-headers.ts";

function asObject(headers: string[]): Record<string, string> {
  const pairs = headers.flatMap((name, i) => (i % 2 === 0 ? [[name, headers[i + 1] as string]] : []));
  return Object.fromEntries(pairs);
}

describe("security headers", () => {
  test("are all there", () => {
    expect(asObject(securityHeaders("http://localhost:3000")({}))).toEqual({
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Frame-Options": "DENY",
      "Permissions-Policy": expect.stringMatching(/^([a-z-]+=\(\), )+[a-z-]+=\(\)$/),
      "Content-Security-Policy": contentSecurityPolicy([], []),
    });
  });

  test("speak of https only where the site is served so", () => {
    const name = "Strict-Transport-Security";
    expect(asObject(securityHeaders("https://yakamoz.example")({}))[name]).toBe("max-age=63072000");
    expect(asObject(securityHeaders("http://yakamoz.example")({}))).not.toHaveProperty(name);
  });

  test("let other sites show share images", () => {
    const headers = asObject(securityHeaders("http://localhost:3000")({ crossOrigin: true }));
    expect(headers["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
  });

  test("carry the policy word for word", () => {
    expect(contentSecurityPolicy(["'sha256-a'", "'sha256-b'"], ["'sha256-c'"])).toBe(
      "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'sha256-c'; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });

  test("let the configured tag manager send scripts, pictures and answers, and nothing inline", () => {
    const policy = contentSecurityPolicy(["'sha256-a'"], [], outsideHosts({ TAG_MANAGER_ID: "GTM-A" }));
    const google = "https://www.googletagmanager.com";
    expect(policy).toContain(`script-src 'self' 'sha256-a' ${google};`);
    expect(policy).toContain(`img-src 'self' data: ${google} https://*.google-analytics.com;`);
    expect(policy).toContain(
      `connect-src 'self' ${google} https://*.google-analytics.com https://*.analytics.google.com;`,
    );
    expect(policy).not.toMatch(/unsafe|frame-src|recaptcha/);
  });

  test("let the configured captcha send its script and open its frame", () => {
    const policy = contentSecurityPolicy([], [], outsideHosts({ RECAPTCHA_SITE_KEY: "k" }));
    expect(policy).toContain("script-src 'self' https://www.recaptcha.net https://www.gstatic.com/recaptcha/;");
    expect(policy).toContain("frame-src https://www.recaptcha.net;");
    expect(policy).not.toMatch(/unsafe|google/);
  });

  test("let the country be looked up elsewhere only where that is set", () => {
    const policyOf = (address: string) => contentSecurityPolicy([], [], outsideHosts({ COUNTRY_LOOKUP_URL: address }));
    expect(policyOf("/api/country")).toContain("connect-src 'self';");
    expect(policyOf("https://geo.example/v1")).toContain("connect-src 'self' https://geo.example;");
  });
});

function sha(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

describe("inline hashes", () => {
  test("name every inline script and style block once", () => {
    const html = `<style>a{}</style><script>one()</script><script type="module">two()</script><script>one()</script>`;
    expect(inlineHashes(html)).toEqual({ scripts: [sha("one()"), sha("two()")], styles: [sha("a{}")] });
  });

  test("leave out files and data blocks", () => {
    const html = `<script src="/a.js"></script><script type="application/ld+json">{}</script><script type=application/json>{}</script>`;
    expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
  });

  test("take import maps, old type names and other letter cases", () => {
    const html = `<SCRIPT TYPE="text/javascript">a</SCRIPT><script type='importmap'>{}</script><script type="">b</script>`;
    expect(inlineHashes(html).scripts).toEqual([sha("a"), sha("{}"), sha("b")]);
  });

  test("are not misled by attributes, comments and text that looks like a tag", () => {
    const html = `<!-- <script>no</script> --><script data-a="x>y" data-b='</script>' async>if (a<b) "<script>"</script ><scripty>no</scripty>`;
    expect(inlineHashes(html).scripts).toEqual([sha(`if (a<b) "<script>"`)]);
  });

  test("keep every byte of the text, with line ends as a browser reads them", () => {
    expect(inlineHashes("<script>\r\n ş\t\n</script>").scripts).toEqual([sha("\n ş\t\n")]);
  });

  test("read a page that breaks off", () => {
    expect(inlineHashes("<script>a").scripts).toEqual([sha("a")]);
    expect(inlineHashes('<script src="').scripts).toEqual([]);
    expect(inlineHashes("<!-- <script>a")).toEqual({ scripts: [], styles: [] });
  });

  test.each(['a="b" ', "<script ", " "])("take no more work for a long row of %j", (piece) => {
    expect(growth((length) => `<script ${piece.repeat(length / piece.length)}`, inlineHashes)).toBeLessThan(3);
  });
});
