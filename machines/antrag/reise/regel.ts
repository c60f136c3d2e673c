import type * as z from 'zod/mini';
import type { Wunsch } from '#contract/begriffe/wunsch.ts';
import type { reiseTarifieren } from '#contract/endpoints/tarifieren/reise.ts';
import { marken } from '#contract/marken.ts';
import {
  istBuchungsfristGewahrt,
  istKurzfristig,
  reisendeFehler,
} from '#contract/produkte/reiseregeln.ts';
import { reise } from '#contract/produkte/reise.ts';
import { liegtImZiel } from '#contract/produkte/reisegebiete.ts';
import type { Antragsstand, Antragsumfeld } from '../context.ts';
import { nehmerAus } from '../nehmer.ts';
import { vorgabeMit } from '../produktregel.ts';
import type { Produktregel, Widerspruch } from '../regel.ts';
import { wohnlandWiderspruch } from '../wohnland.ts';
import { angenommen, ueblich } from './annahmen.ts';
import { formen, type ReiseAntworten } from './answers.ts';
import { gesperrtesLand, nichtImZiel, zuLang, zuSpaet } from './gefragt.ts';

type Anfrage = z.input<(typeof reiseTarifieren)['body']>;
type Antworten = ReiseAntworten;
type Angebot = NonNullable<Antworten['angebot']>;
type Baustein = Angebot['bausteine'][number];
type Schutz = Pick<Angebot, 'bausteine' | 'sb20' | 'jahresreisepreis'>;

const { alter, jahresreisepreise } = reise.grenzen;
const [niedrig, mittel, hoch] = jahresreisepreise;

/** What makes an application one for a trip, or for a year of trips (`domain/antrag.md §6.7`, `domain/verkauf.md §3`). */
export const reiseRegel: Produktregel<Antworten, Anfrage> = {
  produkt: 'reise',
  formen,
  nehmer: nehmerAus,
  anfrage,
  vorgabe: vorgabeMit<Antworten, Schutz, 'MONATLICH'>(
    (umfeld, antworten) => vorschlag(antworten, umfeld),
    'MONATLICH',
  ),
  annahmen: angenommen,
  nimmtAn: ({ angebot }) => Object.keys(angebot?.annahmen ?? {}).length > 0,
  widersprueche,
};

/** One trip, and not all of a year. */
export function istEinzelreise({ einstieg }: Pick<Antworten, 'einstieg'>): boolean {
  return einstieg?.art === 'EINZELREISE';
}

/** Modules that are offered: health cover hangs on its flag (`specification §9`). */
export function angeboten({ mitReisekranken }: Antragsumfeld): readonly Baustein[] {
  return reise.grenzen.bausteine.filter(
    (einer) => einer !== 'REISEKRANKEN' || mitReisekranken === true,
  );
}

/** Withdrawal from the trip is chosen. */
export function mitRuecktritt({ angebot }: Pick<Antworten, 'angebot'>): boolean {
  return angebot?.bausteine.includes('RUECKTRITT') === true;
}

function anfrage(antworten: Antworten, { heute }: Antragsumfeld): Anfrage | null {
  const { einstieg, buchung, reisende, angebot } = antworten;
  if (!einstieg || !reisende || !buchung || !angebot) return null;
  const { personenkreis, ziel, reisepreis, beginn, ende } = einstieg;
  const { bausteine, sb20, jahresreisepreis, zahlweise } = angebot;
  const gemeinsam = {
    personenkreis,
    reisende: imPreis(antworten, heute),
    bausteine,
    ...(bausteine.includes('RUECKTRITT') && { sb20 }),
  };
  if (einstieg.art === 'JAHRESVERTRAG') {
    return { ...gemeinsam, art: 'JAHRESVERTRAG', reisepreis: jahresreisepreis, zahlweise };
  }
  if (!ziel || reisepreis === undefined || !beginn || !ende) return null;
  const { buchungsdatum = heute } = buchung;
  return {
    ...gemeinsam,
    art: einstieg.art,
    reisepreis,
    ziel,
    beginn,
    ende,
    // The day of the booking counts for a trip that is near.
    ...(istKurzfristig(beginn, heute) && bausteine.includes('RUECKTRITT') && { buchungsdatum }),
    zahlweise: 'EINMALIG',
  };
}

/** Everybody as the price takes them: by the day of birth, assumed while she has not named the group she said. */
function imPreis({ einstieg, reisende, angebot }: Antworten, heute: string) {
  const genannt = reisende?.reisende.map(({ geburtsdatum }) => geburtsdatum) ?? [];
  const kreis = einstieg?.personenkreis ?? 'SINGLE';
  const passt = reisendeFehler(kreis, genannt, heute).length === 0;
  const aelteste = jahre[angebot?.annahmen?.aelteste ?? ueblich.aelteste];
  // Of that age all year, so that the same is asked tomorrow.
  const geboren = (alt: number) => `${Number(heute.slice(0, 4)) - alt}-01-01`;
  const alle = passt ? genannt : [aelteste, ...dazu(kreis, aelteste)].map(geboren);
  return alle.map((geburtsdatum) => ({ geburtsdatum }));
}

/** How old the oldest is taken for. */
const jahre = { UNTER_65: 40, AB_65: alter.mehrAb, AB_75: alter.nochMehrAb, AB_85: alter.nichtAb };

