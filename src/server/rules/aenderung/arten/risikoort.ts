import { zahlwort } from '#contract/produkte/leistungen/leistung.ts';
import { fristen } from '#contract/zahlen.ts';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import { elementarEntfaellt } from '#contract/entities/aenderungswunsch.ts';
import { ablehnung } from '../../ablehnung.ts';
import { wirksamkeit } from '../../fristen/wirksamkeit.ts';
import { sparteVon } from '../../produkte/sparten.ts';
import { plzFehler } from '../../postleitzahl.ts';
import { tarifhinweis } from '../../tarif/hinweise.ts';
import { zonenVon } from '../../zonen.ts';
import { type Aenderungslage, feldschalter, type Vertragsstand } from '../lage.ts';
import type { Aenderungsregel } from '../regel.ts';
import { wirksamkeitslage } from '../zeitraeume.ts';
import { elementar } from './elementar.ts';
import { ohneVerzichtUnter } from './versicherungssumme.ts';
import { quadratmeter } from './wohnflaeche.ts';

/** Each product calls its address by another name. */
const felder = ['residence', 'businessResidence', 'riskLocation'] as const;

/** Code of the hint that the contract may be cancelled because of the dearer address. */
export const sonderkuendigung = 'SONDERKUENDIGUNG_UMZUG';

/** Another address of what is insured, with its zones, from the day of the move on (E5). */
export const risikoort: Aenderungsregel<'risikoort'> = {
  art: 'risikoort',
  auchAuslaufend: true,
  bewirkt: 'UMZUGSERHOEHUNG',
  // The move was more than this change.
  nachDemLoeschen:
    'Ihre Postanschrift ändert sich dadurch nicht. Was mit dem Umzug entfallen ist, merken Sie bei Bedarf bitte neu vor.',
  gilt: (lage) => feldschalter(lage, felder).length > 0 && lage.risiken.risikoOrt !== undefined,
  felder,
  zeitraum: (lage) => wirksamkeit.E5(wirksamkeitslage(lage)),
  wahlen: () => [],
  unveraendert({ risiken }, { risikoOrt, wohnflaeche }) {
    const gleicheFlaeche = !risiken.hausrat || risiken.hausrat.wohnflaeche === wohnflaeche;
    return gleicheFlaeche && adresszeile(risiken.risikoOrt) === adresszeile(risikoOrt);
  },
  richtung: () => 'GLEICH',
  fehler: ({ risiken }, { risikoOrt, wohnflaeche }) => [
    ...teile.flatMap(({ feld, text }) => {
      const wert = risikoOrt[feld].trim();
      return wert === '' || wert.length > laengste ? [{ feld: `risikoOrt.${feld}`, text }] : [];
    }),
    ...(istInland(risikoOrt.plz) ? plzFehler(risikoOrt.plz.trim(), 'risikoOrt.plz') : []),
    ...(risiken.hausrat && wohnflaeche === undefined
      ? [{ feld: 'wohnflaeche', text: 'Geben Sie die Wohnfläche der neuen Wohnung ein.' }]
      : []),
  ],
  // Abroad nobody has a tariff.
  absage: (_, { risikoOrt }) => (istInland(risikoOrt.plz) ? null : ablehnung.manuell),
  anwenden(lage, wunsch) {
    const bisher = entfaellt(lage, wunsch) ? ohneElementar(lage) : lage;
    const { plz, strasse } = wunsch.risikoOrt;
    return {
      tarifAngaben: {
        ...bisher.tarifAngaben,
        risikoOrt: { plz, strasse },
        ...wohnung(lage, wunsch),
      },
      risiken: anDerNeuenAdresse(bisher.risiken, wunsch),
    };
  },
  ohneZustimmung: ({ ohneElementar: _zugestimmt, ...wunsch }) => wunsch,
  zustimmungFehlt: (lage, wunsch) =>
    entfaellt(lage, wunsch) && wunsch.ohneElementar !== true
      ? [
          {
            feld: 'ohneElementar',
            text: 'Bestätigen Sie, dass der Elementarschutz an der neuen Adresse entfällt.',
          },
        ]
      : [],
  entfaelltDabei: (lage, wunsch) => (entfaellt(lage, wunsch) ? keinElementar.text : null),
  hinweise(lage, wunsch, { jahrAlt, jahrNeu }) {
    const risiken = anDerNeuenAdresse(lage.risiken, wunsch);
    const weg = entfaellt(lage, wunsch);
    const zuKlein = (lage.versicherungsSumme ?? 0) < ohneVerzichtUnter({ risiken });
    return [
      ...(weg ? [keinElementar] : []),
      ...(risiken.hausrat && zuKlein ? [tarifhinweis.unterversicherung] : []),
      ...(risiken.hausrat ? [beideWohnungen] : []),
      ...(oeffnetKuendigung(lage, jahrAlt, jahrNeu) ? [kuendbarNach(lage)] : []),
    ];
  },
  unterschiede: ({ risiken }, { risikoOrt, wohnflaeche }) => [
    { name: 'Adresse', bisher: adresszeile(risiken.risikoOrt), neu: adresszeile(risikoOrt) },
    ...(risiken.hausrat && wohnflaeche !== undefined
      ? [
          {
            name: 'Wohnfläche',
            bisher: quadratmeter(risiken.hausrat.wohnflaeche),
            neu: quadratmeter(wohnflaeche),
          },
        ]
      : []),
  ],
};

