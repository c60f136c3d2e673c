import { type Aenderungspfad, aenderungspfade } from '#contract/aenderungen/seiten.ts';
import { passt, segmenteVon } from './adressmuster.ts';
import {
  antragsseiten,
  beratungen,
  jePfad,
  schadenmeldungen,
  spaetereBeratungen,
  vermittlerberatungen,
} from './produktadressen.ts';

/** Who may open a page: anybody, or somebody signed in to one of the portals. */
export type Rolle = 'anonym' | 'benutzer' | 'vermittler';

/** A kind of change without a contract, and of one contract with its steps. */
export type Aenderungsadresse = `/kunden/${Aenderungspfad}${'' | '/:versicherungsNummer/*'}`;

const aenderungsadressen = Object.fromEntries(
  aenderungspfade.flatMap((pfad) => [
    [`/kunden/${pfad}`, 'benutzer'],
    [`/kunden/${pfad}/:versicherungsNummer/*`, 'benutzer'],
  ]),
) as Readonly<Record<Aenderungsadresse, 'benutzer'>>;

const anonym = () => 'anonym' as const;
const benutzer = () => 'benutzer' as const;
const vermittler = () => 'vermittler' as const;

/**
 * Every address of the portal and who may open it (`specification §2`), without React: the server asks
 * it too, to tell an address from a mistake. `:name` is any one segment, `*` any number of them;
 * a slash at the end makes no difference.
 */
export const adressen = {
  ...jePfad([...antragsseiten, ...beratungen], anonym),
  ...jePfad(schadenmeldungen, benutzer),
  ...jePfad([...vermittlerberatungen, ...spaetereBeratungen], vermittler),

  '/': 'anonym',
  '/antrag/allgemeine-versicherungsdaten': 'anonym',
  '/antrag/check-failed': 'anonym',
  '/antrag/fehler': 'anonym',
  '/antrag/sorry': 'anonym',
  '/antrag/sorry/agent': 'anonym',
  '/barrierefreiheit': 'anonym',
  '/beratung/agent/notfound': 'anonym',
  '/betriebshaftpflicht/wechsel': 'anonym',
  '/datenschutz': 'anonym',
  '/einwilligung/*': 'anonym',
  '/feedback/:source': 'anonym',
  '/feedback/:source/:score': 'anonym',
  '/haeufige-fragen': 'anonym',
  '/impressum': 'anonym',
  '/kontakt': 'anonym',
  '/kunden/handynummer-aendern': 'anonym',
  '/kunden/handynummer-aendern/ihre-neue-handynummer': 'anonym',
  '/kunden/login': 'anonym',
  '/kunden/login/passwort-vergessen': 'anonym',
  '/kunden/login/registrieren': 'anonym',
  '/quickstart': 'anonym',
  '/schaden-melden': 'anonym',
  '/schaden-melden/fehler': 'anonym',
  '/schaden-melden/geschaedigt/*': 'anonym',
  '/vermittler-nachricht': 'anonym',
  '/vermittler/login': 'anonym',
  '/vermittler/login/email-bestaetigen': 'anonym',
  '/vermittler/login/passwort-vergessen': 'anonym',
  '/vermittler/vertriebspartner-werden/*': 'anonym',
  '/vertrag-widerrufen/*': 'anonym',
  '/vertrag-widerrufen/link': 'anonym',

  '/kunden': 'benutzer',
  '/kunden/bankverbindung': 'benutzer',
  ...aenderungsadressen,
  '/kunden/details': 'benutzer',
  '/kunden/kontakt': 'benutzer',
  '/kunden/kuendigen-widerrufen': 'benutzer',
  '/kunden/kuendigen-widerrufen/:versicherungsNummer': 'benutzer',
  '/kunden/kuendigen-widerrufen/:versicherungsNummer/kuendigung/*': 'benutzer',
  '/kunden/kuendigen-widerrufen/:versicherungsNummer/widerruf/*': 'benutzer',
  '/kunden/kundendaten': 'benutzer',
  '/kunden/kundendaten/email': 'benutzer',
  '/kunden/kundendaten/handynummer': 'benutzer',
  '/kunden/kundendaten/kontaktdaten': 'benutzer',
  '/kunden/kundendaten/passwort': 'benutzer',
  '/kunden/nachricht': 'benutzer',
  '/kunden/postfach': 'benutzer',
  '/kunden/postfach/eingang': 'benutzer',
  '/kunden/postfach/gesendet': 'benutzer',
  '/kunden/postfach/:ordner/:id': 'benutzer',
  '/kunden/rahmennummer': 'benutzer',
  '/kunden/schaeden': 'benutzer',
  '/kunden/schaeden/:schadennummer': 'benutzer',
  '/kunden/schaeden/:schadennummer/:was/:welche': 'benutzer',
  '/kunden/umzugsservice/*': 'benutzer',
  '/kunden/vertraege': 'benutzer',
  '/kunden/vertraege/:versicherungsNummer': 'benutzer',
  '/kunden/vertraege/:versicherungsNummer/bestaetigung': 'benutzer',
  '/kunden/vertraege/:versicherungsNummer/schutz/*': 'benutzer',
  '/kunden/vertraege/:versicherungsNummer/zahlungen': 'benutzer',

  '/extranet/kundendaten/:id': 'vermittler',
  '/extranet/vertrag/:id': 'vermittler',
  '/vermittler': 'vermittler',
  '/vermittler/agentur': 'vermittler',
  '/vermittler/einstellungen': 'vermittler',
  '/vermittler/entwuerfe': 'vermittler',
  '/vermittler/haeufige-fragen': 'vermittler',
  '/vermittler/kunde': 'vermittler',
  '/vermittler/kunde/:partnerNummer': 'vermittler',
  '/vermittler/kunde/:partnerNummer/schaden': 'vermittler',
  '/vermittler/kundenbestand': 'vermittler',
  '/vermittler/kundendaten': 'vermittler',
  '/vermittler/kundendaten/email': 'vermittler',
  '/vermittler/kundendaten/handynummer': 'vermittler',
  '/vermittler/kundendaten/passwort': 'vermittler',
  '/vermittler/postfach': 'vermittler',
  '/vermittler/postfach/:ordner': 'vermittler',
  '/vermittler/postfach/:ordner/:id': 'vermittler',
  '/vermittler/schaeden/:schadennummer': 'vermittler',
  '/vermittler/untervermittler/anlegen': 'vermittler',
  '/vermittler/vertraege/details': 'vermittler',
  '/vermittler/vertraege/details/:versicherungsNummer': 'vermittler',
  '/vermittler/vertraege/details/:versicherungsNummer/:aenderung/*': 'vermittler',
  '/vermittler/vertraege/details/:versicherungsNummer/bestaetigung': 'vermittler',
  '/vermittler/vertraege/details/:versicherungsNummer/kuendigung/*': 'vermittler',
  '/vermittler/vertraege/details/:versicherungsNummer/rahmennummer': 'vermittler',
  '/vermittler/vertraege/details/:versicherungsNummer/schaden/*': 'vermittler',
} as const satisfies Record<`/${string}`, Rolle>;

