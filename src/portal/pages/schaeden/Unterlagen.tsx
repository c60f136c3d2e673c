import type { Schaden, SchadenUnterlage } from '#contract/entities/schaden.ts';
import { formatDatumLang, heuteInBerlin } from '#contract/tag.ts';
import { StatusBadge } from '#widgets/badge/StatusBadge.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Row } from '#widgets/row-list/Row.tsx';
import { RowList } from '#widgets/row-list/RowList.tsx';
import { VisuallyHidden } from '#widgets/theme/VisuallyHidden.tsx';
import { nachrichtenweg } from '../../flows/konto/nachricht/weg.ts';
import { schadenwege } from '../../flows/schaden/wege.ts';
import { useImAuftrag } from '../../flows/vertrag/wege.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { fehlendeVon, istOffen } from './lage.ts';
import { t } from './texte.ts';

/** Documents of a claim: what is missing first, each with the customer's way to hand it in, then what has come. */
export function Unterlagen({ schaden }: { schaden: Schaden }) {
  const { unterlagen } = schaden;
  const imAuftrag = useImAuftrag();
  const fehlende = fehlendeVon(schaden);
  const moegliche = unterlagen.filter(({ pflicht, erhalten }) => !pflicht && !erhalten);
  const erhaltene = unterlagen.filter(({ erhalten }) => erhalten);
  // What was decided is not asked for any more.
  const offene = istOffen(schaden) ? [...fehlende, ...moegliche] : [];
  if (offene.length + erhaltene.length === 0) return null;
  const fehltEtwas = offene.some(({ pflicht }) => pflicht);
  return (
    <Abschnitt titel={t(fehltEtwas ? 'wasFehlt' : 'unterlagen')}>
      {fehltEtwas && <p>{t(imAuftrag ? 'wasFehltKunde' : 'wasFehltText')}</p>}
      <RowList>
        {offene.map((unterlage, stelle) => (
          <Offene
            key={unterlage.typ}
            unterlage={unterlage}
            weg={imAuftrag ? null : schadenwege.unterlage(schaden.schadenNummer, unterlage.typ)}
            variante={stelle === 0 && fehltEtwas ? 'primary' : 'secondary'}
          />
        ))}
        {erhaltene.map((unterlage) => (
          <Erhaltene key={unterlage.typ} unterlage={unterlage} schaden={schaden} />
        ))}
      </RowList>
      {fehltEtwas && !imAuftrag && (
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
