import { istAktiv, type Vertrag } from '#contract/entities/vertrag.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { handlungVon, pfadVon } from '../../flows/vertrag/aenderung/arten/art.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { Wegliste } from '../startseite/Wegliste.tsx';
import { t } from './texte.ts';

/** What the customer can do with a contract; a refused act says why (`domain/vertrag.md §12`). */
export function Vertragsaktionen({ vertrag }: { vertrag: Vertrag }) {
  // An ended contract offers nothing; that needs no reason.
  if (!istAktiv(vertrag)) return null;
  const { kacheln, versicherungsNummer: nummer } = vertrag;
  const offene = kacheln.filter(({ hinderung }) => !hinderung);
  // An ending contract leads there too: its cancellation may be taken back.
  const laeuftAus = vertrag.vertragsstatus === 'AUSLAUFEND';
  const kannEnden = vertrag.kuendbar !== 'NEIN' || vertrag.widerrufbar || laeuftAus;
  if (kacheln.length === 0 && !kannEnden) return null;
  return (
    <Abschnitt titel={t('aktionen')} nurHandlungen>
      {offene.length > 0 && (
        <Wegliste
          wege={offene.map(({ art }) => ({
            href: `/kunden/${pfadVon(art)}/${nummer}`,
            text: handlungVon(art),
            zeile: t(`${art}Zeile`),
          }))}
        />
      )}
      {gesperrte(kacheln).map(({ text, namen, code }) => (
        <InfoBox
          key={text}
          type="neutral"
          headline={t('nichtMoeglich', { was: namen.join(', ') })}
          {...(bittetUmNachricht.has(code)
            ? { action: <a href="/kunden/kontakt/">{t('nachricht')}</a> }
            : {})}
        >
          {text}
        </InfoBox>
      ))}
      {kannEnden && (
        <Aktionen>
          <ButtonLink variant="secondary" href={`/kunden/kuendigen-widerrufen/${nummer}`}>
            {t(laeuftAus ? 'kuendigungAnsehen' : 'kuendigenWiderrufen')}
          </ButtonLink>
        </Aktionen>
      )}
    </Abschnitt>
  );
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

/** Refusals that ask for a message (`domain/vertrag.md §3`). */
const bittetUmNachricht: ReadonlySet<string> = new Set(['MANUELL', 'NICHT_AENDERBAR', 'DATUM']);
