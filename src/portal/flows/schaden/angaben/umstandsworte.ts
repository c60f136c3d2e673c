import { produkte, type ProduktSchluessel } from '#contract/produkte/produkte.ts';
import { nachtragsfragenVon, type Umstand, umstaendeBei } from '#contract/schaeden/umstaende.ts';
import { texte } from '../../../texte.ts';

/** The questions on how such a damage came about, with their words read as every other text is. */
export function umstaendeInWorten(
  produkt: ProduktSchluessel,
  schadenart: string,
): readonly [string, Umstand][] {
  const weg = produkte[produkt].schaden;
  const fragen = nachtragsfragenVon(weg);
  if (!fragen) return [];
  const alle = Object.entries<Umstand>(fragen.fragen);
  const t = texte(
    `schaden.${weg}.umstaende`,
    Object.fromEntries(alle.flatMap(([name, frage]) => worteVon(name, frage))),
  );
  const inWorten = ([name, frage]: [string, Umstand]): [string, Umstand] => [
    name,
    'antworten' in frage
      ? {
          ...frage,
          label: t(name),
          antworten: Object.fromEntries(
            Object.entries(frage.antworten).map(([antwort, { satz }]) => [
              antwort,
              { label: t(antwort), ...(satz !== undefined && { satz: t(`${antwort}-satz`) }) },
            ]),
          ),
        }
      : {
          ...frage,
          label: t(name),
          ...('beiJa' in frage && { beiJa: t(`${name}-ja`) }),
          ...('beiNein' in frage && { beiNein: t(`${name}-nein`) }),
        },
  ];
  return umstaendeBei(fragen, schadenart).map(inWorten);
}

function worteVon(name: string, frage: Umstand): [string, string][] {
  if ('antworten' in frage) {
    return [
      [name, frage.label],
      ...Object.entries(frage.antworten).flatMap(([antwort, { label, satz }]) => [
        [antwort, label] as [string, string],
        ...mit(`${antwort}-satz`, satz),
      ]),
    ];
  }
  return [
    [name, frage.label],
    ...('beiJa' in frage ? mit(`${name}-ja`, frage.beiJa) : []),
    ...('beiNein' in frage ? mit(`${name}-nein`, frage.beiNein) : []),
  ];
}

function mit(name: string, text: string | undefined): [string, string][] {
  return text === undefined ? [] : [[name, text]];
}
