// What Python's rules say of a game, asked beside the page: the truth of the model.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';

const SCRIPT = `
import json, sys
from pygames.core import CHANCE, TERMINAL
from pygames.look.show import Moment
from pygames.record import extend, parse, states

def facts(record, action=None):
    record = parse(record)
    if action is not None:
        record = extend(record, action)
    line = states(record)
    movers = [state.current_player() for state in line]
    player = TERMINAL if record.ended else movers[-1]
    show = record.game.look.show
    paths = show(Moment(line[-1], seat=player)).paths if player >= 0 else ()
    return {
        "actions": record.actions,
        "movers": movers,
        "over": player == TERMINAL,
        "paths": [[path.action, path.ids] for path in paths],
    }

for line in sys.stdin:
    print(json.dumps(facts(**json.loads(line))), flush=True)
`;

/** A player from 0; below 0 chance, or nobody because the game is over. */
export type Facts = {
  actions: string[];
  /** Who decided at each ply, and who is next. */
  movers: number[];
  over: boolean;
  /** What to pick for each action. */
  paths: [action: string, ids: string[]][];
};

const cwd = fileURLToPath(new URL('../../../../', import.meta.url));
const python = spawn('python', ['-c', SCRIPT], { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
const waiting: ((line: string) => void)[] = [];
createInterface(python.stdout).on('line', (line) => waiting.shift()?.(line));
after(() => python.kill());

/** Returns what is true of a record, perhaps after one more action and what chance draws then. */
export function facts(record: object, action?: string): Promise<Facts> {
  python.stdin.write(`${JSON.stringify({ record, action })}\n`);
  return new Promise((resolve) => waiting.push((line) => resolve(JSON.parse(line))));
}
