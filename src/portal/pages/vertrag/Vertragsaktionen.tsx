import type { Vertrag } from '#contract/entities/vertrag.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { bittetUmNachricht, zeileZu } from '../../flows/vertrag/aenderung/arten/blaetter.ts';
import { handlungVon } from '../../flows/vertrag/aenderung/seiten.ts';
import { useFeatures } from '../../useFeatures.ts';
import { schutzUnter, useImAuftrag, useVertragswege } from '../../flows/vertrag/wege.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { type Startweg, Wegliste } from '../startseite/Wegliste.tsx';
import { hatHandlungen, kannEnden } from './handlungen.ts';
import { t } from './seitentexte.ts';
import { t as vermittler } from './vermittlerTexte.ts';

/** What the customer can do with a contract; a refused act says why (`domain/vertrag.md §12`). */
export function Vertragsaktionen({ vertrag }: { vertrag: Vertrag }) {
  const wege = useVertragswege();
  const imAuftrag = useImAuftrag();
  const rahmennummerAn = useFeatures()('rahmennummer-nachreichen');
  // That needs no reason.
  if (!hatHandlungen(vertrag, imAuftrag)) return null;
  const { kacheln, versicherungsNummer: nummer } = vertrag;
  const offene = kacheln.filter(({ hinderung }) => !hinderung);
  const laeuftAus = vertrag.vertragsstatus === 'AUSLAUFEND';
  const angebote = [
    ...offene.map(({ art }) => ({
      href: wege.aenderung(nummer, art),
      text: handlungVon(art),
      zeile: zeileZu(art, imAuftrag),
    })),
    ...(rahmennummerAn && nimmtRahmennummer(vertrag, imAuftrag)
      ? [rahmennummer(wege.rahmennummer(nummer))]
      : []),
  ];
  return (
    <Abschnitt titel={t('aktionen')} nurHandlungen>
      {offene.length > 1 && (
        <Aktionen>
          <ButtonLink href={schutzUnter(wege.vertrag(nummer))}>{t('schutzAnpassen')}</ButtonLink>
        </Aktionen>
      )}
      {angebote.length > 0 && <Wegliste wege={angebote} />}
      {gesperrte(kacheln).map(({ text, namen, code }) => (
        <InfoBox
          key={text}
          type="neutral"
          headline={t('nichtMoeglich', { was: namen.join(', ') })}
          {...(bittetUmNachricht(code, true)
            ? { action: <a href={wege.schreiben(nummer)}>{t('nachricht')}</a> }
            : {})}
        >
          {text}
        </InfoBox>
      ))}
      {imAuftrag && <Vertretung vertrag={vertrag} />}
      {kannEnden(vertrag, imAuftrag) && vertrag.vertretung?.kuendigen !== false && (
        <Aktionen>
          <ButtonLink variant="secondary" href={wege.beenden(nummer)}>
            {t(laeuftAus ? 'kuendigungAnsehen' : imAuftrag ? 'kuendigen' : 'kuendigenWiderrufen')}
          </ButtonLink>
        </Aktionen>
      )}
    </Abschnitt>
  );
}

/** A customer's that is still to come stands among what is open. */
function nimmtRahmennummer({ fahrrad, vertretung }: Vertrag, imAuftrag: boolean): boolean {
  return imAuftrag ? !!fahrrad && vertretung?.aendern === true : !!fahrrad?.rahmennummer;
}

function rahmennummer(href: string): Startweg {
  return {
    href,
    text: t('rahmennummerAendern'),
    zeile: t('rahmennummerZeile'),
  };
}

interface Gesperrte {
  code: string;
  text: string;
  namen: string[];
}

/** Each reason once, with all it bars. */
function gesperrte(kacheln: Vertrag['kacheln']): Gesperrte[] {
  const gruende = new Map<string, Gesperrte>();
  for (const { art, hinderung } of kacheln) {
    if (!hinderung) continue;
    const grund = gruende.get(hinderung.text) ?? { ...hinderung, namen: [] };
    grund.namen.push(handlungVon(art));
    gruende.set(hinderung.text, grund);
  }
  return [...gruende.values()];
}

/** What a broker must leave to others (`domain/vertrag.md §2`). */
function Vertretung({ vertrag }: { vertrag: Vertrag }) {
  const { vertretung, widerrufbar, jahresumsatz } = vertrag;
  const saetze = [
    ...(vertretung?.aendern === false
      ? [vermittler(jahresumsatz ? 'nurUmsatz' : 'nurBerechnen')]
      : []),
    ...(vertretung?.kuendigen === false ? [vermittler('ohneKuendigen')] : []),
    ...(widerrufbar ? [vermittler('widerrufNurKunde')] : []),
  ];
  if (saetze.length === 0) return null;
  return (
    <InfoBox type="neutral">
      {saetze.map((satz) => (
        <p key={satz}>{satz}</p>
      ))}
    </InfoBox>
  );
}
