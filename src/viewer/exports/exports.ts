import { alles } from '../layers/whole.ts';
import { diagram } from '../picture/diagram.ts';
import type { Blatt } from '../sheet.ts';
import { alsCsv } from './csv.ts';
import { alsJson } from './json.ts';
import { alsMermaid } from './mermaid.ts';
import { alsScxml } from './scxml.ts';
import { alsSvg } from './svg.ts';

/** A file to download. */
export interface Datei {
  readonly name: string;
  readonly wort: string;
  readonly inhalt: string;
}

/** A flow in the formats other tools read, named after its last part. */
export function exporte({ ablauf, chart, deckung, ebenen }: Blatt): Datei[] {
  const name = ablauf.id.split('/').at(-1) ?? ablauf.id;
  const bilder = ebenen.flatMap(({ name: ebene, titel, erklaerung, zeichnung }) =>
    zeichnung === null
      ? []
      : [
          {
            name: `${name}-${ebene}.svg`,
            wort: `Bild „${titel}“ (SVG)`,
            inhalt: alsSvg(
              diagram(zeichnung, {
                id: `${name}-${ebene}`,
                titel: `${ablauf.titel}: ${titel}`,
                beschreibung: erklaerung,
              }),
            ),
          },
        ],
  );
  return [
    ...bilder,
    { name: `${name}.mmd`, wort: 'Mermaid', inhalt: alsMermaid(alles(ablauf)) },
    { name: `${name}.scxml`, wort: 'SCXML', inhalt: alsScxml(chart) },
    { name: `${name}.json`, wort: 'XState (JSON)', inhalt: alsJson(chart) },
    { name: `${name}.csv`, wort: 'Tabelle der Übergänge (CSV)', inhalt: alsCsv(ablauf, deckung) },
  ];
}
