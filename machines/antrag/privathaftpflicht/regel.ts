import type * as z from 'zod/mini';
import { zuZweit } from '#contract/begriffe/familie.ts';
import type { Wunsch } from '#contract/begriffe/wunsch.ts';
import type { phvTarifieren } from '#contract/endpoints/tarifieren/phv.ts';
import { vertragsMarkeVon } from '#contract/marken.ts';
import { privathaftpflicht } from '#contract/produkte/privathaftpflicht.ts';
import { beginntAm, mitBeginn } from '../anschluss.ts';
import type { Antragsumfeld } from '../context.ts';
import { nehmerAus } from '../nehmer.ts';
import { produktregel } from '../produktregel.ts';
import type { Produktregel, Widerspruch } from '../regel.ts';
import { formen, nenntPartner, type PrivathaftpflichtAntworten, tarifFehlt } from './answers.ts';
import { angenommen } from './annahmen.ts';

type Anfrage = z.input<(typeof phvTarifieren)['body']>;
type Tarif = NonNullable<PrivathaftpflichtAntworten['angebot']>;

const { summe, grenzen } = privathaftpflicht;
const [niedrigste, , hoechste] = summe.stufen;

/** What makes an application one for private liability (`domain/antrag.md §6.3`, `domain/verkauf.md §3`). */
export const privathaftpflichtRegel: Produktregel<PrivathaftpflichtAntworten, Anfrage> =
  produktregel<PrivathaftpflichtAntworten, Anfrage>({
    produkt: 'phv',
    formen,
    nehmer: (antworten) => nehmerAus(mitGeburtsdatum(antworten)),
    risiko: (antworten, umfeld) => {
      const { einstieg, beruf, angebot } = antworten;
      const geburtsdatum = geburtsdatumIn(antworten);
      if (!einstieg || !beruf || geburtsdatum === undefined) return null;
      const dienst = diensthaftpflicht(antworten);
      return {
        familienstand: einstieg.familienstand,
        // Before it is asked, a day of the age that is assumed.
        geburtsdatum: geburtsdatum || angenommenerTag(angebot, umfeld),
        versicherungsbeginn: beginnt(antworten, umfeld),
        ...(dienst && { diensthaftpflicht: dienst }),
        [variantenDer(umfeld).feld]: angebot.variante,
        versicherungssumme: angebot.versicherungssumme,
        sb: angebot.sb,
      };
    },
    wahl: (umfeld, { einstieg }) => nachWunsch(umfeld, einstieg?.wunsch),
    zahlweise: 'MONATLICH',
    annahmen: angenommen,
    nimmtAn: ({ angebot }) => Object.keys(angebot?.annahmen ?? {}).length > 0,
    fragt: (schritt, { einstieg }) => schritt !== 'familie' || einstieg?.familienstand !== 'SINGLE',
    widersprueche(schritt, { antworten, umfeld }) {
      if (schritt === 'angebot') return nichtVerkauft(antworten, umfeld);
      return schritt === 'familie' ? ungefragt(antworten) : [];
    },
  });

/** When she was born, as she said it once; empty while it is assumed. */
export function geburtsdatumIn({ einstieg, familie }: PrivathaftpflichtAntworten) {
  return einstieg?.familienstand === 'SINGLE' ? einstieg.geburtsdatum : familie?.geburtsdatum;
}

/** Who takes it out, with the day she was born. */
export function mitGeburtsdatum({ person, ...antworten }: PrivathaftpflichtAntworten) {
  const geburtsdatum = geburtsdatumIn(antworten);
  return person && geburtsdatum !== undefined
    ? { ...antworten, person: { ...person, geburtsdatum } }
    : {};
}

/** Somebody else is insured with her. */
export function istZuZweit({ einstieg }: PrivathaftpflichtAntworten): boolean {
  return einstieg !== undefined && zuZweit.has(einstieg.familienstand);
}

/** Who that is, where she says so. */
export function partnerIn(antworten: PrivathaftpflichtAntworten) {
  const { familie } = antworten;
  if (!familie || !istZuZweit(antworten) || !nenntPartner(familie)) return null;
  const { partnerVorname, partnerNachname, partnerGeburtsdatum } = familie;
  if (!partnerVorname || !partnerNachname || !partnerGeburtsdatum) return null;
  return { vorname: partnerVorname, nachname: partnerNachname, geburtsdatum: partnerGeburtsdatum };
}

/** Liability in public service, in or out; nothing where her profession has none. */
export function diensthaftpflicht({ beruf, angebot }: PrivathaftpflichtAntworten) {
  const gruppe = grenzen.berufe.find((eine) => eine === beruf?.beruf);
  if (!beruf?.oeffentlicherDienst || gruppe === undefined) return null;
  return { eingeschlossen: angebot?.diensthaftpflicht === true, beruf: gruppe };
}

/** The age that counts is that on the day it begins, which follows a contract elsewhere. */
function beginnt(
  { vorversicherung, angebot }: PrivathaftpflichtAntworten & { readonly angebot: Tarif },
  umfeld: Antragsumfeld,
): string {
  const antworten = { angebot, ...(vorversicherung && { vorversicherung }) };
  return beginntAm(mitBeginn({ umfeld, antworten }).angebot);
}

/** Somebody between young and old, or old enough to pay less. */
function angenommenerTag({ annahmen }: Tarif, { heute }: Antragsumfeld): string {
  const alter = grenzen.alter.nachlassAb + (annahmen?.aelter ? 5 : -20);
  return `${Number(heute.slice(0, 4)) - alter}-01-01`;
}

/** What fits what she wishes. */
export function nachWunsch(umfeld: Antragsumfeld, wunsch: Wunsch = 'AUSGEWOGEN') {
  const { vorgabe, stufen } = variantenDer(umfeld);
  const gewuenscht = {
    GUENSTIG: { variante: stufen[0], versicherungssumme: niedrigste, sb: 'SB_250' },
    AUSGEWOGEN: { variante: vorgabe, versicherungssumme: summe.vorgabe, sb: 'SB_KEINE' },
    RUNDUM: {
      variante: stufen.at(-1) ?? vorgabe,
      versicherungssumme: hoechste,
      sb: 'SB_KEINE',
    },
  } as const satisfies Record<Wunsch, Partial<Tarif>>;
  return { ...gewuenscht[wunsch], diensthaftpflicht: false };
}

/** The variants she can choose from. */
function variantenDer({ marke }: Antragsumfeld) {
  return grenzen.varianten[vertragsMarkeVon(marke)];
}

/** The shape knows the variants of all brands. */
function nichtVerkauft(
  { angebot }: PrivathaftpflichtAntworten,
  umfeld: Antragsumfeld | null,
): readonly Widerspruch[] {
  if (!angebot || !umfeld) return [];
  const stufen: readonly string[] = variantenDer(umfeld).stufen;
  return stufen.includes(angebot.variante) ? [] : [{ feld: 'variante', text: tarifFehlt }];
}

/** Whoever insures two is asked whether they are married. */
function ungefragt(antworten: PrivathaftpflichtAntworten): readonly Widerspruch[] {
  return istZuZweit(antworten) && antworten.familie?.verheiratet === undefined
    ? [{ feld: 'verheiratet', text: 'Wählen Sie, ob Sie miteinander verheiratet sind.' }]
    : [];
}