/** Whoever travels along, by age. */
function dazu(kreis: string, aelteste: number): readonly number[] {
  const kind = 10;
  const alle = new Map([
    ['SINGLE_PLUS_KIND', [kind]],
    ['PAAR', [aelteste]],
    ['FAMILIE', [aelteste, kind]],
  ]);
  return alle.get(kreis) ?? [];
}

function widersprueche(schritt: string, stand: Antragsstand<Antworten>): readonly Widerspruch[] {
  if (!stand.umfeld) return [];
  const lage = { umfeld: stand.umfeld, ...stand.antworten };
  if (schritt === 'angebot') return gegenAngebot(lage);
  if (schritt === 'reisende') return gegenReisende(lage);
  if (schritt === 'buchung') return gegenBuchung(lage);
  const { land } = marken[lage.umfeld.marke];
  return schritt === 'person' ? wohnlandWiderspruch(lage.person, land) : [];
}

type Lage = Antworten & { readonly umfeld: Antragsumfeld };

/** What is not offered cannot be chosen, whoever asks for it. */
function gegenAngebot({ umfeld, angebot }: Lage): readonly Widerspruch[] {
  const fremd = angebot?.bausteine.some((einer) => !angeboten(umfeld).includes(einer)) === true;
  return fremd ? [{ feld: 'bausteine', text: 'Reisekranken bieten wir gerade nicht an.' }] : [];
}

function gegenReisende({ umfeld, einstieg, reisende }: Lage): readonly Widerspruch[] {
  if (!einstieg || !reisende) return [];
  const tage = reisende.reisende.map(({ geburtsdatum }) => geburtsdatum);
  const fehler = reisendeFehler(einstieg.personenkreis, tage, umfeld.heute);
  return fehler.map((text) => ({ feld: 'reisende', text }));
}

/** What she has to say of her booking hangs on what she insures. */
function gegenBuchung(lage: Lage): readonly Widerspruch[] {
  const { buchung } = lage;
  if (!buchung) return [];
  return istEinzelreise(lage) ? gegenEine(lage, buchung) : gegenAlle(lage, buchung);
}

type Buchung = NonNullable<Antworten['buchung']>;

function gegenEine(lage: Lage, { buchungsdatum, land, keinGrund }: Buchung): Widerspruch[] {
  const gegenLand = landeinwand(lage, land);
  const absage = mitRuecktritt(lage);
  const fehlt = absage && buchungsdatum === undefined;
  return [
    ...(fehlt ? [{ feld: 'buchungsdatum', text: buchungFehlt }] : []),
    ...(absage && istZuSpaet(lage) ? [{ feld: 'buchungsdatum', text: zuSpaet }] : []),
    ...(gegenLand === null ? [] : [{ feld: 'land', text: gegenLand }]),
    ...(absage && keinGrund !== true ? [{ feld: 'keinGrund', text: bestaetigen }] : []),
  ];
}

function gegenAlle(lage: Lage, { laengereReisen, keinGrundGebucht }: Buchung): Widerspruch[] {
  const offen = mitRuecktritt(lage) && keinGrundGebucht !== true;
  const feld = 'laengereReisen';
  return [
    ...(laengereReisen === undefined ? [{ feld, text: laengeFehlt }] : []),
    ...(laengereReisen === true ? [{ feld, text: zuLang }] : []),
    ...(offen ? [{ feld: 'keinGrundGebucht', text: bestaetigen }] : []),
  ];
}

const buchungFehlt = 'Geben Sie ein, wann Sie die Reise gebucht haben.';
const laengeFehlt = 'Wählen Sie, wie lange Ihre Reisen dauern.';
const bestaetigen = 'Bestätigen Sie bitte, dass Ihnen kein Grund bekannt ist.';

/** What speaks against the country of a trip, in a sentence: nobody is insured to it, or it lies elsewhere than she said. */
export function landeinwand(
  { einstieg }: Pick<Antworten, 'einstieg'>,
  land: string | undefined,
): string | null {
  if (land === undefined) return null;
  if (reise.grenzen.gesperrt.some((eines) => eines === land)) return gesperrtesLand;
  return liegtImZiel(land, einstieg?.ziel ?? 'WELT') ? null : nichtImZiel;
}

/** Withdrawal was to be had sooner after the booking, or longer before the trip. */
function istZuSpaet({ umfeld: { heute }, einstieg, buchung }: Lage): boolean {
  const { beginn } = einstieg ?? {};
  const gebucht = buchung?.buchungsdatum;
  if (einstieg?.art !== 'EINZELREISE' || beginn === undefined || gebucht === undefined)
    return false;
  return !istBuchungsfristGewahrt({ heute, buchung: gebucht, beginn });
}

/** What fits what she wishes, as far as it is offered. */
export function vorschlag({ einstieg }: Antworten, umfeld: Antragsumfeld): Schutz {
  const { bausteine, ...passend } = nachWunsch[einstieg?.wunsch ?? 'AUSGEWOGEN'];
  const zuHaben = angeboten(umfeld);
  return { ...passend, bausteine: bausteine.filter((einer) => zuHaben.includes(einer)) };
}

/** What fits what she wishes. */
const nachWunsch: Readonly<Record<Wunsch, Schutz>> = {
  GUENSTIG: { bausteine: ['RUECKTRITT'], sb20: true, jahresreisepreis: niedrig },
  AUSGEWOGEN: { bausteine: ['RUECKTRITT'], sb20: false, jahresreisepreis: mittel },
  RUNDUM: { bausteine: [...reise.grenzen.bausteine], sb20: false, jahresreisepreis: hoch },
};
