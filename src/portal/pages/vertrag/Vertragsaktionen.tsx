import { istAktiv, type Vertrag } from '#contract/entities/vertrag.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { t } from './texte.ts';

/** What the customer can do with a contract; a refused act says why. */
export function Vertragsaktionen({ vertrag }: { vertrag: Vertrag }) {
  const { hinderung } = vertrag.aenderungen.zahlweise;
  // An ended contract offers nothing; that needs no reason.
  if (!istAktiv(vertrag)) return null;
  // What is paid once has no period to change; nobody looks for it there.
  const istEinmalig = vertrag.zahlweise === 'EINMALIG';
  const kannEnden = vertrag.kuendbar !== 'NEIN' || vertrag.widerrufbar;
  if (istEinmalig && !kannEnden) return null;
  return (
    <Abschnitt titel={t('aktionen')}>
      {hinderung && !istEinmalig && <Hinderung hinderung={hinderung} />}
      {(!hinderung || kannEnden) && (
        <Aktionen>
          {!hinderung && (
            <ButtonLink href={`/kunden/zahlungsweise/${vertrag.versicherungsNummer}`}>
              {t('zahlweiseAendern')}
            </ButtonLink>
          )}
          {kannEnden && (
            <ButtonLink variant="secondary" href="/kunden/kuendigen-widerrufen">
              {t('kuendigenWiderrufen')}
            </ButtonLink>
          )}
        </Aktionen>
      )}
    </Abschnitt>
  );
}

type HinderungProps = {
  hinderung: NonNullable<Vertrag['aenderungen']['zahlweise']['hinderung']>;
};

function Hinderung({ hinderung: { code, text } }: HinderungProps) {
  return (
    <InfoBox
      type="neutral"
      headline={t('zahlweiseNichtMoeglich')}
      {...(bittetUmNachricht.has(code)
        ? { action: <a href="/kunden/kontakt/">{t('nachricht')}</a> }
        : {})}
    >
      {text}
    </InfoBox>
  );
}

/** Refusals that ask for a message (`domain/vertrag.md §3`). */
const bittetUmNachricht: ReadonlySet<string> = new Set(['NICHT_AENDERBAR', 'DATUM']);
