/* The search of Murus Gallicus in C: plays and values positions some twenty times as fast.

It decides as pygames/bots/alphabeta.py does with the game's search.py, node by node; `check` in
learn.py compares the two. Tables of moves and weights come from the package, by engine.py. */

#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define WON 1000000
#define DECIDED (WON - 1000)
#define INFINITE (WON + 1)
#define NEVER (-WON - 1)
#define FORCED 1024
#define NONE -1
#define FIRST (1 << 24)
#define KILLER (1 << 22)
#define MOST_HISTORY (1 << 12)
#define PLIES 128
#define DEEPEST 64
#define REDUCE_AFTER 2
#define MOST_MOVES 400
#define SQUARES 56
#define FULL ((1ULL << SQUARES) - 1)
#define TABLE 65536
#define SLOTS (1 << 18)
#define LONGEST 300

typedef uint64_t Bits;

/* ---- what the package says of moves ---- */

typedef struct { Bits stack, near, far; int32_t sacrifice, square; } Move;

static Move moves_of[FORCED];
static int move_count, first_of[SQUARES + 1], listed[FORCED];
static int change_of[2][FORCED][4]; /* for the order of moves */
static Bits goal_of[2], reach_of[2];

void set_moves(int count, const Move *moves, const int32_t *changes, const Bits *home) {
    move_count = count;
    memcpy(moves_of, moves, count * sizeof(Move));
    int at = 0;
    for (int square = 0; square < SQUARES; square++) { /* distributions, then sacrifices */
        first_of[square] = at;
        for (int move = 0; move < count; move++)
            if (moves[move].square == square) listed[at++] = move;
    }
    first_of[SQUARES] = at;
    memcpy(change_of[0], changes, count * 4 * sizeof(int32_t));
    memcpy(change_of[1], changes + count * 4, count * 4 * sizeof(int32_t));
    goal_of[0] = home[1], goal_of[1] = home[0];
    for (int player = 0; player < 2; player++) {
        reach_of[player] = 0;
        for (int move = 0; move < count; move++)
            if (!moves[move].sacrifice && (moves[move].near | moves[move].far) & goal_of[player])
                reach_of[player] |= moves[move].stack;
    }
}

/* ---- the learned evaluation: sums by lane for White's and for Black's view ---- */

#define LANES 32
typedef int16_t Sums __attribute__((vector_size(2 * LANES * sizeof(int16_t)), aligned(64)));
typedef int32_t Wide __attribute__((vector_size(2 * LANES * sizeof(int32_t))));

typedef struct {
    Sums pieces[2][2][SQUARES]; /* by player: stacks, singletons */
    Sums base[2];               /* by who moves */
    Sums signs;                 /* of the lanes, negative for Black's view */
    Sums changes[2][FORCED][4];
    int32_t near, margin; /* the levers of who plays by it */
} Net;

static Sums change(const Net *net, const Move *move, int player, int how) {
    const Sums *stacks = net->pieces[player][0], *singles = net->pieces[player][1];
    Sums sum = net->base[1 - player] - net->base[player] - stacks[move->square];
    int far = __builtin_ctzll(move->far);
    if (move->sacrifice) return sum + singles[move->square] - net->pieces[1 - player][1][far];
    int near = __builtin_ctzll(move->near);
    sum += how & 1 ? stacks[near] - singles[near] : singles[near];
    return sum + (how & 2 ? stacks[far] - singles[far] : singles[far]);
}

Net *new_net(const int16_t *pieces, const int16_t *base, const int16_t *signs,
             int near, int margin) {
    Net *net = aligned_alloc(_Alignof(Net), sizeof(Net));
    memcpy(net->pieces, pieces, sizeof net->pieces);
    memcpy(net->base, base, sizeof net->base);
    memcpy(&net->signs, signs, sizeof net->signs);
    net->near = near, net->margin = margin;
    for (int player = 0; player < 2; player++)
        for (int move = 0; move < move_count; move++)
            for (int how = 0; how < 4; how++)
                net->changes[player][move][how] = change(net, &moves_of[move], player, how);
    return net;
}

static inline int worth(const Net *net, const Sums *sums, int player) {
    Sums positive = *sums & (*sums > 0);
    Wide each = __builtin_convertvector(positive, Wide) * __builtin_convertvector(net->signs, Wide);
    int value = 0;
    for (int lane = 0; lane < 2 * LANES; lane++) value += each[lane];
    return player ? -value : value;
}

