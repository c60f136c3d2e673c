import { type $ZodType, safeParse } from 'zod/v4/core';
import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import { type Wunsch, wuensche } from '#contract/begriffe/wunsch.ts';
import { type Beratungsvergleich, wunschFehlt } from '#contract/entities/beratung.ts';
import { antragsziel } from '#contract/produkte/produkte.ts';
import { formatDatum } from '#contract/tag.ts';
import type { Antragsumfeld, BasisAntworten } from '#machines/antrag/context.ts';
import { eingabeVon } from '#machines/antrag/regel.ts';
import { antwortzeilen } from '#machines/formular/zeilen.ts';
import type { Feldfehler } from '../../http/answers.ts';
import type { Antragsprodukt } from '../antrag/pruefung.ts';
import { germanText } from '../germanTexts.ts';
import type { Einstiegsantwort } from './ereignis.ts';

/** One offer with the choice at the price as the application keeps it. */
export interface Angebotswahl {
  readonly wunsch: Wunsch;
  readonly variante: string | null;
  readonly angebot: object;
}

export type Beratungsangebote =
  | {
      readonly ok: {
        readonly vergleich: Beratungsvergleich;
        readonly wahlen: readonly Angebotswahl[];
        /** The first answers as their shape reads them. */
        readonly einstieg: Einstiegsantwort;
      };
    }
  | { readonly nichtAngeboten: string }
  | { readonly ungueltig: Feldfehler[] };

/**
 * What a product offers for each wish, by the rule of its own application and priced by its own tariff: an advice asks
 * no question and knows no price of its own (decision 0102).
 */
export function beratungsangebote<
  A extends BasisAntworten,
  Anfrage extends object,
  Eingabe extends object,
>(produkt: Antragsprodukt<A, Anfrage, Eingabe>) {
  return (gesagt: Einstiegsantwort, umfeld: Antragsumfeld): Beratungsangebote => {
    const form = produkt.regel.formen(umfeld.heute)['einstieg'];
    if (!form) throw new Error('An application that does not begin with its price');
    const gelesen = gelesenerEinstieg(form, gesagt);
    if ('ungueltig' in gelesen) return gelesen;
    const { einstieg } = gelesen;
    const angebote: Bepreistes[] = [];
    for (const wunsch of wuensche) {
      const eines = bepreist(produkt, { ...einstieg, wunsch }, umfeld);
      if ('nichtAngeboten' in eines) return eines;
      angebote.push({ ...eines, wunsch });
    }
    const wahlen = angebote.map(({ wunsch, variante, angebot }) => ({ wunsch, variante, angebot }));
    return { ok: { vergleich: verglichen(produkt, angebote, einstieg, umfeld), wahlen, einstieg } };
  };
}

/** Read by the shape of its page, and nothing besides; with a wish, for whoever wants no advice gets none. */
function gelesenerEinstieg(
  form: $ZodType,
  gesagt: Einstiegsantwort,
): { einstieg: Einstiegsantwort } | { ungueltig: Feldfehler[] } {
  const { data, error } = safeParse(form, gesagt, { error: germanText });
  if (error) {
    const alle = error.issues.map(({ path, message }) => ({ pfad: path.join('.'), text: message }));
    return { ungueltig: alle.map(({ pfad, text }) => ({ feld: `einstieg.${pfad}`, text })) };
  }
  const einstieg = { ...Object(data) } as Einstiegsantwort;
  const fremde = Object.keys(gesagt).filter((name) => !Object.hasOwn(einstieg, name));
  const ohneWunsch = !wuensche.some((wunsch) => wunsch === einstieg['wunsch']);
  const ungueltig = [
    ...fremde.map((name) => ({
      feld: `einstieg.${name}`,
      text: 'Diese Angabe gehört nicht hierher.',
    })),
    ...(ohneWunsch ? [{ feld: 'einstieg.wunsch', text: wunschFehlt }] : []),
  ];
  return ungueltig.length > 0 ? { ungueltig } : { einstieg };
}

interface Bepreistes extends Angebotswahl {
  readonly antworten: BasisAntworten;
  readonly jahresbeitrag: number;
}

function bepreist<A extends BasisAntworten, Anfrage extends object, Eingabe extends object>(
  { regel, tarif }: Antragsprodukt<A, Anfrage, Eingabe>,
  einstieg: Einstiegsantwort,
  umfeld: Antragsumfeld,
): Omit<Bepreistes, 'wunsch'> | { nichtAngeboten: string } {
  const anfangs: unknown = { einstieg };
  const vorgabe = regel.vorgabe(anfangs as A, umfeld);
  // Compared is what a year costs, so that is how it is offered; how she pays she says in the application.
  let angebot =
    vorgabe?.zahlweise === 'MONATLICH'
      ? ({ ...vorgabe, zahlweise: 'JAEHRLICH' } as unknown as typeof vorgabe)
      : vorgabe;
  for (;;) {
    const antworten = { einstieg, angebot } as unknown as A;
    const stand = { umfeld, antworten, ergebnisse: {} };
    const gelesen = safeParse(tarif.aufruf.body, eingabeVon(regel, 'tarifieren', stand));
    if (!angebot || !gelesen.success) throw new Error('A preset that cannot be priced');
    const antwort = tarif.tarifiere(gelesen.data, umfeld.heute);
    if (antwort.ergebnis === 'VERSICHERBAR' && antwort.beitrag) {
      const variante: unknown = Reflect.get(angebot, 'variante');
      return {
        antworten,
        angebot,
        variante: typeof variante === 'string' ? variante : null,
        jahresbeitrag: antwort.beitrag.jahresVersicherungsPraemie,
      };
    }
    // A preset never refuses: what cannot be had here is left out of it (`domain/verkauf.md §2`).
    const ohne =
      antwort.ergebnis === 'OPTION_NICHT_MOEGLICH' && antwort.grund
        ? regel.ohne?.(angebot, antwort.grund)
        : null;
    if (!ohne) return { nichtAngeboten: satzZu(antwort) };
    angebot = ohne;
  }
}

