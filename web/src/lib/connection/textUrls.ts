/** URLs of the texts and the catalog: routes of the server, or files of the static site. */

import { ROOT } from "../page/build";
import { isSite } from "../page/site";

export const textsUrl = (language: string): string => (isSite ? `${ROOT}words/${language}.txt.gz` : `/api/texts/${language}`);

export const catalogUrl = (language: string): string =>
  isSite ? `${ROOT}words/${language}.json.gz` : `/api/catalogue?language=${language}`;
