import type { Aenderungsangebot } from '#contract/entities/aenderungswunsch.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import { summenfehler } from '#contract/fields/versicherungssumme.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import type { Auswahl } from '#machines/vertrag/aenderung/answers.ts';
import type { Frageseite, Sperren, Wahl } from '#machines/formular/frage.ts';
import { frageNach, type Stand } from './art.ts';
import { t } from './texte.ts';

/** What was read from the fields of a page. */
export type Gelesen = Readonly<Record<string, unknown>>;

/** The first page of a change: what can be chosen, and the answer it makes. */
export interface Auswahlblatt {
  seite: Frageseite;
  /** Choices that are barred, each with its reason. */
  sperren: Sperren;
  antwort: (gelesen: Gelesen) => unknown;
  /** What stands in the fields for an answer given before. */
  vorher: (auswahl: Auswahl) => Gelesen;
  fehler?: (gelesen: Gelesen) => { feld: string; text: string }[];
}

export function auswahlblatt(stand: Stand): Auswahlblatt {
  const { angebot } = stand;
  switch (angebot.art) {
    case 'risikoort':
      return adressblatt(stand);
    case 'gewerbearten':
      return gewerbeblatt(stand);
    case 'jahresumsatz':
      return betragblatt(stand, 'jahresumsatz');
    case 'versicherte-kosten':
      return angebot.optionen.length > 0 ? wahlblatt(stand) : betragblatt(stand, 'value');
    case 'zahlweise':
    case 'selbstbeteiligung':
    case 'elementar':
    case 'bhv':
    case 'phv':
    case 'familienstand':
    case 'personenkreis':
    case 'fahrradtyp':
    case 'deckung':
    default:
      return wahlblatt(stand);
  }
}

/** One of a few, each with its price. */
function wahlblatt({ vertrag, angebot }: Stand): Auswahlblatt {
  const { art, optionen } = angebot;
  const name = feldnamen[art] ?? art;
  const barren = optionen.flatMap(({ wert, aktuell, hinderung }) => {
    if (aktuell) return [[wert, t(art === 'zahlweise' ? 'aktuellZahlweise' : 'aktuell')] as const];
    return hinderung ? [[wert, hinderung.text] as const] : [];
  });
  return {
    seite: {
      titel: frageNach(art),
      ...(art === 'fahrradtyp' ? { einleitung: t('neuesRad') } : {}),
      felder: [
        {
          name,
          art: 'karten',
          label: frageNach(art),
          optionen: optionen.map((option) => karte(option, art, zahlweiseLabel[vertrag.zahlweise])),
        },
      ],
    },
    sperren: { [name]: Object.fromEntries(barren) },
    antwort: (gelesen) => {
      const wert = gelesen[name];
      const gewaehlt = optionen.find((option) => option.wert === wert);
      return {
        art,
        ...(typeof wert === 'string' ? werte(art, name, wert) : {}),
        zeitraum: zeitraumVon(angebot, gewaehlt?.richtung),
      };
    },
    vorher: (auswahl) => ({ [name]: wertVon(auswahl) }),
  };
}

const feldnamen: Partial<Record<AenderungsArt, string>> = {
  bhv: 'buerohaftpflicht',
  phv: 'anzahl',
  fahrradtyp: 'fahrradTyp',
  'versicherte-kosten': 'value',
};

type Option = Aenderungsangebot['optionen'][number];

function karte(
  { wert, label, erklaerung, beitrag, aktuell }: Option,
  art: string,
  periode: string,
) {
  const istZahlweise = art === 'zahlweise';
  const folge =
    erklaerung ??
    (istZahlweise && beitrag && !aktuell
      ? t('imJahr', { betrag: formatBetrag(beitrag.jahresVersicherungsPraemie) })
      : undefined);
  const betrag = beitrag && formatBetrag(beitrag.versicherungsPraemie);
  return {
    wert,
    label: art === 'deckung' && wert.endsWith('=false') ? t('ohne', { was: label }) : gross(label),
    ...(folge === undefined ? {} : { folge }),
    ...(betrag === null
      ? {}
      : {
          zusatz: istZahlweise
            ? betrag
            : t(art === 'deckung' ? 'dannPraemie' : 'praemie', { betrag, zahlweise: periode }),
        }),
  } satisfies Wahl;
}

