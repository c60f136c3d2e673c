import type { Page, Response } from '@playwright/test';
import * as z from 'zod/mini';
import { postfaecher } from '#contract/endpoints/postfach.ts';
import { schaedenLesen } from '#contract/endpoints/schaden.ts';
import { findByPartnerNummer } from '#contract/endpoints/vertrag.ts';

/** What the server has said on a page so far of messages, noted changes and claims: who wrote, about what, what will change, what happened. */
export function wordsOfTheServer(page: Page): () => Promise<ReadonlySet<string>> {
  const heard: Promise<string[]>[] = [];
  page.on('response', (response) => {
    const wordsIn = readers.find(([path]) => path.test(response.url()))?.[1];
    if (wordsIn && response.status() === 200) heard.push(wordsIn(response));
  });
  return async () => new Set((await Promise.all(heard)).flat());
}

const { eingang } = postfaecher.benutzer;

const readers: readonly (readonly [RegExp, (response: Response) => Promise<string[]>])[] = [
  [
    /\/nachricht\/(?:eingang|ausgang)\b/,
    async (response) =>
      z
        .parse(eingang.responses[200], await response.json())
        .nachrichten.flatMap(({ betreff, von, an }) => [betreff, von, an]),
  ],
  [
    /\/schaden\?/,
    async (response) =>
      z
        .parse(schaedenLesen.responses[200], await response.json())
        .map(({ bezeichnung }) => bezeichnung),
  ],
  [
    /\/findByPartnerNummer\/\w+$/,
    async (response) =>
      z
        .parse(findByPartnerNummer.responses[200], await response.json())
        .flatMap(({ vorgemerkteAenderungen }) => vorgemerkteAenderungen.map(({ text }) => text)),
  ],
];