function satzZu(antwort: { ergebnis: string; hinweise?: readonly { text: string }[] }): string {
  const satz = antwort.hinweise?.[0]?.text ?? 'Das können wir online leider nicht anbieten.';
  return `${satz} Schreiben Sie uns, dann sehen wir uns die Anfrage an.`;
}

function verglichen<A extends BasisAntworten, Anfrage, Eingabe extends object>(
  { antrag, fragen }: Antragsprodukt<A, Anfrage, Eingabe>,
  angebote: readonly Bepreistes[],
  einstieg: Einstiegsantwort,
  umfeld: Antragsumfeld,
): Beratungsvergleich {
  const { konfigurator } = fragen.tarif;
  const stufen = fragen.tarif.varianten(umfeld.marke);
  const lagen = angebote.map(({ antworten }) => ({
    umfeld,
    antworten,
    ergebnisse: {},
    heute: umfeld.heute,
    sperren: {},
  }));
  const [erste] = lagen;
  const vergleich = erste && konfigurator?.vergleich?.(erste);
  const stelle = (variante: string | null) => stufen.findIndex(({ wert }) => wert === variante);
  const besonderes = bausteine(konfigurator, angebote);
  return {
    risiko: `${antragsziel(antrag).name}: ${risikoAus(fragen.fragen['einstieg'], einstieg, lagen[0])}`,
    angebote: unterscheidbar(
      angebote.map(({ wunsch, variante, jahresbeitrag }, n) => ({
        wunsch,
        name: stufen[stelle(variante)]?.label ?? '',
        jahresbeitrag,
        bausteine: besonderes.filter(({ werte }) => werte[n] === true).map(({ label }) => label),
      })),
    ),
    immer: vergleich?.immer ?? '',
    zeilen: [
      ...(vergleich?.zeilen ?? []).map(({ label, werte }) => ({
        label,
        werte: angebote.map(({ variante }) => werte[stelle(variante)] ?? ''),
      })),
      ...besonderes,
      { label: 'Selbstbeteiligung', werte: angebote.map(({ angebot }) => sbVon(angebot)) },
    ],
  };
}

/** Two offers of one tariff are called apart by what the one covers besides. */
function unterscheidbar(angebote: Beratungsvergleich['angebote']): Beratungsvergleich['angebote'] {
  return angebote.map((angebot) => {
    const gleichnamige = angebote.filter(({ name }) => name === angebot.name);
    const eigene = angebot.bausteine.filter(
      (einer) => !gleichnamige.every(({ bausteine: andere }) => andere.includes(einer)),
    );
    return { ...angebot, name: [angebot.name, ...eigene].join(' + ') };
  });
}

type Bogen = Antragsprodukt<BasisAntworten, object>['fragen'];

/** Modules that any of the offers has. */
function bausteine(
  konfigurator: Bogen['tarif']['konfigurator'],
  angebote: readonly Bepreistes[],
): Beratungsvergleich['zeilen'] {
  return (konfigurator?.felder ?? [])
    .flatMap((feld) => (feld.art === 'mehrfach' ? [feld] : []))
    .flatMap(({ name, optionen }) =>
      optionen.map(({ wert, label }) => ({
        label,
        werte: angebote.map(({ angebot }) => {
          const gewaehlt: unknown = Reflect.get(angebot, name);
          return Array.isArray(gewaehlt) && gewaehlt.includes(wert);
        }),
      })),
    )
    .filter(({ werte }) => werte.includes(true));
}

function sbVon(angebot: object): string {
  const sb: unknown = Reflect.get(angebot, 'sb');
  return typeof sb === 'string' && sb in selbstbeteiligung
    ? selbstbeteiligung[sb as keyof typeof selbstbeteiligung]
    : '';
}

type Lage = Parameters<NonNullable<NonNullable<Bogen['tarif']['konfigurator']>['vergleich']>>[0];

/** The first answers in the words of their page, without the wish, which each offer meets another way. */
function risikoAus(
  seite: Bogen['fragen'][string] | undefined,
  einstieg: Einstiegsantwort,
  lage: Lage | undefined,
): string {
  if (!seite || !lage) return '';
  const { wunsch: _, ...risiko } = einstieg;
  return antwortzeilen(seite, risiko, lage, { datum: formatDatum, iban: (iban) => iban })
    .flatMap(({ frage, antwort }) =>
      antwort === undefined ? [] : [`${ohneEinheit(frage, antwort)} ${antwort}`],
    )
    .join(', ');
}

/** The question without the unit that its answer has. */
function ohneEinheit(frage: string, antwort: string): string {
  const einheit = ` in ${antwort.split(/\s/).at(-1)}`;
  return frage.endsWith(einheit) ? frage.slice(0, -einheit.length) : frage;
}
