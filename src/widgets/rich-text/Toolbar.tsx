import { Toolbar as MantineToolbar } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconHighlight from '@tabler/icons-react/dist/esm/icons/IconHighlight.mjs';
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconUnderline from '@tabler/icons-react/dist/esm/icons/IconUnderline.mjs';
import { type ChainedCommands, type Editor, isActive } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import type { EditorState } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import type { MouseEvent } from 'react';
import { Drawing, type DrawingProps } from '../icon/Drawing.tsx';
import { HeadlessMantine } from '../theme/HeadlessMantine.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './Editor.module.css';

interface Act {
  word: keyof typeof words;
  icon: DrawingProps['of'];
  keys: string;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Name of what it switches on and off; without one it is no switch. */
  active?: string;
  /** How often it can be done; without it always. */
  depth?: (state: EditorState) => number;
}

const acts: readonly Act[] = [
  { word: 'fett', icon: IconBold, keys: 'Control+B', active: 'bold', run: (c) => c.toggleBold() },
  {
    word: 'kursiv',
    icon: IconItalic,
    keys: 'Control+I',
    active: 'italic',
    run: (c) => c.toggleItalic(),
  },
  {
    word: 'unterstrichen',
    icon: IconUnderline,
    keys: 'Control+U',
    active: 'underline',
    run: (c) => c.toggleUnderline(),
  },
  {
    word: 'markiert',
    icon: IconHighlight,
    keys: 'Control+Shift+H',
    active: 'highlight',
    run: (c) => c.toggleHighlight(),
  },
  {
    word: 'aufzaehlung',
    icon: IconList,
    keys: 'Control+Shift+8',
    active: 'bulletList',
    run: (c) => c.toggleBulletList(),
  },
  {
    word: 'nummerierung',
    icon: IconListNumbers,
    keys: 'Control+Shift+7',
    active: 'orderedList',
    run: (c) => c.toggleOrderedList(),
  },
  {
    word: 'rueckgaengig',
    icon: IconArrowBackUp,
    keys: 'Control+Z',
    depth: undoDepth,
    run: (c) => c.undo(),
  },
  {
    word: 'wiederholen',
    icon: IconArrowForwardUp,
    keys: 'Control+Y',
    depth: redoDepth,
    run: (c) => c.redo(),
  },
];

interface ToolbarProps {
  editor: Editor;
  /** Id of the text it changes. */
  textId: string | undefined;
}

/** One stop of the Tab key; arrows lead from button to button. */
export function Toolbar({ editor, textId }: ToolbarProps) {
  const say = useWords('rich-text', words);
  return (
    <HeadlessMantine>
      <MantineToolbar
        className={styles.toolbar}
        aria-label={say('gestalten')}
        aria-controls={textId}
      >
        {acts.map((act) => (
          <ToolbarButton key={act.word} editor={editor} act={act} />
        ))}
      </MantineToolbar>
    </HeadlessMantine>
  );
}

/** Shows what holds at the cursor. */
function ToolbarButton({ editor, act }: { editor: Editor; act: Act }) {
  const { icon, keys, active, depth, run } = act;
  const word = useWords('rich-text', words)(act.word);
  const { pressed, possible } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({
      pressed: active === undefined ? undefined : isActive(state, active),
      possible: depth === undefined || depth(state) > 0,
    }),
  });

  function click({ detail }: MouseEvent) {
    if (!possible) return;
    // With the mouse one goes on writing; with the keyboard one may want the next button.
    const chain = detail > 0 ? editor.chain().focus() : editor.chain();
    run(chain).run();
  }

  return (
    <button
      type="button"
      className={styles.button}
      data-toolbar-toggle
      title={word}
      aria-keyshortcuts={keys}
      aria-pressed={pressed}
      aria-disabled={possible ? undefined : true}
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={click}
    >
      <Drawing of={icon} size={22} />
      <span className={styles.word}>{word}</span>
    </button>
  );
}

const words = {
  gestalten: 'Text gestalten',
  fett: 'Fett',
  kursiv: 'Kursiv',
  unterstrichen: 'Unterstrichen',
  markiert: 'Markiert',
  aufzaehlung: 'Aufzählung',
  nummerierung: 'Nummerierung',
  rueckgaengig: 'Rückgängig',
  wiederholen: 'Wiederholen',
} as const;