/* ---- positions ---- */

typedef struct { Bits stacks, singles, other_stacks, other_singles; int32_t player; } Board;
typedef struct { Board b; Sums sums; } Position;

static inline int same(const Board *one, const Board *two) {
    return one->stacks == two->stacks && one->singles == two->singles
        && one->other_stacks == two->other_stacks && one->other_singles == two->other_singles
        && one->player == two->player;
}

static inline int grown(const Board *b, const Move *move) {
    return move->sacrifice ? 0 : !!(b->singles & move->near) + 2 * !!(b->singles & move->far);
}

static inline Board after(const Board *b, const Move *move) {
    Bits targets = move->sacrifice ? move->stack : move->near | move->far;
    Bits more = b->singles & targets;
    return (Board){b->other_stacks, b->other_singles ^ (move->sacrifice ? move->far : 0),
                   (b->stacks ^ move->stack) | more, b->singles ^ targets, 1 - b->player};
}

static inline void child(const Net *net, const Position *p, int index, Position *next) {
    const Move *move = &moves_of[index & (FORCED - 1)];
    next->b = after(&p->b, move);
    next->sums = p->sums + net->changes[p->b.player][index & (FORCED - 1)][grown(&p->b, move)];
}

static void add(const Sums *pieces, Bits bits, Sums *sums) {
    for (; bits; bits &= bits - 1) *sums += pieces[__builtin_ctzll(bits)];
}

static Position position_of(const Net *net, const Board *b) {
    Position p = {*b, net->base[b->player]};
    add(net->pieces[b->player][0], b->stacks, &p.sums);
    add(net->pieces[b->player][1], b->singles, &p.sums);
    add(net->pieces[1 - b->player][0], b->other_stacks, &p.sums);
    add(net->pieces[1 - b->player][1], b->other_singles, &p.sums);
    return p;
}

int value_at(const Net *net, const Board *b) {
    Position p = position_of(net, b);
    return worth(net, &p.sums, b->player);
}

static inline int can(const Move *move, Bits room, Bits victims) {
    return move->sacrifice ? !!(move->far & victims) : !((move->near | move->far) & ~room);
}

#define EACH_MOVE(board, index) \
    for (Bits left_ = (board)->stacks; left_; left_ &= left_ - 1) \
        for (int at_ = first_of[__builtin_ctzll(left_)], index; \
             at_ < first_of[__builtin_ctzll(left_) + 1] && (index = listed[at_], 1); at_++)

static Bits room_of(const Board *b) {
    return FULL ^ (b->stacks | b->other_stacks | b->other_singles);
}

int every_move(const Board *b, int *found) {
    int count = 0;
    Bits room = room_of(b);
    EACH_MOVE(b, move) if (can(&moves_of[move], room, b->other_singles)) found[count++] = move;
    return count;
}

int64_t perft(const Board *b, int depth) {
    int found[MOST_MOVES], count = every_move(b, found);
    if (depth == 1) return count;
    int64_t total = 0;
    for (int i = 0; i < count; i++) {
        Board next = after(b, &moves_of[found[i]]);
        total += perft(&next, depth - 1);
    }
    return total;
}

static int lanes(Bits stacks, int player, Bits *found) {
    int count = 0;
    for (Bits left = stacks & reach_of[player]; left; left &= left - 1) {
        int square = __builtin_ctzll(left);
        for (int at = first_of[square]; at < first_of[square + 1]; at++) {
            const Move *move = &moves_of[listed[at]];
            Bits targets = move->near | move->far;
            if (!move->sacrifice && targets & goal_of[player]) found[count++] = targets;
        }
    }
    return count;
}

int wins_at_once(const Board *b) {
    Bits found[MOST_MOVES], walls = b->stacks | b->other_stacks | b->other_singles;
    int count = lanes(b->stacks, b->player, found);
    for (int i = 0; i < count; i++) if (!(found[i] & walls)) return 1;
    return 0;
}

typedef struct { int threatened, count; Bits pinned, walls, lanes[64]; } Guard;

static void watch(const Board *b, Guard *guard) {
    guard->threatened = guard->count = 0, guard->pinned = 0;
    if (!(b->other_stacks & reach_of[1 - b->player])) return;
    guard->walls = b->stacks | b->singles | b->other_stacks;
    guard->count = lanes(b->other_stacks, 1 - b->player, guard->lanes);
    for (int i = 0; i < guard->count; i++) {
        Bits held = guard->lanes[i] & guard->walls;
        if (!held) guard->threatened = 1;
        else if (!(held & (held - 1))) guard->pinned |= held;
    }
}

