import { aenderungsarten } from '#contract/aenderungen/seiten.ts';
import {
  type Aenderungsadresse,
  bereichVon,
  type GeschuetzterPfad,
  istOffen,
  type OffenerPfad,
  type Pfad,
} from './addresses.ts';
import { agenturseiten } from './agenturseiten.ts';
import { ersteSeiten } from './ersteSeiten.ts';
import { handlungVon, pfadVon } from './flows/vertrag/aenderung/seiten.ts';
import {
  beratungen,
  jePfad,
  type Produktseite,
  schadenmeldungen,
  spaetereBeratungen,
  vermittlerberatungen,
} from './produktadressen.ts';
import type { TitelSchluessel } from './pages/vorbereitung/texte.ts';
import type { Nutzer } from './session/identitaet.ts';
import { type Portalseite, type SeiteAn, spaeter, spaeterAus } from './seite.tsx';
import { daten, inVorbereitung, wegweiser, weiter } from './seitenarten.tsx';
import { t } from './shell/rahmentexte.ts';
import { t as seitentext } from './shell/texte.ts';

const kontoseite = spaeterAus(() => import('./pages/kundendaten/bereich.ts'));

const anliegen = spaeterAus(() => import('./pages/antrag/bereich.ts'));

const absage = spaeterAus(() => import('./pages/absage/bereich.ts'));

const beenden = spaeterAus(() => import('./pages/beenden/bereich.ts'));

const kundenseite = spaeterAus(() => import('./pages/kunde/bereich.ts'));

const extranet = spaeterAus(() => import('./pages/extranet/bereich.ts'));

const feedback = spaeter(() => import('./pages/feedback/Feedback.tsx'));

const zugang = spaeterAus(() => import('./pages/zugang.ts'));

const passwortVergessen = zugang('PasswortVergessen');

/** Also where the link of another e-mail address leads, an agent's too. */
const registrieren = zugang('Registrieren');

/** Where she asks for a link, and where it leads: one page, which keeps what she types when the address follows. */
const handynummerAendern = zugang('HandynummerAendern');

/** Pages that anybody may open. */
export const offeneSeiten: { readonly [P in OffenerPfad]: SeiteAn<P, object> } = {
  ...ersteSeiten,
  ...jePfad(beratungen, kommt('produktBeratung')),
  '/antrag/allgemeine-versicherungsdaten': anliegen('AllgemeineVersicherungsdaten'),
  '/antrag/check-failed': absage('CheckFailed'),
  '/antrag/fehler': absage('AntragFehler'),
  '/antrag/sorry': absage('Sorry'),
  '/antrag/sorry/agent': absage('SorryVermittler'),
  '/barrierefreiheit': spaeter(() => import('./pages/rechtliches/Barrierefreiheit.tsx')),
  '/beratung/agent/notfound': absage('VermittlerUnbekannt'),
  '/betriebshaftpflicht/wechsel': inVorbereitung('wechselBhv'),
  '/datenschutz': spaeter(() => import('./pages/rechtliches/Datenschutz.tsx')),
  '/einwilligung/*': spaeter(() => import('./pages/einwilligung/Einwilligung.tsx')),
  '/feedback/:source': feedback,
  '/feedback/:source/:score': feedback,
  '/haeufige-fragen': spaeter(() => import('./pages/fragen/HaeufigeFragen.tsx')),
  '/impressum': spaeter(() => import('./pages/rechtliches/Impressum.tsx')),
  '/kontakt': spaeter(() => import('./pages/kontakt/Kontakt.tsx')),
  '/kunden/handynummer-aendern': handynummerAendern,
  '/kunden/handynummer-aendern/ihre-neue-handynummer': {
    ...handynummerAendern,
    zugleich: '/kunden/handynummer-aendern',
  },
  '/kunden/login/passwort-vergessen': passwortVergessen,
  '/kunden/login/registrieren': registrieren,
  '/quickstart': spaeter(() => import('./pages/quickstart/Quickstart.tsx')),
  '/schaden-melden': {
    ...spaeter(() => import('./pages/schadenmelden/SchadenMelden.tsx')),
    hilfe: 'schaden',
  },
  '/schaden-melden/fehler': {
    ...absage('SchadenFehler'),
    hilfe: 'schaden',
  },
  '/schaden-melden/geschaedigt/*': {
    ...spaeter(() => import('./pages/schadenmelden/Geschaedigt.tsx')),
    feature: 'geschaedigten-formular',
    strecke: t('schadenMelden'),
  },
  '/vermittler-nachricht': anliegen('VermittlerNachricht'),
  '/vermittler/login/email-bestaetigen': registrieren,
  '/vermittler/login/passwort-vergessen': passwortVergessen,
  '/vermittler/vertriebspartner-werden/*': {
    ...spaeter(() => import('./pages/partner/VertriebspartnerWerden.tsx')),
    strecke: t('partnerWerden'),
  },
  '/vertrag-widerrufen/*': {
    ...spaeter(() => import('./pages/rechtliches/VertragWiderrufen.tsx')),
    strecke: t('vertragBeenden'),
  },
  '/vertrag-widerrufen/link': spaeter(() => import('./pages/rechtliches/Widerrufslink.tsx')),
};

