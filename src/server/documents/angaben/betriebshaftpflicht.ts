import { formatBetrag } from '#contract/fields/betrag.ts';
import type { BetriebshaftpflichtAntworten } from '#machines/antrag/betriebshaftpflicht/answers.ts';
import { rechtsformen } from '../../reference/rechtsformen.ts';
import { risikofragen as alleRisikofragen } from '../../reference/risikofragen.ts';
import { formatDatum } from '#contract/tag.ts';
import type { Antragsangaben } from '../daten.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import {
  anschriftszeilen,
  beginnVon,
  jaNein,
  kontaktGruppe,
  kontoVon,
  namensfakten,
  selbstbeteiligungen,
  tarifgruppe,
  vorversicherungGruppe,
  wennGegeben,
  zahlungGruppe,
} from './gemeinsam.ts';

type Antworten = BetriebshaftpflichtAntworten;

/** The answers for business liability as documents say them (`domain/antrag.md §6.5`); null while one is missing. */
export function betriebshaftpflichtAngaben(antworten: Antworten): Antragsangaben | null {
  const { gewerbe, firmensitz, umsatz, deckung, vorversicherung, tarif } = antworten;
  const { firma, ansprechpartner, kontakt, zahlung } = antworten;
  if (!gewerbe || !firmensitz || !umsatz || !deckung || !vorversicherung || !tarif) return null;
  if (!firma || !ansprechpartner || !kontakt || !zahlung) return null;
  const sitz = anschriftszeilen(firmensitz);
  return {
    produkt: 'bhv',
    nehmer: { name: firma.firmenname, anschrift: sitz, email: kontakt.email },
    antworten: [
      { titel: 'Tätigkeit', fakten: taetigkeiten(gewerbe) },
      ...fragen(antworten.risikofragen),
      betrieb(umsatz, sitz),
      {
        titel: 'Deckung',
        fakten: [{ name: 'Versicherungssumme', wert: formatBetrag(deckung.versicherungssumme) }],
      },
      vorversicherungGruppe(
        vorversicherung,
        'Wie viele Schäden hatten Sie in den letzten 5\u00A0Jahren?',
      ),
      tarifgruppe(tarif),
      firmengruppe(firma),
      { titel: 'Ansprechpartner:in', fakten: namensfakten(ansprechpartner) },
      kontaktGruppe(kontakt),
      zahlungGruppe(zahlung, tarif.zahlweise),
    ],
    leistungen: [
      ...taetigkeiten(gewerbe),
      { name: 'Versicherungssumme', wert: formatBetrag(deckung.versicherungssumme) },
      { name: 'Selbstbeteiligung', wert: selbstbeteiligungen[tarif.sb] },
      { name: 'Jahresumsatz', wert: formatBetrag(umsatz.jahresumsatz) },
    ],
    beginn: beginnVon(tarif),
    zahlart: zahlung.zahlart,
    konto: kontoVon(zahlung, firma.firmenname),
  };
}

function taetigkeiten({ hauptgewerbe, nebengewerbe }: NonNullable<Antworten['gewerbe']>): Fakt[] {
  return [
    { name: 'Haupttätigkeit', wert: hauptgewerbe.name },
    ...wennGegeben('Weitere Tätigkeiten', nebengewerbe.map(({ name }) => name).join(', ')),
  ];
}

/** Every question that was answered, in its own words. */
function fragen(gegeben: Antworten['risikofragen'] = {}): Antragsangaben['antworten'] {
  const fakten = alleRisikofragen.flatMap(({ id, frage }) => {
    const antwort = gegeben[id];
    return antwort === undefined ? [] : [{ name: frage, wert: jaNein(antwort) }];
  });
  return fakten.length > 0 ? [{ titel: 'Fragen zur Tätigkeit', fakten }] : [];
}

function betrieb(
  umsatz: NonNullable<Antworten['umsatz']>,
  sitz: readonly string[],
): Antragsangaben['antworten'][number] {
  return {
    titel: 'Betrieb',
    fakten: [
      { name: 'Firmensitz', wert: sitz.join(', ') },
      {
        name: 'Wurde Ihr Unternehmen vor dem 01.01.2019 gegründet?',
        wert: jaNein(umsatz.gegruendetVor2019),
      },
      ...wennGegeben(
        'Gründungsdatum',
        umsatz.gruendungsdatum && formatDatum(umsatz.gruendungsdatum),
      ),
      { name: 'Jahresumsatz (netto)', wert: formatBetrag(umsatz.jahresumsatz) },
      { name: 'Anzahl Mitarbeitende', wert: String(umsatz.anzahlMitarbeiter) },
      {
        name: 'Erzielen Sie Umsätze in USA oder Kanada?',
        wert: jaNein(umsatz.auslandsumsatzUSA),
      },
      {
        name: 'Erzielen Sie mehr als ein Zehntel Ihres Umsatzes im Ausland?',
        wert: jaNein(umsatz.auslandsanteilUeber10),
      },
    ],
  };
}

function firmengruppe(firma: NonNullable<Antworten['firma']>): Antragsangaben['antworten'][number] {
  const form = rechtsformen.find(({ key }) => key === firma.rechtsform);
  return {
    titel: 'Firma',
    fakten: [
      { name: 'Firmenname', wert: firma.firmenname },
      { name: 'Rechtsform', wert: form?.label ?? firma.rechtsform },
      ...wennGegeben('Handelsregisternummer', firma.handelsregister),
      ...wennGegeben('Registergericht', firma.registergericht),
    ],
  };
}