static int holds(const Guard *guard, const Move *move) {
    if (move->sacrifice) { /* the stack stays, as a singleton */
        Bits walls = (guard->walls ^ move->stack) | move->stack;
        for (int i = 0; i < guard->count; i++) if (!(guard->lanes[i] & walls)) return 0;
        return 1;
    }
    Bits walls = (guard->walls ^ move->stack) | move->near | move->far;
    for (int i = 0; i < guard->count; i++) if (!(guard->lanes[i] & walls)) return 0;
    return 1;
}

/* ---- the search ---- */

typedef struct { Board b; int32_t depth, bound, value, move, stamp; } Entry;

typedef struct {
    const Net *net;
    int64_t nodes, budget;
    int order[2][FORCED], killers[PLIES][2];
    Board path[LONGEST + 2 * PLIES];
    int path_count;
    Entry *table, *spare;
    int entries, stamp;
    int best_move, best_value, best_depth, seen[FORCED], has_seen[FORCED];
    int moves[MOST_MOVES], completed[MOST_MOVES], bounds[FORCED]; /* at the last whole depth */
    jmp_buf out;
    uint64_t lot;
    int64_t until_sample;
    Board sample;
} Search;

Search *new_search(void) {
    Search *s = calloc(1, sizeof(Search));
    s->table = calloc(SLOTS, sizeof(Entry));
    s->spare = malloc(TABLE * sizeof(Entry));
    return s;
}