/** A change without a contract number, of any kind. */
const waehlen: Portalseite<{ nutzer: Nutzer }> = {
  ...spaeter(() => import('./pages/aenderung/Waehlen.tsx')),
  hilfe: 'aendern',
};

/** One kind of change of one contract. */
function aendern(strecke: string): Portalseite<{ nutzer: Nutzer }> {
  return {
    ...spaeter(() => import('./pages/aenderung/Aendern.tsx')),
    strecke,
    fluss: true,
    hilfe: 'aendern',
  };
}

const seitenDerAenderungen = Object.fromEntries(
  aenderungsarten.flatMap((art) => [
    [`/kunden/${pfadVon(art)}`, waehlen],
    [`/kunden/${pfadVon(art)}/:versicherungsNummer/*`, aendern(handlungVon(art))],
  ]),
) as Readonly<Record<Aenderungsadresse, Portalseite<{ nutzer: Nutzer }>>>;

const vertrag = {
  ...spaeter(() => import('./pages/VertragSeite.tsx')),
  hilfe: 'vertrag',
} as const;

const kuendigung = {
  ...beenden('Kuendigen'),
  strecke: t('vertragBeenden'),
  fluss: true,
} as const;

const bestaetigung: Portalseite<{ nutzer: Nutzer }> = {
  ...spaeter(() => import('./pages/bestaetigung/Bestaetigung.tsx')),
  fluss: true,
};

const schadenImAuftrag = spaeter(() => import('./pages/schadenmelden/ImAuftrag.tsx'));

const beraten: Portalseite<{ nutzer: Nutzer }> = {
  ...kundenseite('Beraten'),
  fluss: true,
  hilfe: 'vermittler',
};

const schadenMelden: Portalseite<{ nutzer: Nutzer }> = {
  ...spaeter(() => import('./pages/schadenmelden/Melden.tsx')),
  strecke: t('schadenMelden'),
  fluss: true,
  hilfe: 'schaden',
};

const schaeden = spaeter(() => import('./pages/schaeden/Seite.tsx'));

const postfach = spaeter(() => import('./pages/postfach/Seite.tsx'));

