import * as z from 'zod/mini';
import type { Feldeingaben } from '../../../formular/antwort.ts';
import { type DraftStorage, draftAt } from '../../draft.ts';
import type { Thema } from './weg.ts';

/** Whose message about what. */
export interface Briefkopf {
  thema: Thema & { bezug?: string };
  sub: string;
}

/** What this tab keeps of a message until it is sent; each subject has its own. */
export function entwurfVon(speicher: DraftStorage, kopf: Briefkopf) {
  const draft = draftAt(speicher, 'konto/nachricht', themaAls(kopf.thema), kopf.sub);
  return {
    lies: () => z.safeParse(getippt, draft.read()?.antworten).data ?? {},
    schreibe: (antworten: Feldeingaben) => draft.write({ schritt: 'schreiben', antworten }),
    vergiss: () => {
      draft.clear();
      vorgelegtesVon(speicher, kopf).clear();
    },
  };
}

/** Lays the words of a message ready, as an address must not carry them. What she has typed herself stays. */
export function legeVor(speicher: DraftStorage, kopf: Briefkopf, text: string): void {
  const entwurf = entwurfVon(speicher, kopf);
  const bisher = entwurf.lies();
  const vorgelegt = vorgelegtesVon(speicher, kopf);
  const eigenes = bisher.text && bisher.text !== vorgelegt.read()?.antworten;
  if (eigenes) return;
  entwurf.schreibe({ ...bisher, text });
  vorgelegt.write({ schritt: 'schreiben', antworten: text });
}

function vorgelegtesVon(speicher: DraftStorage, { thema, sub }: Briefkopf) {
  return draftAt(speicher, 'konto/nachricht/vorgelegt', themaAls(thema), sub);
}

/** Each subject has its own. */
export function themaAls({ anliegen, versicherungsNummer, bezug }: Briefkopf['thema']): string {
  return bezug ?? [anliegen, versicherungsNummer].join('/');
}

const getippt = z.record(z.string(), z.string());
