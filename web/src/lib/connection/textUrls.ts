/** Where the words of the page and the cards are: with the server, or as files of the site. */

import { ROOT } from "../page/build";
import { isSite } from "../page/site";

export const textsUrl = (language: string): string => (isSite ? `${ROOT}words/${language}.txt.gz` : `/api/texts/${language}`);

export const catalogUrl = (language: string): string =>
  isSite ? `${ROOT}words/${language}.json.gz` : `/api/catalogue?language=${language}`;
