import { type ComponentType, lazy, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { GeschuetzterPfad, OffenerPfad } from './addresses.ts';
import Startseite from './pages/Startseite.tsx';
import type { TitelSchluessel } from './pages/vorbereitung/texte.ts';
import type { Nutzer } from './session/identitaet.ts';
import type { HilfeSchluessel } from './shell/hilfe/texte.ts';
import { t } from './shell/texte.ts';

/** What stands at an address. */
export interface Seite<Props> {
  Page: (props: Props) => ReactNode;
  /** Fetches the page's chunk ahead of its turn. */
  laden?: () => Promise<unknown>;
  /** Heading while the page is on its way. */
  titel?: string;
  /** What its steps belong to, in the browser's title: "Schritt – Strecke – Marke". */
  strecke?: string;
  /** A running flow outlives the session's end and says so itself. */
  fluss?: true;
  /** Somebody signed in gets her own start page instead. */
  nurAbgemeldet?: true;
  /** What the help of the page says; by default a general word. */
  hilfe?: HilfeSchluessel;
  /** The header stays in sight while the page scrolls. */
  fest?: true;
  /** Its content comes later; it says so, and a test counts it. */
  inVorbereitung?: true;
}

const vorbereitung = () => import('./pages/vorbereitung/Vorbereitung.tsx');
const Vorbereitung = lazy(vorbereitung);

/** Pages that anybody may open. */
export const offeneSeiten: Readonly<Record<OffenerPfad, Seite<object>>> = {
  // In the first chunk: this is where most people begin.
  '/': { Page: Startseite, nurAbgemeldet: true },
  '/antrag/allgemeine-versicherungsdaten': inVorbereitung('allgemeineDaten'),
  '/antrag/check-failed': inVorbereitung('antragGeprueft'),
  '/antrag/fehler': inVorbereitung('antragFehler'),
  '/antrag/sorry': inVorbereitung('sorry'),
  '/antrag/sorry/agent': inVorbereitung('sorryVermittler'),
  '/barrierefreiheit': inVorbereitung('barrierefreiheit'),
  '/beratung/agent/notfound': inVorbereitung('vermittlerUnbekannt'),
  '/betriebshaftpflicht/antrag': inVorbereitung('antragBhv'),
  '/betriebshaftpflicht/beratung': inVorbereitung('beratungBhv'),
  '/betriebshaftpflicht/wechsel': inVorbereitung('wechselBhv'),
  '/datenschutz': inVorbereitung('datenschutz'),
  '/einwilligung': inVorbereitung('einwilligung'),
  '/fahrrad/antrag': inVorbereitung('antragFahrrad'),
  '/fahrrad/beratung': inVorbereitung('beratungFahrrad'),
  '/feedback/:source': inVorbereitung('feedback'),
  '/feedback/:source/:score': inVorbereitung('feedback'),
  '/haeufige-fragen': inVorbereitung('haeufigeFragen'),
  '/hausrat/antrag': inVorbereitung('antragHausrat'),
  '/hausrat/beratung': inVorbereitung('beratungHausrat'),
  '/impressum': inVorbereitung('impressum'),
  '/kontakt': inVorbereitung('kontakt'),
  '/kunden/handynummer-aendern': inVorbereitung('handynummerVerloren'),
  '/kunden/handynummer-aendern/ihre-neue-handynummer': inVorbereitung('handynummerNeu'),
  '/kunden/login': {
    ...spaeter(() => import('./pages/Anmelden.tsx')),
    strecke: t('kundenportal'),
    hilfe: 'anmelden',
  },
  '/kunden/login/passwort-vergessen': inVorbereitung('passwortVergessen'),
  '/kunden/login/registrieren': inVorbereitung('registrieren'),
  '/privathaftpflicht/antrag': inVorbereitung('antragPhv'),
  '/privathaftpflicht/beratung': inVorbereitung('beratungPhv'),
  '/quickstart': inVorbereitung('quickstart'),
  '/reise/antrag': inVorbereitung('antragReise'),
  '/reise/beratung': inVorbereitung('beratungReise'),
  '/sachinhalt-mehrgefahren/antrag': inVorbereitung('antragSiMehrgefahren'),
  '/sachinhalt-mehrgefahren/beratung': inVorbereitung('beratungSiMehrgefahren'),
  '/sachinhalt/antrag': inVorbereitung('antragSiAllgefahren'),
  '/sachinhalt/beratung': inVorbereitung('beratungSiAllgefahren'),
  '/schaden-melden': inVorbereitung('schadenMelden'),
  '/schaden-melden/fehler': inVorbereitung('schadenFehler'),
  '/tierhalterhaftpflicht/antrag': inVorbereitung('antragThv'),
  '/tierhalterhaftpflicht/beratung': inVorbereitung('beratungThv'),
  '/vermittler-nachricht': inVorbereitung('vermittlerNachricht'),
  '/vermittler/login': { ...spaeter(() => import('./pages/Anmelden.tsx')), hilfe: 'anmelden' },
  '/vermittler/login/passwort-vergessen': inVorbereitung('passwortVergessenVermittler'),
  '/vermittler/vertriebspartner-werden': inVorbereitung('vertriebspartner'),
  '/vermoegensschadenhaftpflicht/antrag': inVorbereitung('antragVh'),
  '/vermoegensschadenhaftpflicht/beratung': inVorbereitung('beratungVh'),
  '/vertrag-widerrufen': inVorbereitung('vertragWiderrufen'),
};

/** Pages for somebody signed in. */
export const geschuetzteSeiten: Readonly<Record<GeschuetzterPfad, Seite<{ nutzer: Nutzer }>>> = {
  '/kunden': weiter('/kunden/vertraege'),
  '/kunden/bankverbindung': inVorbereitung('bankverbindung'),
  '/kunden/bhv': inVorbereitung('betriebshaftpflicht'),
  '/kunden/deckung': inVorbereitung('deckung'),
  '/kunden/details': inVorbereitung('start'),
  '/kunden/elementar': inVorbereitung('elementar'),
  '/kunden/familienstand': inVorbereitung('familienstand'),
  '/kunden/gewerbearten': inVorbereitung('gewerbearten'),
  '/kunden/jahresumsatz': inVorbereitung('jahresumsatz'),
  '/kunden/kontakt': inVorbereitung('kontaktKunden'),
  '/kunden/kuendigen-widerrufen': inVorbereitung('kuendigenWiderrufen'),
  '/kunden/kundendaten': inVorbereitung('kundendaten'),
  '/kunden/kundendaten/email': inVorbereitung('email'),
  '/kunden/kundendaten/handynummer': inVorbereitung('handynummer'),
  '/kunden/kundendaten/kontaktdaten': inVorbereitung('kontaktdaten'),
  '/kunden/kundendaten/passwort': inVorbereitung('passwort'),
  '/kunden/nachricht': inVorbereitung('nachricht'),
  '/kunden/phv': inVorbereitung('phv'),
  '/kunden/postfach': inVorbereitung('postfach'),
  '/kunden/postfach/eingang': inVorbereitung('postfachEingang'),
  '/kunden/postfach/gesendet': inVorbereitung('postfachGesendet'),
  '/kunden/rahmennummer': inVorbereitung('rahmennummer'),
  '/kunden/risikoort': inVorbereitung('risikoort'),
  '/kunden/schaeden': inVorbereitung('schaeden'),
  '/kunden/schaeden/:schadennummer': inVorbereitung('schaden'),
  '/kunden/selbstbeteiligung': inVorbereitung('selbstbeteiligung'),
  '/kunden/umzugsservice': inVorbereitung('umzugsservice'),
  '/kunden/versicherte-kosten': inVorbereitung('versicherteKosten'),
  '/kunden/vertraege': {
    ...spaeter(() => import('./pages/Vertraege.tsx')),
    titel: t('vertraegeTitel'),
    hilfe: 'vertraege',
  },
  '/kunden/vertraege/:versicherungsNummer': {
    ...spaeter(() => import('./pages/VertragSeite.tsx')),
    hilfe: 'vertrag',
  },
  '/kunden/zahlungsweise': {
    ...spaeter(() => import('./pages/ZahlweiseWaehlen.tsx')),
    hilfe: 'aendern',
  },
  '/kunden/zahlungsweise/:versicherungsNummer/*': {
    ...spaeter(() => import('./pages/ZahlweiseAendern.tsx')),
    strecke: t('zahlweise'),
    fluss: true,
    hilfe: 'aendern',
  },
  '/schaden-melden/bhv/:contractIndex': inVorbereitung('schadenBhv'),
  '/schaden-melden/fahrrad/:contractIndex': inVorbereitung('schadenFahrrad'),
  '/schaden-melden/hausrat/:contractIndex': inVorbereitung('schadenHausrat'),
  '/schaden-melden/phv/:contractIndex': inVorbereitung('schadenPhv'),
  '/schaden-melden/reise/:contractIndex': inVorbereitung('schadenReise'),
  '/schaden-melden/si/:contractIndex': inVorbereitung('schadenSi'),
  '/schaden-melden/thv/:contractIndex': inVorbereitung('schadenThv'),
  '/schaden-melden/vh/:contractIndex': inVorbereitung('schadenVh'),

  '/extranet/kundendaten/:id': inVorbereitung('extranetKundendaten'),
  '/extranet/vertrag/:id': inVorbereitung('extranetVertrag'),
  '/vermittler': weiter('/vermittler/kundenbestand'),
  '/vermittler/agentur': inVorbereitung('agentur'),
  '/vermittler/betriebshaftpflicht/beratung': inVorbereitung('beratungBhv'),
  '/vermittler/einstellungen': inVorbereitung('einstellungen'),
  '/vermittler/entwuerfe': inVorbereitung('entwuerfe'),
  '/vermittler/fahrrad/beratung': inVorbereitung('beratungFahrrad'),
  '/vermittler/haeufige-fragen': inVorbereitung('haeufigeFragenVermittler'),
  '/vermittler/hausrat/beratung': inVorbereitung('beratungHausrat'),
  '/vermittler/kunde': inVorbereitung('kunde'),
  '/vermittler/kundenbestand': inVorbereitung('kundenbestand'),
  '/vermittler/kundendaten': inVorbereitung('kundendatenVermittler'),
  '/vermittler/privathaftpflicht/beratung': inVorbereitung('beratungPhv'),
  '/vermittler/reise/beratung': inVorbereitung('beratungReise'),
  '/vermittler/sachinhalt-mehrgefahren/beratung': inVorbereitung('beratungSiMehrgefahren'),
  '/vermittler/sachinhalt/beratung': inVorbereitung('beratungSiAllgefahren'),
  '/vermittler/tierhalterhaftpflicht/beratung': inVorbereitung('beratungThv'),
  '/vermittler/untervermittler/anlegen': inVorbereitung('untervermittler'),
  '/vermittler/vermoegensschadenhaftpflicht/beratung': inVorbereitung('beratungVh'),
  '/vermittler/vertraege/details': inVorbereitung('vertragDetails'),
};

/** A page in a chunk of its own. */
function spaeter<Props extends object>(
  laden: () => Promise<{ default: ComponentType<Props> }>,
): Seite<Props> {
  return { laden, Page: lazy(laden) };
}

/** A promised page: the line is replaced when its content comes. */
function inVorbereitung(titel: TitelSchluessel): Seite<object> {
  return {
    laden: vorbereitung,
    Page: () => <Vorbereitung titel={titel} />,
    inVorbereitung: true,
  };
}

/** An address that leads on to another. */
function weiter(nach: string): Seite<object> {
  return { Page: () => <Navigate to={nach} replace /> };
}
