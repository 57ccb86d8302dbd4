/** Files that come compressed with gzip, so that no host has to compress them. */

/** The text of an answer, expanded unless the host or the browser has done so. */
export async function textOf(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return new TextDecoder().decode(bytes);
  return await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}