const laengste = 60;
const teile = [
  { feld: 'plz', text: 'Geben Sie die Postleitzahl ein.' },
  { feld: 'ort', text: 'Geben Sie den Ort ein.' },
  { feld: 'strasse', text: 'Geben Sie die Straße ein.' },
  { feld: 'hausnummer', text: 'Geben Sie die Hausnummer ein.' },
] as const;

const keinElementar = {
  code: elementarEntfaellt,
  text: 'An der neuen Adresse entfällt der Elementarschutz.',
};
const beideWohnungen = {
  code: 'BEIDE_WOHNUNGEN',
  text: `Während des Umzugs sind beide Wohnungen versichert, höchstens ${zahlwort(fristen.umzugMonate)} Monate lang.`,
};
/** Above 10 % (VVG § 25 (2)), at any rise where the conditions have a move clause (VHB). */
function oeffnetKuendigung(lage: Aenderungslage, jahrAlt: number, jahrNeu: number): boolean {
  return hatUmzugsklausel(lage) ? jahrNeu > jahrAlt : jahrNeu * 10 > jahrAlt * 11;
}

function kuendbarNach(lage: Aenderungslage) {
  const steigt = hatUmzugsklausel(lage) ? 'durch die neue Adresse' : 'um mehr als 10\u00A0%';
  const text = `Der Beitrag steigt ${steigt}. Deshalb lässt sich der Vertrag innerhalb eines Monats kündigen.`;
  return { code: sonderkuendigung, text };
}

function hatUmzugsklausel({ produkt }: Aenderungslage): boolean {
  return sparteVon(produkt)?.umzugsklausel === true;
}

function istInland(plz: string): boolean {
  return /^\d{5}$/.test(plz.trim());
}

/** The cover is in, and the new address cannot have it. */
function entfaellt({ risiken }: Aenderungslage, { risikoOrt }: Wunsch<'risikoort'>): boolean {
  return (
    risiken.elementar === true &&
    !zonenVon(risikoOrt.plz, risikoOrt.strasse).elementarEinschliessbar
  );
}

function ohneElementar(lage: Aenderungslage): Pick<Vertragsstand, 'tarifAngaben' | 'risiken'> {
  return { ...lage, ...elementar.anwenden(lage, { elementar: false }) };
}

/** The sum stays as it is, whatever the size of the new flat. */
function wohnung(
  { risiken, versicherungsSumme }: Aenderungslage,
  { wohnflaeche }: Wunsch<'risikoort'>,
) {
  if (!risiken.hausrat) return {};
  return {
    wohnflaeche,
    ...(versicherungsSumme !== null && { versicherungssumme: versicherungsSumme }),
  };
}

function anDerNeuenAdresse(
  risiken: Vertragsstand['risiken'],
  { risikoOrt, wohnflaeche }: Wunsch<'risikoort'>,
): Vertragsstand['risiken'] {
  const { hausrat } = risiken;
  const { elementarEinschliessbar } = zonenVon(risikoOrt.plz, risikoOrt.strasse);
  return {
    ...risiken,
    risikoOrt,
    ...(hausrat && {
      hausrat: {
        ...hausrat,
        plz: risikoOrt.plz,
        wohnflaeche: wohnflaeche ?? hausrat.wohnflaeche,
        elementarEinschliessbar,
      },
    }),
  };
}

/** An address in one line; empty where none is known. */
export function adresszeile(ort: Wunsch<'risikoort'>['risikoOrt'] | undefined): string {
  return ort ? `${ort.strasse} ${ort.hausnummer}, ${ort.plz} ${ort.ort}` : '';
}
