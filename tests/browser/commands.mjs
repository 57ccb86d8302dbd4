// Answers commands as the page does: reads {folder, texts, questions: [{typed, world}]} and writes the answers.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const asked = JSON.parse(readFileSync(0, "utf8"));
const require = createRequire(`${asked.folder}/package.json`);
const { FluentBundle, FluentResource } = require("@fluent/bundle");
const { transpileModule, ModuleKind } = require("typescript");

const source = readFileSync(`${asked.folder}/src/lib/commands.ts`, "utf8");
const { outputText } = transpileModule(source, { compilerOptions: { module: ModuleKind.ESNext, target: "ES2022" } });
const { answer } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);

const bundle = new FluentBundle(asked.language, { useIsolating: false });
bundle.addResource(new FluentResource(asked.texts));
function say(id, args) {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`no message ${id}`);
  return bundle.formatPattern(pattern, args ?? {});
}
const tools = { say, district: (name) => `<${name}>`, character: (key) => `<${key}>` };
console.log(JSON.stringify(asked.questions.map(({ typed, world }) => answer(typed, { ...world, ...tools }))));