/** Pages for somebody signed in. */
export const geschuetzteSeiten: {
  readonly [P in GeschuetzterPfad]: SeiteAn<P, { nutzer: Nutzer }>;
} = {
  '/kunden': weiter('/kunden/details'),
  '/kunden/bankverbindung': {
    ...spaeter(() => import('./pages/kundendaten/Bankverbindung.tsx')),
    fluss: true,
  },
  ...seitenDerAenderungen,
  '/kunden/details': spaeter(() => import('./pages/uebersicht/Uebersicht.tsx')),
  '/kunden/kontakt': spaeter(() => import('./pages/kontakt/KontaktKunden.tsx')),
  '/kunden/kuendigen-widerrufen': beenden('KuendigenWiderrufen'),
  '/kunden/kuendigen-widerrufen/:versicherungsNummer': beenden('Wahl'),
  '/kunden/kuendigen-widerrufen/:versicherungsNummer/kuendigung/*': kuendigung,
  '/kunden/kuendigen-widerrufen/:versicherungsNummer/widerruf/*': {
    ...beenden('Widerrufen'),
    strecke: t('vertragBeenden'),
    fluss: true,
  },
  '/kunden/kundendaten': {
    ...spaeter(() => import('./pages/kundendaten/Kundendaten.tsx')),
    titel: t('datenTitel'),
  },
  '/kunden/kundendaten/email': {
    ...kontoseite('Email'),
    fluss: true,
  },
  '/kunden/kundendaten/handynummer': {
    ...kontoseite('Handynummer'),
    fluss: true,
  },
  '/kunden/kundendaten/kontaktdaten': {
    ...kontoseite('Kontaktdaten'),
    fluss: true,
  },
  '/kunden/kundendaten/passwort': {
    ...kontoseite('Passwort'),
    fluss: true,
  },
  '/kunden/nachricht': {
    ...spaeter(() => import('./pages/postfach/Schreiben.tsx')),
    fluss: true,
  },
  '/kunden/postfach': weiter('/kunden/postfach/eingang'),
  '/kunden/postfach/eingang': postfach,
  '/kunden/postfach/gesendet': postfach,
  '/kunden/postfach/:ordner/:id': postfach,
  '/kunden/rahmennummer': {
    ...kontoseite('Rahmennummer'),
    fluss: true,
  },
  '/kunden/schaeden': {
    ...schaeden,
    hilfe: 'schaden',
    feature: 'schaeden-seite',
  },
  '/kunden/schaeden/:schadennummer': {
    ...schaeden,
    hilfe: 'schaden',
    feature: 'schaeden-seite',
  },
  '/kunden/schaeden/:schadennummer/:was/:welche': {
    ...schaeden,
    fluss: true,
    hilfe: 'schaden',
    feature: 'schaeden-seite',
  },
  '/kunden/umzugsservice/*': {
    ...spaeter(() => import('./pages/umzug/Umzugsservice.tsx')),
    strecke: t('umzug'),
    fluss: true,
  },
  '/kunden/vertraege': {
    ...spaeter(() => import('./pages/Vertraege.tsx')),
    titel: t('vertraegeTitel'),
    hilfe: 'vertraege',
  },
  '/kunden/vertraege/:versicherungsNummer': vertrag,
  '/kunden/vertraege/:versicherungsNummer/bestaetigung': bestaetigung,
  '/kunden/vertraege/:versicherungsNummer/schutz/*': aendern(t('vertragAendern')),
  '/kunden/vertraege/:versicherungsNummer/zahlungen': spaeter(
    () => import('./pages/zahlungen/Zahlungen.tsx'),
  ),
  ...jePfad(schadenmeldungen, () => schadenMelden),

  '/extranet/kundendaten/:id': {
    ...extranet('ExtranetKundendaten'),
    hilfe: 'vermittler',
  },
  '/extranet/vertrag/:id': {
    ...extranet('ExtranetVertrag'),
    hilfe: 'vermittler',
  },
  ...agenturseiten,
  '/vermittler': weiter('/vermittler/kundenbestand'),
  ...jePfad(vermittlerberatungen, () => beraten),
  ...jePfad(spaetereBeratungen, kommt('produktBeratung')),
  '/vermittler/haeufige-fragen': spaeter(() => import('./pages/fragen/FragenVermittler.tsx')),
  '/vermittler/kunde': weiter('/vermittler/kundenbestand'),
  '/vermittler/kunde/:partnerNummer': {
    ...kundenseite('Kunde'),
    hilfe: 'vermittler',
  },
  '/vermittler/kunde/:partnerNummer/schaden': {
    ...schadenImAuftrag,
    hilfe: 'vermittler',
  },
  '/vermittler/kundenbestand': {
    ...spaeter(() => import('./pages/kundenbestand/Kundenbestand.tsx')),
    titel: t('kundenbestand'),
    hilfe: 'vermittler',
  },
  '/vermittler/postfach': weiter('/vermittler/postfach/eingang'),
  '/vermittler/postfach/:ordner': postfach,
  '/vermittler/postfach/:ordner/:id': postfach,
  '/vermittler/schaeden/:schadennummer': {
    ...schaeden,
    hilfe: 'vermittler',
    feature: 'schaeden-seite',
  },
  '/vermittler/vertraege/details': {
    ...kundenseite('VertragOeffnen'),
    hilfe: 'vermittler',
  },
  '/vermittler/vertraege/details/:versicherungsNummer': vertrag,
  '/vermittler/vertraege/details/:versicherungsNummer/:aenderung/*': aendern(t('vertragAendern')),
  '/vermittler/vertraege/details/:versicherungsNummer/bestaetigung': bestaetigung,
  '/vermittler/vertraege/details/:versicherungsNummer/kuendigung/*': kuendigung,
  '/vermittler/vertraege/details/:versicherungsNummer/rahmennummer': {
    ...kundenseite('RahmennummerImAuftrag'),
    fluss: true,
  },
  '/vermittler/vertraege/details/:versicherungsNummer/schaden/*': {
    ...schadenImAuftrag,
    strecke: t('schadenMelden'),
    fluss: true,
    hilfe: 'vermittler',
  },
};

/** What stands at an address, for anybody or for somebody signed in. */
export function seiteVon(pfad: Pfad) {
  return istOffen(pfad) ? offeneSeiten[pfad] : geschuetzteSeiten[pfad];
}

/** The page is about what its address names. */
export function hatParameter(pfad: Pfad): boolean {
  return pfad.includes(':');
}

/** Fetches a page, and what reads the data of somebody signed in, ahead of their turn; what cannot be had says so in its own place. */
export function hole(pfad: Pfad): void {
  const teile = [
    seiteVon(pfad).laden,
    istOffen(pfad) ? undefined : daten.laden,
    hatParameter(pfad) ? wegweiser.laden : undefined,
  ];
  for (const laden of teile) void laden?.().catch(() => undefined);
}

/** What the page belongs to in the browser's title; brokers have pages of the same name as customers. */
export function streckeVon(pfad: Pfad): string | null {
  const vermittler = bereichVon(pfad) === 'vermittler' ? seitentext('vermittlerportal') : null;
  return seiteVon(pfad).strecke ?? vermittler;
}

/** A page that every product will have. */
function kommt(titel: TitelSchluessel) {
  return ({ produkt: { name } }: Produktseite) => inVorbereitung(titel, { produkt: name });
}
