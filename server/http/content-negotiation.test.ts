import { describe, expect, test } from "vitest";
import { acceptedEncodings } from "./content-negotiation.ts";

describe("Accept-Encoding", () => {
  test.each([
    [undefined, ["identity"]],
    ["", ["identity"]],
    ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
    ["gzip", ["gzip", "identity"]],
    ["br;q=0.5, gzip;q=0.8", ["gzip", "br", "identity"]],
    ["br;q=0, gzip", ["gzip", "identity"]],
    ["*", ["br", "gzip", "identity"]],
    ["*;q=0.5, gzip", ["gzip", "br", "identity"]],
    ["*;q=0", ["identity"]],
    ["identity", ["identity"]],
    ["identity;q=1, br;q=0.1", ["identity", "br"]],
    ["identity;q=0", ["identity"]],
    ["BR;Q=1", ["br", "identity"]],
    ["x-gzip", ["gzip", "identity"]],
    ["br;q=2, gzip;q=abc, zstd;q=-1", ["identity"]],
    [",,;;q=,=", ["identity"]],
  ])("%s gives %j", (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected);
  });
});
