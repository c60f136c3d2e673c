import * as z from 'zod/mini';
import { reisende as worte } from '#contract/begriffe/reise.ts';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import { personenkreis as kreise } from '#contract/entities/risiken.ts';
import { geburtstexte } from '#contract/fields/datum.ts';
import { reise as beschreibung } from '#contract/produkte/reise.ts';
import { ablehnung } from '../../ablehnung.ts';
import type { Aenderungslage } from '../lage.ts';
import type { Aenderungsregel, Aenderungswahl } from '../regel.ts';
import { hatBegonnen, vorDerReise } from '../reisebeginn.ts';
import { mehrOderWeniger } from '../zeitraeume.ts';

type Kreis = Wunsch<'personenkreis'>['personenkreis'];
type Person = Wunsch<'personenkreis'>['reisende'][number];

/** From the smallest group to the largest. */
const reihe = kreise.options;
const hoechstensMit = 3;

/** Who travels, before the trip begins; everybody is known by name (`domain/vertrag.md §6`). */
export const personenkreis: Aenderungsregel<'personenkreis'> = {
  art: 'personenkreis',
  gilt: ({ risiken }) => risiken.reise !== undefined,
  felder: ['travelGroup'],
  sperre: (lage) => (hatBegonnen(lage) ? ablehnung.nichtAenderbar : null),
  zeitraum: (lage, richtung) => vorDerReise(lage, mehrOderWeniger(lage, richtung)),
  wahlen: (lage) => reihe.flatMap((kreis) => wahlenMit(lage, kreis)),
  unveraendert: (lage, { personenkreis: neu, reisende }) =>
    aktueller(lage) === neu && sindDieselben(bisherige(lage), reisende),
  richtung: (lage, { personenkreis: neu, reisende }) =>
    rang(neu) * 10 + reisende.length < rang(aktueller(lage)) * 10 + bisherige(lage).length
      ? 'WENIGER'
      : 'MEHR',
  fehler: ({ heute }, { reisende }) =>
    reisende.flatMap(({ geburtsdatum }, i) =>
      geburtsdatum <= heute
        ? []
        : [{ feld: `reisende.${i}.geburtsdatum`, text: geburtstexte.ZU_SPAET }],
    ),
  anwenden({ tarifAngaben, risiken }, { personenkreis: neu, reisende }) {
    const { reise } = risiken;
    return {
      tarifAngaben: {
        ...tarifAngaben,
        personenkreis: neu,
        reisende: [
          ...alleReisenden({ tarifAngaben }).slice(0, 1),
          ...reisende.map(({ geburtsdatum }) => ({ geburtsdatum })),
        ],
      },
      risiken: {
        ...risiken,
        mitversicherte: reisende,
        ...(reise && { reise: mitReisenden({ ...reise, personenkreis: neu }, reisende) }),
      },
    };
  },
  unterschiede: (lage, { personenkreis: neu, reisende }) => [
    {
      name: 'Wer reist',
      bisher: inWorten(aktueller(lage), bisherige(lage)),
      neu: inWorten(neu, reisende),
    },
  ],
};

/** The contract names everybody, or nobody where it is older. */
function mitReisenden(
  reise: NonNullable<Aenderungslage['risiken']['reise']>,
  andere: readonly Person[],
) {
  const { reisende } = reise;
  return reisende ? { ...reise, reisende: [...reisende.slice(0, 1), ...andere] } : reise;
}

/** One choice for each number of people that can be named here; `FAMILIE=2` is a partner and a child. */
function wahlenMit(lage: Aenderungslage, kreis: Kreis): Aenderungswahl<'personenkreis'>[] {
  const { von, bis } = beschreibung.grenzen.personenkreise[kreis];
  const zahlen = Array.from({ length: hoechstensMit + 1 }, (_, zahl) => zahl);
  return zahlen
    .filter((zahl) => zahl + 1 >= von && zahl + 1 <= bis)
    .map((zahl) => wahlMit(lage, kreis, zahl));
}

function wahlMit(
  lage: Aenderungslage,
  kreis: Kreis,
  zahl: number,
): Aenderungswahl<'personenkreis'> {
  const gibtGroessere =
    zahl === hoechstensMit && zahl + 1 < beschreibung.grenzen.personenkreise[kreis].bis;
  return {
    // Who it is has still to be asked; whoever is known already tells which choice is hers.
    wunsch: { personenkreis: kreis, reisende: jetztMit(lage, kreis, zahl) },
    wert: `${kreis}=${zahl}`,
    label: label(kreis, zahl),
    ...(gibtGroessere ? { erklaerung: mehrReisende } : {}),
  };
}

const mehrReisende = 'Reisen mehr Personen mit? Dann senden Sie uns bitte eine Nachricht.';

function jetztMit(lage: Aenderungslage, kreis: Kreis, zahl: number): Person[] {
  const alle = bisherige(lage);
  return kreis === aktueller(lage) && alle.length === zahl ? alle : [];
}

/** Those besides the policyholder; their names are not known before a change has asked for them. */
function bisherige({ tarifAngaben, risiken }: Aenderungslage): Person[] {
  const ohneNamen = alleReisenden({ tarifAngaben })
    .slice(1)
    .map(({ geburtsdatum }) => ({ vorname: '', nachname: '', geburtsdatum }));
  return risiken.mitversicherte ?? risiken.reise?.reisende?.slice(1) ?? ohneNamen;
}

function alleReisenden({ tarifAngaben }: Pick<Aenderungslage, 'tarifAngaben'>) {
  const { data } = z.safeParse(form, tarifAngaben?.['reisende']);
  return data ?? [];
}

const form = z.array(z.object({ geburtsdatum: z.string() }));

function sindDieselben(bisher: readonly Person[], neu: readonly Person[]): boolean {
  return (
    bisher.length === neu.length &&
    bisher.every(({ vorname, nachname, geburtsdatum }, i) => {
      const person = neu[i];
      if (person?.geburtsdatum !== geburtsdatum) return false;
      return vorname === '' || (person.vorname === vorname && person.nachname === nachname);
    })
  );
}

function aktueller({ risiken }: Aenderungslage): Kreis {
  return risiken.reise?.personenkreis ?? 'SINGLE';
}

function rang(kreis: Kreis): number {
  return reihe.indexOf(kreis);
}

function label(kreis: Kreis, zahl: number): string {
  if (kreis === 'SINGLE') return 'Ich allein';
  if (kreis === 'PAAR') return 'Wir zu zweit';
  const kinder = kreis === 'FAMILIE' ? zahl - 1 : zahl;
  const mitKindern = `mit ${['', 'einem Kind', 'zwei Kindern', 'drei Kindern'][kinder] ?? ''}`;
  return kreis === 'FAMILIE' ? `Wir zu zweit ${mitKindern}` : `Ich ${mitKindern}`;
}

function inWorten(kreis: Kreis, personen: readonly Person[]): string {
  const namen = personen.flatMap(({ vorname, nachname }) =>
    vorname === '' ? [] : [`${vorname} ${nachname}`],
  );
  return namen.length > 0 ? `${worte[kreis]} (mit ${namen.join(', ')})` : worte[kreis];
}
