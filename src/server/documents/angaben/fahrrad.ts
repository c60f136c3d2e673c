import { formatBetrag } from '#contract/fields/betrag.ts';
import { type FahrradAntworten, sonstigerHersteller } from '#machines/antrag/fahrrad/answers.ts';
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
  tarifgruppe,
  vollerName,
  vorversicherungGruppe,
  wennGegeben,
  zahlungGruppe,
} from './gemeinsam.ts';

/** The answers for a bicycle as documents say them (`domain/antrag.md §6.1`); null while one is missing. */
export function fahrradAngaben(antworten: FahrradAntworten): Antragsangaben | null {
  const { fahrradDaten, nutzung, risikoort, schutzumfang, vorversicherung, tarif } = antworten;
  const { person, anschrift, kontakt, zahlung } = antworten;
  if (!fahrradDaten || !nutzung || !risikoort || !schutzumfang || !vorversicherung) return null;
  if (!tarif || !person || !anschrift || !kontakt || !zahlung) return null;
  const risiko = { fahrradDaten, nutzung, risikoort, schutzumfang };
  const name = vollerName(person);
  const wohnort = anschriftszeilen(anschrift.woanders ? anschrift : risikoort);
  return {
    produkt: 'fahrrad2',
    nehmer: { name, anschrift: wohnort, email: kontakt.email },
    antworten: [
      ...risikogruppen(risiko),
      vorversicherungGruppe(
        vorversicherung,
        'Wie viele Räder wurden Ihnen in den letzten 3\u00A0Jahren gestohlen?',
      ),
      tarifgruppe(tarif),
      {
        titel: 'Person',
        fakten: [...namensfakten(person), { name: 'Anschrift', wert: wohnort.join(', ') }],
      },
      kontaktGruppe(kontakt),
      zahlungGruppe(zahlung, tarif.zahlweise),
    ],
    leistungen: leistungen(risiko),
    beginn: beginnVon(tarif),
    zahlart: zahlung.zahlart,
    konto: kontoVon(zahlung, name),
  };
}

type Risiko = Pick<
  Required<FahrradAntworten>,
  'fahrradDaten' | 'nutzung' | 'risikoort' | 'schutzumfang'
>;

function risikogruppen(risiko: Risiko): Antragsangaben['antworten'] {
  const { fahrradDaten: rad, nutzung, risikoort, schutzumfang } = risiko;
  return [
    {
      titel: 'Fahrrad',
      fakten: [
        { name: 'Art', wert: arten[rad.fahrradTyp] },
        { name: 'Hersteller', wert: hersteller(rad) },
        ...wennGegeben('Modell', rad.modell),
        {
          name: 'Kaufpreis mit fest verbundenem Zubehör',
          wert: formatBetrag(rad.kaufpreis),
        },
        { name: 'Kaufdatum', wert: formatDatum(rad.kaufdatum) },
        { name: 'Wurde das Rad gebraucht gekauft?', wert: jaNein(rad.gebraucht) },
        { name: 'Rahmennummer', wert: rad.rahmennummer ?? 'Wird nachgereicht' },
      ],
    },
    {
      titel: 'Nutzung und Standort',
      fakten: [
        { name: 'Wie nutzen Sie das Rad?', wert: nutzungen[nutzung.nutzung] },
        {
          name: 'Schloss',
          wert: `Ich sichere das Rad mit einem verkehrsüblichen Schloss (Neupreis ab ${formatBetrag(49_00)}).`,
        },
        { name: 'Wo steht das Rad gewöhnlich?', wert: anschriftszeilen(risikoort).join(', ') },
      ],
    },
    { titel: 'Schutz', fakten: schutz(schutzumfang) },
  ];
}

function leistungen({ fahrradDaten: rad, nutzung, risikoort, schutzumfang }: Risiko): Fakt[] {
  return [
    { name: 'Rad', wert: `${arten[rad.fahrradTyp]}, ${hersteller(rad)}` },
    ...wennGegeben('Rahmennummer', rad.rahmennummer),
    { name: 'Standort', wert: anschriftszeilen(risikoort).join(', ') },
    { name: 'Nutzung', wert: nutzungen[nutzung.nutzung] },
    { name: 'Diebstahl', wert: 'Versichert' },
    ...schutz(schutzumfang),
  ];
}

function schutz({ reparaturschutz, schutzbrief }: Risiko['schutzumfang']): Fakt[] {
  return [
    { name: 'Reparaturschutz', wert: reparaturen[reparaturschutz] },
    { name: 'Fahrrad-Schutzbrief', wert: jaNein(schutzbrief) },
  ];
}

function hersteller({ hersteller: gewaehlt, herstellerFreitext }: Risiko['fahrradDaten']): string {
  return gewaehlt === sonstigerHersteller ? (herstellerFreitext ?? gewaehlt) : gewaehlt;
}

const arten = {
  FAHRRAD: 'Fahrrad',
  E_BIKE: 'E-Bike',
  LASTENRAD: 'Lastenrad',
  S_PEDELEC: 'S-Pedelec',
} as const;

const nutzungen = {
  PRIVAT: 'Privat',
  BERUFLICH: 'Beruflich',
  LIEFERDIENST: 'Für einen Lieferdienst',
} as const;

const reparaturen = {
  KEINER: 'Keiner',
  OHNE_VERSCHLEISS: 'Ohne Verschleiß',
  MIT_VERSCHLEISS: 'Mit Verschleiß',
} as const;