static uint64_t draw(uint64_t *lot) { /* splitmix64 */
    uint64_t z = (*lot += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

static int from_root(int value, int ply) {
    return value > DECIDED ? value - ply : value < -DECIDED ? value + ply : value;
}

static Entry *slot(Search *s, const Board *b) {
    uint64_t mix = b->stacks * 0x9e3779b97f4a7c15ULL ^ b->singles * 0xc2b2ae3d27d4eb4fULL
        ^ b->other_stacks * 0x165667b19e3779f9ULL ^ b->other_singles * 0x27d4eb2f165667c5ULL;
    mix ^= b->player * 0xff51afd7ed558ccdULL;
    mix ^= mix >> 32, mix *= 0xd6e8feb86659fd93ULL, mix ^= mix >> 32;
    for (uint32_t at = mix & (SLOTS - 1);; at = (at + 1) & (SLOTS - 1)) {
        Entry *entry = &s->table[at];
        if (entry->stamp != s->stamp || same(&entry->b, b)) return entry;
    }
}

static void put(Search *s, const Entry *entry) {
    Entry *place = slot(s, &entry->b);
    if (place->stamp != s->stamp) s->entries++;
    *place = *entry;
    place->stamp = s->stamp;
}

static void forget(Search *s) {
    s->stamp++, s->entries = 0;
}

static void remember(Search *s, const Entry *entry) {
    if (s->entries >= TABLE) {
        int kept = 0;
        for (int i = 0; i < SLOTS; i++)
            if (s->table[i].stamp == s->stamp && s->table[i].depth > 3) s->spare[kept++] = s->table[i];
        forget(s);
        if (kept < TABLE / 2) for (int i = 0; i < kept; i++) put(s, &s->spare[i]);
    }
    put(s, entry);
}

static int lost(const Board *b) {
    int found[MOST_MOVES];
    return every_move(b, found) ? 2 - WON : -WON;
}

static int downwards(const void *one, const void *two) {
    int64_t a = *(const int64_t *)one, b = *(const int64_t *)two;
    return (b > a) - (b < a);
}

/* The number of moves, or -1 where `value` says how the game ends. */
static int list_moves(const Board *b, const int *order, int *found, int *value) {
    if (wins_at_once(b)) return *value = WON - 1, -1;
    Guard guard;
    watch(b, &guard);
    Bits watched = guard.threatened ? FULL : guard.pinned, room = room_of(b);
    int count = 0;
    int64_t keys[MOST_MOVES];
    EACH_MOVE(b, index) {
        const Move *move = &moves_of[index];
        if (!can(move, room, b->other_singles)) continue;
        if (watched & move->stack && !holds(&guard, move)) continue;
        int64_t known = order ? order[index] : 0;
        keys[count++] = (known + change_of[b->player][index][grown(b, move)]) * FORCED + index;
    }
    if (!count) return *value = lost(b), -1;
    qsort(keys, count, sizeof(int64_t), downwards);
    for (int i = 0; i < count; i++)
        found[i] = (keys[i] & (FORCED - 1)) | (guard.threatened ? FORCED : 0);
    return count;
}

static int leaf(Search *s, const Position *p, int alpha, int beta, int ply);

static int defend(Search *s, const Position *p, int alpha, int beta, int ply) {
    int found[MOST_MOVES], value, best = NEVER;
    int count = list_moves(&p->b, NULL, found, &value);
    if (count < 0) return s->nodes++, from_root(value, ply);
    if (ply > DEEPEST) return s->nodes++, worth(s->net, &p->sums, p->b.player);
    for (int i = 0; i < count; i++) {
        Position next;
        child(s->net, p, found[i], &next);
        value = -leaf(s, &next, -beta, -alpha, ply + 1);
        if (value > best) {
            best = value;
            if (value > alpha) {
                alpha = value;
                if (value >= beta) break;
            }
        }
    }
    return best;
}

static int leaf(Search *s, const Position *p, int alpha, int beta, int ply) {
    const Board *b = &p->b;
    if (b->stacks & reach_of[b->player] && wins_at_once(b)) return s->nodes++, WON - ply - 1;
    Guard guard;
    watch(b, &guard);
    if (guard.threatened) return defend(s, p, alpha, beta, ply);
    int value = worth(s->net, &p->sums, b->player);
    if (value >= beta) return s->nodes++, value;
    int best = value;
    int64_t before = s->nodes;
    Bits room = room_of(b);
    for (Bits left = b->stacks; left; left &= left - 1) {
        int square = __builtin_ctzll(left);
        Bits pinned = guard.pinned & left & -left;
        for (int at = first_of[square]; at < first_of[square + 1]; at++) {
            int index = listed[at];
            const Move *move = &moves_of[index];
            if (!can(move, room, b->other_singles)) continue;
            if (pinned && !holds(&guard, move)) continue;
            s->nodes++;
            Sums sums = p->sums + s->net->changes[b->player][index][grown(b, move)];
            int found = worth(s->net, &sums, b->player);
            if (found > best) best = found;
            if (!--s->until_sample) s->sample = after(b, move);
        }
        if (best >= beta) break;
    }
    return before == s->nodes ? from_root(lost(b), ply) : best;
}

static int value_of(Search *s, const Position *p, int depth, int alpha, int beta, int ply);

/* The value of a move for its player: `_after` of the package. */
static int value_after(Search *s, const Position *p, int move, int left, int alpha, int beta, int ply) {
    const Net *net = s->net;
    Position next;
    child(net, p, move, &next);
    if (left > 1 && left <= net->near && -DECIDED < alpha && alpha < DECIDED
        && !(next.b.other_stacks & reach_of[p->b.player])) {
        int value = worth(net, &next.sums, next.b.player) - net->margin * left;
        if (value >= -alpha) return s->nodes++, -value;
    }
    return -value_of(s, &next, left, -beta, -alpha, ply);
}

static int try_move(Search *s, const Position *p, int move, int depth, int alpha, int beta,
                    int ply, int index) {
    int left = move & FORCED && ply < PLIES / 2 ? depth : depth - 1, result;
    ply++;
    if (!index) return value_after(s, p, move, left, alpha, beta, ply);
    if (left > 1 && index >= REDUCE_AFTER && ply > 1) {
        result = value_after(s, p, move, left - 1, alpha, alpha + 1, ply);
        if (result <= alpha) return result;
    }
    result = value_after(s, p, move, left, alpha, alpha + 1, ply);
    if (alpha < result && result < beta) return value_after(s, p, move, left, alpha, beta, ply);
    return result;
}

static void reward(Search *s, int move, int depth, int ply) {
    move &= FORCED - 1;
    if (s->killers[ply][0] != move) {
        s->killers[ply][1] = s->killers[ply][0];
        s->killers[ply][0] = move;
    }
    int *order = s->order[ply & 1];
    order[move] += depth * depth;
    if (order[move] > MOST_HISTORY) for (int i = 0; i < FORCED; i++) order[i] >>= 1;
}

static int best_of(Search *s, const Position *p, const int *moves, int count, int depth,
                   int alpha, int beta, int ply) {
    int best = -INFINITE, chosen = moves[0], first_alpha = alpha;
    s->path[s->path_count++] = p->b;
    for (int i = 0; i < count; i++) {
        int value = try_move(s, p, moves[i], depth, alpha, beta, ply, i);
        if (value > best) {
            best = value, chosen = moves[i];
            if (value > alpha) {
                alpha = value;
                if (value >= beta) {
                    reward(s, moves[i], depth, ply);
                    break;
                }
            }
        }
    }
    s->path_count--;
    int bound = best >= beta ? 1 : best > first_alpha ? 0 : -1;
    Entry entry = {p->b, depth, bound, from_root(best, -ply), chosen, 0};
    remember(s, &entry);
    return best;
}

static int value_of(Search *s, const Position *p, int depth, int alpha, int beta, int ply) {
    if (depth <= 1 || ply >= PLIES) return leaf(s, p, alpha, beta, ply);
    for (int i = s->path_count - 1; i >= 0; i--) if (same(&s->path[i], &p->b)) return 0;
    if (++s->nodes >= s->budget) longjmp(s->out, 1);
    int first = NONE;
    Entry entry = *slot(s, &p->b);
    if (entry.stamp == s->stamp) {
        first = entry.move;
        if (entry.depth >= depth) {
            int value = from_root(entry.value, ply);
            if (!entry.bound || (entry.bound > 0 ? value >= beta : value <= alpha)) return value;
        }
        int value = best_of(s, p, &first, 1, depth, alpha, beta, ply);
        if (value >= beta) return value;
        put(s, &entry); /* what one move says is no bound for all */
    }
    int found[MOST_MOVES], value, *order = s->order[ply & 1];
    int kept[3] = {first & (FORCED - 1), s->killers[ply][0] & (FORCED - 1),
                   s->killers[ply][1] & (FORCED - 1)};
    order[kept[0]] += FIRST, order[kept[1]] += KILLER, order[kept[2]] += KILLER;
    int count = list_moves(&p->b, order, found, &value);
    order[kept[0]] -= FIRST, order[kept[1]] -= KILLER, order[kept[2]] -= KILLER;
    if (count < 0) return from_root(value, ply);
    return best_of(s, p, found, count, depth, alpha, beta, ply);
}

static void root(Search *s, const Position *p, const int *moves, int count, int depth) {
    int best = -INFINITE, alpha = -INFINITE;
    for (int i = 0; i < count; i++) {
        int value = try_move(s, p, moves[i], depth, alpha, INFINITE, 0, i);
        s->seen[moves[i]] = value, s->has_seen[moves[i]] = 1;
        if (value > best) {
            alpha = best = value;
            s->best_move = moves[i], s->best_value = value, s->best_depth = depth;
        }
    }
}

typedef struct { int32_t move, value, depth; int64_t nodes; } Found;

/* What counts of a depth that was begun and not completed: `_unfinished` of the package. */
static Found unfinished(const Search *s, Found last, int count) {
    const int *moves = s->completed, *bounds = s->bounds;
    if (s->best_depth == last.depth || s->best_value > last.value)
        return (Found){s->best_move, s->best_value, s->best_depth, s->nodes};
    if (s->best_value >= -DECIDED)
        return s->best_move == last.move
            ? last : (Found){s->best_move, last.value, s->best_depth, s->nodes};
    int move = NONE;
    for (int i = 0; i < count; i++)
        if (!(s->has_seen[moves[i]] && s->seen[moves[i]] < -DECIDED))
            if (move == NONE || bounds[moves[i]] > bounds[move]) move = moves[i];
    return (Found){move, bounds[move], last.depth, s->nodes};
}

/* Search the moves, the likeliest first; `drawn` are boards that end the game in a draw. */
Found run(Search *s, const Net *net, const Board *b, const int *first, int count, int depth,
          int64_t budget, const Board *drawn, int drawn_count) {
    Position p = position_of(net, b);
    memcpy(s->moves, first, count * sizeof(int));
    memcpy(s->completed, first, count * sizeof(int));
    s->net = net, s->nodes = 0, s->budget = budget, s->path_count = 0;
    forget(s);
    memset(s->order, 0, sizeof s->order);
    memset(s->killers, 0xff, sizeof s->killers);
    memset(s->bounds, 0, sizeof s->bounds);
    for (int i = 0; i < drawn_count; i++) s->path[s->path_count++] = drawn[i];
    s->path[s->path_count++] = *b;
    volatile Found found = {first[0], 0, 0, 0};
    if (setjmp(s->out)) {
        Found last = found;
        last.nodes = s->nodes;
        return unfinished(s, last, count);
    }
    for (int plies = 2; plies <= (depth > 2 ? depth : 2); plies++) {
        s->best_move = found.move, s->best_value = found.value, s->best_depth = found.depth;
        memset(s->has_seen, 0, sizeof s->has_seen);
        root(s, &p, s->moves, count, plies);
        found = (Found){s->best_move, s->best_value, s->best_depth, s->nodes};
        if (abs(found.value) > DECIDED) break;
        memcpy(s->bounds, s->seen, sizeof s->bounds);
        memcpy(s->completed, s->moves, count * sizeof(int));
        for (int i = 0; i < count; i++)
            if (s->moves[i] == found.move) {
                memmove(s->moves + 1, s->moves, i * sizeof(int));
                s->moves[0] = found.move;
            }
    }
    return found;
}

/* ---- games ---- */

static Found decide(Search *s, const Net *net, const Board *b, int64_t nodes,
                    const Board *drawn, int drawn_count) {
    int moves[MOST_MOVES], value;
    int count = list_moves(b, NULL, moves, &value);
    if (count < 0) return (Found){NONE, value, 0, 0};
    long keys[MOST_MOVES]; /* the value after each, then by lot */
    for (int i = 0; i < count; i++) {
        moves[i] &= FORCED - 1;
        Board next = after(b, &moves_of[moves[i]]);
        keys[i] = (long)value_at(net, &next) * 1000 + draw(&s->lot) % 1000;
    }
    for (int i = 1; i < count; i++)
        for (int j = i; j && keys[j] < keys[j - 1]; j--) {
            long key = keys[j]; keys[j] = keys[j - 1], keys[j - 1] = key;
            int move = moves[j]; moves[j] = moves[j - 1], moves[j - 1] = move;
        }
    return run(s, net, b, moves, count, 64, nodes, drawn, drawn_count);
}

typedef struct { Board b; int32_t value; int8_t result, kind; } Sample; /* seen by who moves */
enum { PLAYED, LOOKED_AT };

static int drawn_boards(const Board *before, int count, Board *drawn) {
    int found = 0;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++) if (same(&before[i], &before[j])) drawn[found++] = before[i];
    return found;
}

/* Play from the start; return White's half points. With room for `samples`, write what was
searched: each position of the game, and one that the search looked at in its last ply. */
int play(Search *s, const Board *start, const Net *const nets[2], const int64_t nodes[2],
         uint64_t seed, int opening, Sample *samples, int *sample_count) {
    static _Thread_local Board before[LONGEST], drawn[LONGEST];
    Board b = *start;
    uint64_t lot = seed;
    int result = 1, total = 0;
    s->lot = seed ^ 0x5555;
    for (int ply = 0; ply < LONGEST; ply++) {
        int player = b.player, moves[MOST_MOVES], value, times = 0, move;
        for (int i = 0; i < ply; i++) times += same(&before[i], &b);
        if (times == 2) break;
        before[ply] = b;
        int count = list_moves(&b, NULL, moves, &value);
        if (count < 0) {
            result = (value > 0) == (player == 0) ? 2 : 0;
            break;
        }
        if (ply < opening) move = moves[draw(&lot) % count] & (FORCED - 1);
        else {
            int drawn_count = drawn_boards(before, ply + 1, drawn);
            s->until_sample = samples ? 1 + draw(&lot) % (nodes[player] / 2) : 0;
            Found found = decide(s, nets[player], &b, nodes[player], drawn, drawn_count);
            move = found.move;
            if (samples) {
                samples[total++] = (Sample){b, found.value, 0, PLAYED};
                if (s->until_sample <= 0 && !wins_at_once(&s->sample))
                    samples[total++] = (Sample){s->sample, 0, 0, LOOKED_AT};
            }
        }
        b = after(&b, &moves_of[move]);
    }
    for (int i = 0; i < total; i++) {
        samples[i].result = samples[i].b.player ? 2 - result : result;
        if (samples[i].kind == LOOKED_AT)
            samples[i].value = decide(s, nets[0], &samples[i].b, nodes[0], NULL, 0).value;
    }
    if (sample_count) *sample_count = total;
    return result;
}
