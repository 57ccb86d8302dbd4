// Shows the server's OpenAPI document. Everything from it is put in as text, never as markup.
"use strict";

const REF = "#/components/schemas/";
const METHODS = ["get", "post", "put", "patch", "delete"];

let schemas = {};

/** An element with attributes and children; strings become text. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

// -- types ---------------------------------------------------------------------------

function nameOf(schema) {
  return schema.$ref ? schema.$ref.replace(REF, "") : null;
}

function parts(schema) {
  return schema.oneOf ?? schema.anyOf ?? schema.allOf ?? null;
}

/** A type in a few words. */
function words(schema) {
  if (schema === undefined || schema === true) return "anything";
  if (schema.$ref) return nameOf(schema);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (parts(schema)) return parts(schema).map(words).join(" or ");
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => words({ ...schema, type })).join(" or ");
  }
  if (schema.type === "array") return schema.items ? `list of ${words(schema.items)}` : "list";
  if (schema.type === "object" && schema.additionalProperties && !schema.properties) {
    return `object of ${words(schema.additionalProperties)}`;
  }
  return `${schema.type ?? "anything"}${bounds(schema)}`;
}

function bounds(schema) {
  const found = [];
  const least = schema.minimum ?? schema.minLength ?? schema.minItems;
  const most = schema.maximum ?? schema.maxLength ?? schema.maxItems;
  if (least !== undefined) found.push(`from ${least}`);
  if (most !== undefined) found.push(`to ${most}`);
  if (schema.maxLength !== undefined) found.push("characters");
  const text = found.length ? ` (${found.join(" ")})` : "";
  return schema.pattern ? `${text}, ${schema.pattern}` : text;
}

/** The schemas with fields that a type mentions, each once. */
function named(schema, found = new Map()) {
  if (!schema || typeof schema !== "object") return found;
  const name = nameOf(schema);
  if (name) {
    if (schemas[name]) found.set(name, schemas[name]);
    return found;
  }
  if (schema.properties) found.set(schema.title ?? schema.description ?? "object", schema);
  for (const part of parts(schema) ?? []) named(part, found);
  named(schema.items, found);
  named(schema.additionalProperties, found);
  return found;
}

/** A type, with what it is made of folded behind it. */
function typeNode(schema) {
  const found = [...named(schema)];
  if (!found.length) return make("code", {}, words(schema));
  const details = make("details", {}, make("summary", {}, make("code", {}, words(schema))));
  unfold(details, found);
  return details;
}

/** Fill a fold when it is opened; schemas may contain themselves, so not before. */
function unfold(details, found) {
  const fill = () => {
    for (const [name, schema] of found) {
      if (found.length > 1) details.append(make("p", {}, make("code", {}, name)));
      details.append(...fields(schema));
    }
  };
  details.addEventListener("toggle", fill, { once: true });
}

function fields(schema) {
  const shown = [];
  if (schema.description) shown.push(make("p", {}, plain(schema.description)));
  const rows = Object.entries(schema.properties ?? {}).map(([name, type]) => [
    name,
    type,
    remark(type, (schema.required ?? []).includes(name)),
  ]);
  if (rows.length) shown.push(table("field", rows));
  if (!shown.length) shown.push(make("p", {}, make("code", {}, words(schema))));
  return shown;
}

function remark(schema, required, description = schema?.description) {
  const said = [];
  if (required) said.push("required");
  if (schema?.default !== undefined) said.push(`if left out: ${JSON.stringify(schema.default)}`);
  if (description) said.push(plain(description));
  return said.join("; ");
}

function plain(text) {
  return text.replaceAll("``", "").replace(/\s+/g, " ");
}

function table(head, rows) {
  const titles = [head, "type", "remarks"].map((title) => make("th", { scope: "col" }, title));
  const body = make("tbody");
  for (const [name, schema, text] of rows) {
    const first = make("th", { scope: "row" }, make("code", {}, name));
    body.append(make("tr", {}, first, make("td", {}, typeNode(schema)), make("td", {}, text)));
  }
  const whole = make("table", {}, make("thead", {}, make("tr", {}, ...titles)), body);
  return make("div", { class: "scroll" }, whole);
}

// -- operations ----------------------------------------------------------------------

function operationSection(id, method, path, operation) {
  const title = make("h2", { id: `${id}-title` }, make("span", { class: "method" }, method.toUpperCase()));
  title.append(make("span", { class: "path" }, path));
  const section = make("section", { id, class: "operation", "aria-labelledby": `${id}-title` }, title);
  if (operation.summary) section.append(make("p", {}, operation.summary));
  if (operation.description) section.append(make("p", {}, plain(operation.description)));
  const parameters = operation.parameters ?? [];
  if (parameters.length) {
    const rows = parameters.map((one) => [
      one.name,
      one.schema,
      [one.in, remark(one.schema, one.required, one.description)].filter(Boolean).join("; "),
    ]);
    section.append(make("h3", {}, "Parameters"), table("name", rows));
  }
  if (operation.requestBody) {
    section.append(make("h3", {}, "Body"), ...contents(operation.requestBody.content));
  }
  section.append(make("h3", {}, "Answers"));
  for (const [code, answer] of Object.entries(operation.responses ?? {})) {
    section.append(make("p", {}, make("code", {}, code), ` ${answer.description ?? ""}`));
    section.append(...contents(answer.content));
  }
  return section;
}

function contents(content) {
  return Object.entries(content ?? {}).map(([kind, { schema }]) => {
    const line = make("div", {}, typeNode(schema));
    if (kind !== "application/json") line.prepend(make("p", { class: "quiet" }, kind));
    return line;
  });
}

function schemaFold(name, schema) {
  const details = make("details", { id: `schema-${name}` }, make("summary", {}, make("code", {}, name)));
  unfold(details, [[name, schema]]);
  return details;
}

// -- the page ------------------------------------------------------------------------

function show(document_) {
  schemas = document_.components?.schemas ?? {};
  const list = document.getElementById("contents");
  const operations = document.getElementById("operations");
  for (const [path, item] of Object.entries(document_.paths ?? {})) {
    for (const method of METHODS.filter((one) => item[one])) {
      const operation = item[method];
      const id = operation.operationId ?? `${method}${path.replace(/\W+/g, "-")}`;
      operations.append(operationSection(id, method, path, operation));
      list.append(contentsItem(id, operation.summary ?? `${method.toUpperCase()} ${path}`));
    }
  }
  const section = document.getElementById("schemas");
  for (const name of Object.keys(schemas).sort()) section.append(schemaFold(name, schemas[name]));
  section.hidden = false;
  list.append(contentsItem("schemas", "Schemas"));
  const { title, version } = document_.info ?? {};
  document.getElementById("status").textContent = [title, version].filter(Boolean).join(", version ");
}

function contentsItem(id, text) {
  return make("li", {}, make("a", { href: `#${id}` }, text));
}

/** Go where the address points, now that it is there. */
function goToTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  if (target instanceof HTMLDetailsElement) target.open = true;
  target.scrollIntoView();
}

async function begin() {
  try {
    const answer = await fetch("/openapi/openapi.json");
    if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
    show(await answer.json());
    goToTarget();
    addEventListener("hashchange", goToTarget);
  } catch (error) {
    const status = document.getElementById("status");
    status.className = "failed";
    status.textContent = `The description could not be read: ${error.message}`;
  }
}

begin();
