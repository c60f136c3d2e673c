import { gross } from '#contract/begriffe/gross.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Aenderungsangebot } from '#contract/entities/aenderungswunsch.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import type { Feldwahl } from '#machines/formular/frage.ts';
import type { AuswahlVon } from '#machines/vertrag/aenderung/answers.ts';
import type {
  Aenderungsblatt,
  Auswahlblatt,
  Artsatz,
  Aenderungsstand,
  Wortpaar,
} from '../arten/blatt.ts';
import { t } from './texte.ts';
import { zeitraumVon } from './zeitraum.ts';

export type Angebotsoption = Aenderungsangebot['optionen'][number];

interface Wahlart<Art extends AenderungsArt> {
  /** Field of the answer, and of the page. */
  feld: string;
  /** The value of an option that an answer stands for. */
  wert: (auswahl: AuswahlVon[Art]) => string;
  /** An option as the answer has it: yes and no are words on the wire of the offer. */
  ausWert?: (wert: string) => object;
  /** What was chosen, where the offer does not name it any more: it has no options as soon as something stands in their way. */
  etikett?: (auswahl: AuswahlVon[Art], vertrag: Vertrag) => string | null;
  /** Barred as it is what holds now. */
  aktuell?: string;
  einleitung?: string;
  /** What a card says otherwise. */
  karte?: (
    option: Angebotsoption,
    stand: Aenderungsstand,
  ) => Partial<Pick<Feldwahl, 'label' | 'folge' | 'zusatz'>>;
}

/** One of a few, each with its price. */
export function wahl<Art extends AenderungsArt>(
  sagt: (satz: Artsatz) => string,
  art: Wahlart<Art>,
): Pick<Aenderungsblatt<Art>, 'blatt' | 'worte'> {
  return {
    blatt: (stand) => wahlblatt(sagt('frage'), art, stand),
    worte: (auswahl, stand) => wortpaar(art, auswahl, stand),
  };
}

function wahlblatt<Art extends AenderungsArt>(
  frage: string,
  art: Wahlart<Art>,
  stand: Aenderungsstand,
): Auswahlblatt<Art> {
  const { feld, ausWert = (wert) => ({ [feld]: wert }), aktuell = t('aktuell') } = art;
  const { angebot } = stand;
  const { optionen } = angebot;
  const barren = optionen.flatMap((option) => {
    if (option.aktuell) return [[option.wert, aktuell] as const];
    return option.hinderung ? [[option.wert, option.hinderung.text] as const] : [];
  });
  const karten = optionen.map((option) => ({
    ...karte(option, stand),
    ...art.karte?.(option, stand),
  }));
  return {
    seite: {
      titel: frage,
      ...(art.einleitung === undefined ? {} : { einleitung: art.einleitung }),
      felder: [{ name: feld, art: 'karten', label: frage, optionen: karten }],
    },
    sperren: { [feld]: Object.fromEntries(barren) },
    antwort: (gelesen) => {
      const wert = gelesen[feld];
      const gewaehlt = optionen.find((option) => option.wert === wert);
      return {
        art: angebot.art,
        ...(typeof wert === 'string' ? ausWert(wert) : {}),
        zeitraum: zeitraumVon(angebot, gewaehlt?.richtung),
      };
    },
    vorher: (auswahl) => ({ [feld]: art.wert(auswahl) }),
  };
}

function karte(
  { wert, label, erklaerung, beitrag }: Angebotsoption,
  { vertrag }: Aenderungsstand,
): Feldwahl {
  const periode = zahlweiseLabel[vertrag.zahlweise];
  return {
    wert,
    // A card begins with a capital, also where the contract says „monatlich“.
    label: gross(label),
    ...(erklaerung === undefined ? {} : { folge: erklaerung }),
    ...(beitrag && { zusatz: praemie('praemie', beitrag, periode) }),
  };
}

/** Of an instalment with it. */
export function praemie(
  satz: 'praemie' | 'dannPraemie',
  { versicherungsPraemie }: NonNullable<Angebotsoption['beitrag']>,
  zahlweise: string,
): string {
  return t(satz, { betrag: formatBetrag(versicherungsPraemie), zahlweise });
}

function wortpaar<Art extends AenderungsArt>(
  { wert: wertVon, etikett }: Wahlart<Art>,
  auswahl: AuswahlVon[Art],
  { vertrag, angebot }: Aenderungsstand,
): Wortpaar {
  const wert = wertVon(auswahl);
  const option = angebot.optionen.find((eine) => eine.wert === wert);
  const jetzt = angebot.optionen.find((eine) => eine.aktuell);
  const neu = option?.label ?? etikett?.(auswahl, vertrag) ?? '';
  return { bisher: jetzt?.label ?? bisherigerBetrag(angebot), neu };
}

/** The sum as it is, where one is typed. */
export function bisherigerBetrag({ betrag }: Aenderungsstand['angebot']): string | null {
  return betrag && formatBetrag(betrag.aktuell);
}

/** What was out comes in, and the other way round. */
export function dazuOderWeg(drin: boolean): Wortpaar {
  const drinnen = t('eingeschlossen');
  const draussen = t('nichtEingeschlossen');
  return drin ? { bisher: draussen, neu: drinnen } : { bisher: drinnen, neu: draussen };
}
