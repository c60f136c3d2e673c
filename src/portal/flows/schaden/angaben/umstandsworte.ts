import { produkte, type ProduktSchluessel } from '#contract/produkte/produkte.ts';
import { nachtragsfragenVon, type Umstand, umstaendeBei } from '#contract/schaeden/umstaende.ts';
import { texte } from '../../../texte.ts';
import { mit } from '../inWorten.ts';

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
  const benannt = (name: string, { hinweis }: Umstand) => ({
    label: t(name),
    ...(hinweis !== undefined && { hinweis: t(`${name}-hinweis`) }),
  });
  const inWorten = ([name, frage]: [string, Umstand]): [string, Umstand] => [
    name,
    'antworten' in frage
      ? {
          ...frage,
          ...benannt(name, frage),
          antworten: Object.fromEntries(
            Object.entries(frage.antworten).map(([antwort, { satz }]) => [
              antwort,
              satz === undefined
                ? { label: t(antwort) }
                : { label: t(antwort), satz: t(`${antwort}-satz`) },
            ]),
          ),
        }
      : {
          ...frage,
          ...benannt(name, frage),
          ...('beiJa' in frage && { beiJa: t(`${name}-ja`) }),
          ...('beiNein' in frage && { beiNein: t(`${name}-nein`) }),
        },
  ];
  return umstaendeBei(fragen, schadenart).map(inWorten);
}

function worteVon(name: string, frage: Umstand): [string, string][] {
  if ('antworten' in frage) {
    const gegebene = Object.entries(frage.antworten);
    return [
      ...bezeichnung(name, frage),
      ...gegebene.map(([antwort, { label }]): [string, string] => [antwort, label]),
      ...gegebene.flatMap(([antwort, { satz }]) => mit(`${antwort}-satz`, satz)),
    ];
  }
  return [
    ...bezeichnung(name, frage),
    ...('beiJa' in frage ? mit(`${name}-ja`, frage.beiJa) : []),
    ...('beiNein' in frage ? mit(`${name}-nein`, frage.beiNein) : []),
  ];
}

function bezeichnung(name: string, { label, hinweis }: Umstand): [string, string][] {
  return [[name, label], ...mit(`${name}-hinweis`, hinweis)];
}