/** A card begins with a capital, also where the contract says „monatlich“. */
function gross(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A choice as the answer has it: yes and no are words on the wire of the offer. */
function werte(art: AenderungsArt, name: string, wert: string): object {
  if (art === 'elementar' || art === 'bhv') return { [name]: wert === 'true' };
  const [coverageType = '', stufe = 'true'] = wert.split('=');
  if (art === 'personenkreis') return { [name]: coverageType, mitreisende: Number(stufe) };
  if (art !== 'deckung') return { [name]: wert };
  return { coverageType, wert: stufe === 'true' || stufe === 'false' ? stufe === 'true' : stufe };
}

/** The value of an option that an answer stands for. */
export function wertVon(auswahl: Auswahl): string | null {
  switch (auswahl.art) {
    case 'zahlweise':
      return auswahl.zahlweise;
    case 'selbstbeteiligung':
      return auswahl.selbstbeteiligung;
    case 'elementar':
      return String(auswahl.elementar);
    case 'bhv':
      return String(auswahl.buerohaftpflicht);
    case 'phv':
      return auswahl.anzahl;
    case 'familienstand':
      return auswahl.familienstand;
    case 'personenkreis':
      return `${auswahl.personenkreis}=${auswahl.mitreisende}`;
    case 'fahrradtyp':
      return auswahl.fahrradTyp;
    case 'deckung':
      return `${auswahl.coverageType}=${String(auswahl.wert)}`;
    case 'versicherte-kosten':
      return auswahl.value;
    case 'risikoort':
    case 'jahresumsatz':
    case 'gewerbearten':
    default:
      return null;
  }
}

function zeitraumVon(
  { mehr, weniger }: Aenderungsangebot,
  richtung: Option['richtung'] | undefined,
) {
  return (richtung === 'WENIGER' ? weniger : mehr) ?? mehr ?? weniger ?? undefined;
}

const centJeEuro = 100;

/** A sum that is typed, in cents here. */
function betragblatt({ vertrag, angebot }: Stand, name: 'jahresumsatz' | 'value'): Auswahlblatt {
  const { art, betrag } = angebot;
  const grenzen = {
    von: formatBetrag(betrag?.von ?? 0),
    bis: formatBetrag(betrag?.bis ?? 0),
    betrag: formatBetrag(betrag?.aktuell ?? 0),
  };
  const istUmsatz = name === 'jahresumsatz';
  return {
    seite: {
      titel: frageNach(art),
      felder: [
        {
          name,
          art: 'betrag',
          label: istUmsatz ? t('jahresumsatzName') : t('versicherte-kostenName'),
          hinweis: istUmsatz ? t('umsatzHinweis') : t(summenhinweis(betrag), grenzen),
        },
      ],
    },
    sperren: {},
    antwort: (gelesen) => {
      const cent = gelesen[name];
      if (typeof cent !== 'number') {
        return { art, produkt: umsatzprodukt(vertrag), zeitraum: zeitraumVon(angebot, 'MEHR') };
      }
      return {
        art,
        ...(istUmsatz ? { produkt: umsatzprodukt(vertrag) } : {}),
        [name]: istUmsatz ? cent : String(cent / centJeEuro),
        zeitraum: zeitraumBei(angebot, cent),
      };
    },
    vorher: (auswahl) => ({ [name]: centVon(auswahl) }),
    fehler: (gelesen) => {
      const cent = gelesen[name];
      if (typeof cent !== 'number' || Number.isNaN(cent) || !betrag) return [];
      if (cent === betrag.aktuell) return [{ feld: name, text: t('andererWert') }];
      if (istUmsatz) return [];
      if (cent % centJeEuro !== 0) return [{ feld: name, text: t('ganzeEuro') }];
      const passt = cent >= betrag.von && cent <= betrag.bis;
      if (!passt) return [{ feld: name, text: t('betragFalsch', grenzen) }];
      const text = betrag.schritt === undefined ? null : summenfehler(cent, betrag.auch);
      return text === null ? [] : [{ feld: name, text }];
    },
  };
}

function summenhinweis(betrag: Aenderungsangebot['betrag']) {
  return betrag?.schritt === undefined ? 'summeHinweis' : 'summeSchrittHinweis';
}

/** Days for a sum: less or more than now, or so much more that other days count. */
function zeitraumBei(angebot: Aenderungsangebot, cent: number) {
  const { betrag } = angebot;
  if (betrag?.sprung && cent > betrag.sprung.ueber) return betrag.sprung.zeitraum;
  return zeitraumVon(angebot, cent < (betrag?.aktuell ?? 0) ? 'WENIGER' : 'MEHR');
}

function umsatzprodukt({ produktIdentifier }: Stand['vertrag']): 'vh' | 'bhv' {
  return produktIdentifier.startsWith('BHV') ? 'bhv' : 'vh';
}

function centVon(auswahl: Auswahl): number | null {
  if (auswahl.art === 'jahresumsatz') return auswahl.jahresumsatz;
  return auswahl.art === 'versicherte-kosten' ? Number(auswahl.value) * centJeEuro : null;
}

function adressblatt({ vertrag, angebot }: Stand): Auswahlblatt {
  const { art } = angebot;
  return {
    seite: { titel: frageNach(art), felder: [{ art: 'adresse' }] },
    sperren: {},
    antwort: (gelesen) => ({
      ...gelesen,
      art,
      mitWohnflaeche: vertrag.hausrat !== undefined,
      zeitraum: zeitraumVon(angebot, 'MEHR'),
    }),
    vorher: (auswahl) => ({ ...auswahl }),
  };
}

function gewerbeblatt({ vertrag, angebot }: Stand): Auswahlblatt {
  const { art } = angebot;
  const gewerbe = vertrag.versicherteGewerbe;
  const bisher = gewerbe && [gewerbe.hauptgewerbe, ...gewerbe.nebengewerbe].join(', ');
  return {
    seite: {
      titel: frageNach(art),
      ...(bisher === undefined ? {} : { einleitung: t('gewerbeBisher', { taetigkeiten: bisher }) }),
      felder: [
        {
          name: 'hauptgewerbe',
          art: 'taetigkeit',
          label: t('hauptgewerbe'),
          hinweis: t('hauptgewerbeHinweis'),
        },
        {
          name: 'nebengewerbe',
          art: 'taetigkeiten',
          label: t('nebengewerbe'),
          optional: true,
          hoechstens: 3,
        },
      ],
    },
    sperren: {},
    antwort: (gelesen) => ({ ...gelesen, art, zeitraum: zeitraumVon(angebot, 'MEHR') }),
    vorher: (auswahl) => ({ ...auswahl }),
  };
}
