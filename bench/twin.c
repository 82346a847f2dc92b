/*
 * The loops of the twin in C, to see what is lost by not being C: the same judgement of a trick, the same
 * random rounds from the same random numbers. The book of strengths comes from the twin, so no rule is
 * written down a second time.
 *
 * Input: the book (16-bit numbers), then tricks: five cards and a wind, a byte each.
 * Arguments: numbers in the book, tricks, seats, seed, milliseconds per measurement.
 * Output: sum of all outcomes, sum of the damages of 10,000 rounds, tricks and rounds per second.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PIRATESS = 56, DECK = 60, WINDS = 20, TRICKS = 12, KINDS = 12, NOBODY = 7 };
enum { PAGE = 64, COPIES = 4 * PAGE, LEADER_TAKES = 2 * COPIES, SECOND_ALONE = LEADER_TAKES + 1 };
enum { ABSENT = 1 << 12, ABSENT_TO_SIGN = 31 - 12, SPECIAL = 1 << 13, ABOVE = (1 << 14) - 1 };
enum { APART = 8, LED = 0, ZEROS = 2 * APART, COUNTING = ZEROS + 14 * APART };

static int16_t book[1024];

static inline int min(int a, int b) { return a < b ? a : b; }
static inline int max(int a, int b) { return a > b ? a : b; }

static inline int settle(int a, int b, int c, int d, int e) {
  int ab = (a ^ b) - 8, ac = (a ^ c) - 8, ad = (a ^ d) - 8, ae = (a ^ e) - 8, bc = (b ^ c) - 8;
  int bd = (b ^ d) - 8, be = (b ^ e) - 8, cd = (c ^ d) - 8, ce = (c ^ e) - 8, de = (d ^ e) - 8;
  int left_a = a | (ab | ac | ad | ae) >> 31;
  int left_b = b | (ab | bc | bd | be) >> 31;
  int left_c = c | (ac | bc | cd | ce) >> 31;
  int left_d = d | (ad | bd | cd | de) >> 31;
  int left_e = e | (ae | be | ce | de | (int)((unsigned)e << ABSENT_TO_SIGN)) >> 31;
  int high = max(max(max(left_a, left_b), max(left_c, left_d)), left_e);
  int low = min(min(min(left_a & ABOVE, left_b & ABOVE), min(left_c & ABOVE, left_d & ABOVE)),
                left_e & ABOVE);
  return high < 0 ? NOBODY : (low & 7) | (high & 7) << 3;
}

static inline int is_zero(int strength) { return strength >= ZEROS && strength < COUNTING; }

static int settle_special(const int *s) {
  int two_led = s[0] == LED && s[1] >= SPECIAL, bare = 0, t[5];
  for (int i = 1; i < 5; i++) bare |= s[i] >= SPECIAL && is_zero(s[i] & (SPECIAL - 1));
  for (int i = 0; i < 5; i++) {
    t[i] = s[i] & (SPECIAL - 1);
    if (bare && is_zero(t[i])) t[i] = ZEROS | i;
  }
  int plain = settle(t[0], t[1], t[2], t[3], t[4]);
  if (!two_led) return plain;
  int taker = book[LEADER_TAKES] ? 0 : plain & 7;
  int alone = book[SECOND_ALONE] ? settle(t[1], t[2], t[3], t[4], ABSENT) : plain;
  return taker | (alone >> 3) << 3;
}

static inline int judge(int wind, const uint8_t *plays, int seats) {
  const int16_t *own = book + wind * PAGE, *copies = own + COPIES;
  int s[5], origin = plays[0], any = 0;
  s[0] = own[plays[0]];
  for (int i = 1; i < 5; i++) {
    if (i >= seats) {
      s[i] = ABSENT;
    } else if (plays[i] >= PIRATESS) {
      s[i] = copies[origin];
    } else {
      origin = plays[i];
      s[i] = own[origin];
    }
    any |= s[i];
    s[i] |= i;
  }
  if (any & SPECIAL) return settle_special(s);
  return settle(s[0], s[1], s[2], s[3], s[4]);
}

enum { ROLLED = DECK + TRICKS + TRICKS + 2 };

static uint32_t dice;
static uint16_t rolled[ROLLED];
static uint8_t deck[DECK], winds[WINDS], taken[5 * KINDS];

static void roll(void) {
  uint32_t state = dice;
  for (int i = 0; i < ROLLED; i += 2) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    rolled[i] = (uint16_t)state;
    rolled[i + 1] = (uint16_t)(state >> 16);
  }
  dice = state;
}

static inline int scaled(int number, int below) { return (int)((uint32_t)number * (uint32_t)below >> 16); }

static void shuffle(uint8_t *cards, int size, int front, const uint16_t *numbers) {
  for (int i = 0; i < front; i++) {
    int j = i + scaled(numbers[i], size - i);
    uint8_t card = cards[j];
    cards[j] = cards[i];
    cards[i] = card;
  }
}

static void lead_another(uint8_t *hand, int held, int number) {
  int numbered = 0, at = 0;
  for (int i = 0; i < held; i++) numbered += hand[i] < PIRATESS;
  if (numbered == 0) return;
  int skip = scaled(number, numbered);
  while (hand[at] >= PIRATESS || skip-- > 0) at++;
  uint8_t piratess = hand[0];
  hand[0] = hand[at];
  hand[at] = piratess;
}

static inline int seat_at(int leader, int place, int seats) {
  int seat = leader + place;
  return seat < seats ? seat : seat - seats;
}

static void sit_down(uint32_t seed) {
  dice = seed;
  for (int i = 0; i < DECK; i++) deck[i] = (uint8_t)i;
  for (int kind = 0, i = 0; kind < KINDS; kind++)
    for (int copy = 0; copy < (kind % 3 == 2 ? 1 : 2); copy++) winds[i++] = (uint8_t)kind;
}

static int play_round(int seats) {
  uint8_t plays[5];
  int cards = seats * TRICKS;
  roll();
  shuffle(deck, DECK, cards, rolled);
  shuffle(winds, WINDS, TRICKS, rolled + cards);
  memset(taken, 0, sizeof taken);
  const uint16_t *drawn = rolled + cards + TRICKS;
  int leader = scaled(drawn[TRICKS], seats);
  for (int trick = 0; trick < TRICKS; trick++) {
    uint8_t *led = deck + leader * TRICKS + trick;
    if (*led >= PIRATESS) lead_another(led, TRICKS - trick, drawn[trick]);
    for (int place = 0; place < seats; place++) {
      plays[place] = deck[seat_at(leader, place, seats) * TRICKS + trick];
    }
    int outcome = judge(winds[trick] / 3, plays, seats), taker = outcome & 7;
    if (taker != NOBODY) taken[seat_at(leader, taker, seats) * KINDS + winds[trick]]++;
    leader = seat_at(leader, outcome >> 3, seats);
  }
  int damage = 0;
  for (int i = 0; i < seats * KINDS; i += 3) {
    damage += taken[i] + 2 * taken[i + 1] + 3 * taken[i + 2];
    if (taken[i] && taken[i + 1] && taken[i + 2]) damage -= 6;
  }
  return damage;
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

int main(int argc, char **argv) {
  if (argc != 6) return 2;
  size_t length = (size_t)atoi(argv[1]), many = (size_t)atoi(argv[2]);
  int seats = atoi(argv[3]);
  double time = atof(argv[5]) / 1000;
  uint8_t *tricks = malloc(many * 6);
  if (!tricks || length > 1024) return 2;
  if (fread(book, 2, length, stdin) != length || fread(tricks, 6, many, stdin) != many) return 2;

  int64_t outcomes = 0, damages = 0, count = 0;
  for (size_t i = 0; i < many; i++) outcomes += judge(tricks[i * 6 + 5], tricks + i * 6, 5);
  sit_down((uint32_t)atoi(argv[4]));
  for (int round = 0; round < 10000; round++) damages += play_round(seats);

  volatile int64_t sink = 0;
  double start = seconds(), passed;
  do {
    int64_t sum = 0;
    for (size_t i = 0; i < many; i++) sum += judge(tricks[i * 6 + 5], tricks + i * 6, 5);
    sink += sum;
    count += (int64_t)many;
  } while ((passed = seconds() - start) < time);
  double judged = (double)count / passed;

  count = 0;
  start = seconds();
  do {
    for (int round = 0; round < 1000; round++) sink += play_round(seats);
    count += 1000;
  } while ((passed = seconds() - start) < time);
  printf("%lld %lld %.0f %.0f\n", (long long)outcomes, (long long)damages, judged,
         (double)count / passed);
  return 0;
}
