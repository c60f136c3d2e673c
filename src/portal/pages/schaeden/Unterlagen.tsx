import type { Schaden, SchadenTeil, SchadenUnterlage } from '#contract/entities/schadenakte.ts';
import { formatDatumLang, heuteInBerlin } from '#contract/tag.ts';
import { StatusBadge } from '#widgets/badge/StatusBadge.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Row } from '#widgets/row-list/Row.tsx';
import { RowList } from '#widgets/row-list/RowList.tsx';
import { VisuallyHidden } from '#widgets/theme/VisuallyHidden.tsx';
import { nachrichtenweg } from '../../flows/konto/nachricht/weg.ts';
import { teil as teilname } from '../../flows/schaden/teile.ts';
import { schadenwege } from '../../flows/schaden/wege.ts';
import { useImAuftrag } from '../../flows/vertrag/wege.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { fehlendeVon, istOffen } from './lage.ts';
import { t } from './texte.ts';

/** What a claim still needs, first, each with the customer's way to give it, then what has come. */
export function Unterlagen({ schaden }: { schaden: Schaden }) {
  const { unterlagen, teile } = schaden;
  const imAuftrag = useImAuftrag();
  const fehlende = fehlendeVon(schaden);
  const moegliche = unterlagen.filter(({ pflicht, erhalten }) => !pflicht && !erhalten);
  const erhaltene = unterlagen.filter(({ erhalten }) => erhalten);
  // What was decided is not asked for any more.
  const [fehlt, kannKommen, fragen] = istOffen(schaden)
    ? [fehlende, moegliche, teile]
    : [[], [], []];
  if (fehlt.length + kannKommen.length + erhaltene.length + fragen.length === 0) return null;
  const fehltUnterlage = fehlt.length > 0;
  const fehltEtwas = fehltUnterlage || fragen.some(({ beantwortet }) => !beantwortet);
  const offene = (unterlage: SchadenUnterlage, variante: OffeneProps['variante']) => (
    <Offene
      key={unterlage.typ}
      unterlage={unterlage}
      weg={imAuftrag ? null : schadenwege.unterlage(schaden.schadenNummer, unterlage.typ)}
      variante={variante}
    />
  );
  const teilzeilen = (beantwortet: boolean) =>
    fragen
      .filter((eines) => eines.beantwortet === beantwortet)
      .map(({ teil }) => (
        <Teil
          key={teil}
          {...{ teil, beantwortet }}
          weg={imAuftrag ? null : schadenwege.angaben(schaden.schadenNummer, teil)}
        />
      ));
  return (
    <Abschnitt titel={t(fehltEtwas ? 'wasFehlt' : 'unterlagen')}>
      {fehltEtwas && <p>{t(imAuftrag ? 'wasFehltKunde' : 'wasFehltText')}</p>}
      <RowList>
        {fehlt.map((unterlage, stelle) =>
          offene(unterlage, stelle === 0 ? 'primary' : 'secondary'),
        )}
        {teilzeilen(false)}
        {kannKommen.map((unterlage) => offene(unterlage, 'secondary'))}
        {teilzeilen(true)}
        {erhaltene.map((unterlage) => (
          <Erhaltene key={unterlage.typ} unterlage={unterlage} schaden={schaden} />
        ))}
      </RowList>
      {fehltUnterlage && !imAuftrag && (
        <p>
          {t('habeIchNicht')}{' '}
          <a
            href={nachrichtenweg({
              anliegen: 'SCHADEN',
              versicherungsNummer: schaden.versicherungsNummer,
            })}
          >
            {t('schreibenSie')}
          </a>
        </p>
      )}
    </Abschnitt>
  );
}

interface TeilProps extends SchadenTeil {
  /** Null where it is not the reader who answers it. */
  weg: string | null;
}

/** One part of what is asked after the report; what was answered can be answered anew. */
function Teil({ teil, beantwortet, weg }: TeilProps) {
  const name = teilname(teil);
  return (
    <Row
      name={name}
      {...(beantwortet
        ? { badge: <StatusBadge tone="positive">{t('beantwortet')}</StatusBadge> }
        : { line: teilname(`${teil}_hinweis`) })}
      {...(weg !== null && {
        action: (
          <ButtonLink href={weg} variant="secondary">
            {t(beantwortet ? 'aendern' : 'ergaenzen')}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </ButtonLink>
        ),
      })}
    />
  );
}

interface OffeneProps {
  unterlage: SchadenUnterlage;
  /** Null where it is not the reader who hands it in. */
  weg: string | null;
  variante: 'primary' | 'secondary';
}

function Offene({ unterlage: { label, hinweis }, weg, variante }: OffeneProps) {
  return (
    <Row
      name={label}
      {...(hinweis !== null && { line: hinweis })}
      {...(weg !== null && {
        action: (
          <ButtonLink href={weg} variant={variante}>
            {t('hochladen')}
            <VisuallyHidden>{` ${label}`}</VisuallyHidden>
          </ButtonLink>
        ),
      })}
    />
  );
}

function Erhaltene({
  unterlage: { typ, label },
  schaden,
}: {
  unterlage: SchadenUnterlage;
  schaden: Schaden;
}) {
  const imAuftrag = useImAuftrag();
  const tag = schaden.verlauf
    .filter(({ ereignis, notiz }) => ereignis === 'UNTERLAGE_ERHALTEN' && notiz?.includes(label))
    .map(({ zeitpunkt }) => heuteInBerlin(new Date(zeitpunkt)))
    .toSorted()
    .at(-1);
  return (
    <Row
      name={label}
      {...(tag !== undefined && { line: t('erhaltenAm', { tag: formatDatumLang(tag) }) })}
      badge={<StatusBadge tone="positive">{t('erhalten')}</StatusBadge>}
      {...(istOffen(schaden) &&
        !imAuftrag && {
          action: (
            <ButtonLink
              href={schadenwege.unterlage(schaden.schadenNummer, typ)}
              variant="secondary"
            >
              {t('weitere')}
              <VisuallyHidden>{` ${label}`}</VisuallyHidden>
            </ButtonLink>
          ),
        })}
    />
  );
}
