import { produktName } from '#contract/produkte/produkte.ts';
import { alsEintrag, type Allgemeines } from '../allgemeine.ts';
import type { Dokumentmarke } from '../marke.ts';
import { seite } from './seite.ts';
import { sicher } from './sicher.ts';

/** `/api/druck/docs/index.html`: what the brand hands out to anybody, and where one's own papers are. */
export function verzeichnisseite(dokumente: readonly Allgemeines[], marke: Dokumentmarke): string {
  const { service, phone, email } = marke.contact;
  return seite({
    marke,
    titel: 'Dokumente',
    inhalt: [
      '<main>',
      '<h1>Dokumente</h1>',
      '<p>Hier finden Sie Bedingungen und Informationen zu unseren Versicherungen.</p>',
      '<p>Ihre eigenen Unterlagen öffnen sich über ihren persönlichen Link. Sie finden ihn im Antrag und nach der Anmeldung beim jeweiligen Vertrag.</p>',
      `<p class="werkzeug"><a href="/kunden/vertraege/?brand=${sicher(marke.key)}">Zu meinen Verträgen</a></p>`,
      ...gruppen(dokumente).map(([titel, eintraege]) => gruppe(titel, eintraege)),
      '</main>',
    ].join('\n'),
    fuss: [`${service}: ${phone}, ${email}`],
  });
}

function gruppen(dokumente: readonly Allgemeines[]): [string, Allgemeines[]][] {
  const nachTitel = new Map<string, Allgemeines[]>();
  for (const eines of dokumente) {
    const titel = eines.produkt === null ? 'Für alle Versicherungen' : produktName(eines.produkt);
    nachTitel.set(titel, [...(nachTitel.get(titel) ?? []), eines]);
  }
  return [...nachTitel];
}

function gruppe(titel: string, dokumente: readonly Allgemeines[]): string {
  return [
    '<section class="ablage">',
    `<h2>${sicher(titel)}</h2>`,
    `<ul>${dokumente.map((eines) => zeile(titel, eines)).join('')}</ul>`,
    '</section>',
  ].join('\n');
}

function zeile(titel: string, eines: Allgemeines): string {
  const { name, url } = alsEintrag(eines);
  const datei = sicher(url.slice(url.lastIndexOf('/') + 1));
  const pdf = datei.replace(/html$/, 'pdf');
  // Read out of their section, links of the same name are told apart.
  const genau = sicher(`${name}, ${titel}`);
  return `<li><a href="${datei}" aria-label="${genau}">${sicher(name)}</a> <a href="${pdf}" aria-label="${genau}, PDF">PDF</a></li>`;
}
