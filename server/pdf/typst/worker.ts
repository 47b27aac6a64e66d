import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import { initSync, TypstCompilerBuilder } from "@myriaddreamin/typst-ts-web-compiler";

// Typst is 28 MB of WebAssembly: a thread of its own keeps its time and its memory apart from the server's.
const folder = import.meta.dirname;
const wasm = new URL(import.meta.resolve("@myriaddreamin/typst-ts-web-compiler/wasm"));
initSync({ module: readFileSync(wasm) });

const builder = new TypstCompilerBuilder();
builder.set_dummy_access_model();
for (const font of globSync("fonts/*.ttf", { cwd: folder }).sort()) {
  await builder.add_raw_font(readFileSync(join(folder, font)));
}
const compiler = await builder.build();
for (const template of globSync("*.typ", { cwd: folder })) {
  compiler.add_source(`/${template}`, readFileSync(join(folder, template), "utf8"));
}

parentPort?.on("message", ({ template, data }: { template: string; data: object }) => {
  compiler.map_shadow("/data.json", Buffer.from(JSON.stringify(data)));
  const { result, diagnostics } = compiler.compile(`/${template}.typ`, undefined, "pdf", 2);
  parentPort?.postMessage({ bytes: result, problems: diagnostics });
});