export type Pfad = keyof typeof adressen;

/** Where an address with steps begins. */
export type Adressanfang = Pfad extends infer P
  ? P extends `${infer Erste}/*`
    ? Erste
    : P
  : never;
/** Addresses that anybody may open. */
export type OffenerPfad = PfadFuer<'anonym'>;
/** Addresses for somebody signed in. */
export type GeschuetzterPfad = Exclude<Pfad, OffenerPfad>;
type PfadFuer<R extends Rolle> = {
  [P in Pfad]: (typeof adressen)[P] extends R ? P : never;
}[Pfad];

/** Part of the portal whose frame stands around a page. */
export type Bereich = 'offen' | 'kunden' | 'vermittler';

/** The address that a path names; null where there is none. The most exact one counts. */
export function adresseVon(pathname: string): Pfad | null {
  const segmente = segmenteVon(pathname);
  return nachGenauigkeit.find(([, muster]) => passt(segmente, muster))?.[0] ?? null;
}

export function istOffen(pfad: Pfad): pfad is OffenerPfad {
  return adressen[pfad] === 'anonym';
}

/** The area an address belongs to; a mistyped one belongs to nobody's. */
export function bereichVon(pfad: Pfad | null): Bereich {
  if (pfad === null) return 'offen';
  const rolle = adressen[pfad];
  if (rolle === 'benutzer' || pfad.startsWith('/kunden/')) return 'kunden';
  if (rolle === 'vermittler' || pfad.startsWith('/vermittler/')) return 'vermittler';
  return 'offen';
}

const pfade = Object.keys(adressen) as Pfad[];
const nachGenauigkeit = pfade
  .map((pfad): [Pfad, string[]] => [pfad, segmenteVon(pfad)])
  .toSorted(([, eines], [, anderes]) => vage(eines) - vage(anderes));

function vage(muster: readonly string[]): number {
  return muster.filter((teil) => teil.startsWith(':')).length + (muster.at(-1) === '*' ? 10 : 0);
}
