import { useQuery } from '@tanstack/react-query';
import type { Schadenkopf } from '#contract/entities/schaden.ts';
import { produkte } from '#contract/produkte/produkte.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { StatusBadge } from '#widgets/badge/StatusBadge.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Row } from '#widgets/row-list/Row.tsx';
import { RowList } from '#widgets/row-list/RowList.tsx';
import { schadenwegeImAuftrag } from '../../flows/schaden/wege.ts';
import { usePorts } from '../../ports.ts';
import { partnerQuery } from '../../queries/partnerLesen.ts';
import { schaedenQuery } from '../../queries/schaeden.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { Teilabfrage } from '../../shell/zustand/Teilabfrage.tsx';
import { useFeatures } from '../../useFeatures.ts';
import { OhneRecht } from '../schadenmelden/OhneRecht.tsx';
import { istOffen, statusVon } from '../schaeden/lage.ts';
import { Produktbild } from '../schaeden/Produktbild.tsx';
import { t } from './texte.ts';

interface Props {
  partnerNummer: string;
}

/** Claims of a customer as her broker follows them, open ones first, and the way to another. */
export function Schaeden({ partnerNummer }: Props) {
  return (
    <Abschnitt titel={t('schaeden')}>
      {useFeatures()('schaeden-seite') && <Gemeldete partnerNummer={partnerNummer} />}
      <Melden partnerNummer={partnerNummer} />
    </Abschnitt>
  );
}

/** The page has read who she is by then. */
function Melden({ partnerNummer }: Props) {
  const { data } = useQuery(partnerQuery(usePorts().client, partnerNummer));
  if (data?.vertretung?.melden !== true) return <OhneRecht />;
  return (
    <Aktionen>
      <ButtonLink variant="secondary" href={schadenwegeImAuftrag.wahl(partnerNummer)}>
        {t('schadenMelden')}
      </ButtonLink>
    </Aktionen>
  );
}

function Gemeldete({ partnerNummer }: Props) {
  const abfrage = useQuery(schaedenQuery(usePorts().client, partnerNummer));
  return (
    <Teilabfrage abfrage={abfrage} fehler={t('schadenFehler')}>
      {(schaeden) =>
        schaeden.length === 0 ? (
          <p>{t('keineSchaeden')}</p>
        ) : (
          <RowList label={t('schaeden')}>
            {offeneZuerst(schaeden).map((schaden) => (
              <Zeile key={schaden.schadenNummer} schaden={schaden} />
            ))}
          </RowList>
        )
      }
    </Teilabfrage>
  );
}

function offeneZuerst(schaeden: readonly Schadenkopf[]): Schadenkopf[] {
  return schaeden.toSorted((a, b) => Number(istOffen(b)) - Number(istOffen(a)));
}

function Zeile({ schaden }: { schaden: Schadenkopf }) {
  const { schadenNummer, bezeichnung, productKey, schadendatum } = schaden;
  const { tone, text } = statusVon(schaden);
  return (
    <Row
      picture={<Produktbild schluessel={productKey} />}
      name={bezeichnung}
      line={t('schadenzeile', {
        produkt: produkte[productKey].kurzname,
        // One number stays in one line.
        nummer: schadenNummer.replaceAll('-', '\u2011'),
        tag: formatDatumLang(schadendatum),
      })}
      badge={<StatusBadge tone={tone}>{text}</StatusBadge>}
      href={schadenwegeImAuftrag.schaden(schadenNummer)}
    />
  );
}
