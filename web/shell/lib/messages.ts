// Made by stead/server/typescript.py from stead/server/messages/.

/** What happened, as facts. Which facts a title has to tell is in its own `events.ts`. */
export interface Happened {
  event: string;
}

export interface Analyse {
  depth?: "quick" | "deep";
}

export interface AnalysisNews {
  done: number;
  of: number;
  over: boolean;
  problem: string | null;
}

export interface Flaw {
  step: number;
  seat: number;
  mark: "inaccuracy" | "mistake" | "blunder";
  lost: number;
}

export interface Ledger {
  base: number;
  deal: number;
  cards: number;
  own: number;
  others: number;
  rest: number;
  outcome: number;
  adjusted: number;
}

export interface Draw {
  step: number;
  worth: number;
  lines: string[];
}

export interface Played {
  seat: number;
  accuracy: number | null;
  choices: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  ledger: Ledger;
  draws: Draw[];
}

export interface TurningPoint {
  step: number;
  seat: number;
  rank: number;
  mark: "inaccuracy" | "mistake" | "blunder";
  lost: number;
  before: number;
  after: number;
  chosen: string;
  better: string;
  line: string[];
  why: string;
  accepted: string[];
}

export interface Bin {
  count: number;
  predicted: number;
  happened: number;
}

export interface Reliability {
  games: number;
  positions: number;
  error: number;
  bins: Bin[];
}

export interface Analysis {
  depth: "quick" | "deep";
  chances: number[][];
  flaws: Flaw[];
  players: Played[];
  turning: TurningPoint[];
  reliability: Reliability | null;
  left_out: number;
}

export interface AnalysisState {
  problem: string | null;
  kept: ("quick" | "deep")[];
  analysis: Analysis | null;
}

export interface Clock {
  kind?: "none" | "live" | "daily";
  bank?: number;
  increment?: number;
}

export interface SeatWish {
  who: "me" | "open" | "bot";
  bot?: string | null;
  role?: string | null;
  deck?: string | null;
  name?: string | null;
}

export interface Person {
  seat: number;
  who: "person" | "open" | "bot";
  name: string;
  role: string | null;
  bot: string | null;
  deck: string | null;
  stand_in: string | null;
  present: boolean;
  you: boolean;
  host: boolean;
  left: number | null;
  ticking: boolean;
  votes: number[];
  may_vote: boolean;
  called: number | null;
  resigned: boolean;
  stop: boolean;
}

export interface CardSetInfo {
  id: string;
  cards: string[];
  mark: string;
  expansion: string;
}

export interface RoleDecks {
  role: string;
  text: string;
  sets: CardSetInfo[];
  ready: string;
}

export interface DeckFormat {
  name: string;
  text: string;
  help: string;
  own: boolean;
}

export interface DeckBox {
  title: string;
  modules: string[];
  setting: string;
  formats: DeckFormat[];
  roles: RoleDecks[];
}

export interface CheckDeck {
  line: string;
  format: string;
  modules?: string[];
}

export interface DeckPart {
  copies: number;
  have: number;
  want: number;
}

export interface DeckProblem {
  rule: string;
  text: string;
}

export interface DeckCheck {
  line: string;
  role: string;
  cards: number;
  parts: DeckPart[];
  problems: DeckProblem[];
  fits: string[];
}

export interface KeepDeck {
  name: string;
  title: string;
  line: string;
  modules?: string[];
}

export interface DeckInfo {
  id: string;
  name: string;
  title: string;
  modules: string[];
  role: string;
  line: string;
  fits: string[];
}

export interface MyDecks {
  decks: DeckInfo[];
  most: number;
}

export interface Ask {
  seat: number;
  kind: string;
  rule: string;
  question: string;
  options: Choice[] | null;
}

export interface Step {
  n: number;
  seat: number | null;
  lines: string[];
  changes: Record<number, Record<string, number>>;
  events: Happened[];
  auto: boolean;
  chapter: string;
  headline: number;
  weight: number;
  mended: boolean;
}

export interface Frame {
  n: number;
  view: any;
  round: string;
  asks: Ask[];
  step: Step;
  scores: number[];
}

export interface Frames {
  frames: Frame[];
  steps: number;
  unplayed: number;
}

export interface Mark {
  step: number;
  number: number;
  text: string;
}

export interface Rounds {
  marks: Mark[];
}

export interface Measure {
  name: string;
  text: string;
  values: number[][];
}

export interface Charts {
  marks: number[];
  labels: string[];
  measures: Measure[];
}

export interface Book {
  chapters: Chapter[];
}

export interface Chapter {
  id: string;
  name: string;
  passages: Passage[];
}

export interface Passage {
  kind: "heading" | "text" | "item" | "note" | "cards" | "things" | "table";
  runs: Run[];
  of: string[];
}

export interface Run {
  text: string;
  rules: string[];
}

export interface CardInfo {
  id: string;
  name: string;
  kind: string;
  copies: number;
  lines: string[];
  facts: string;
  provenance: string;
  filters: Record<string, string[]>;
  face: any;
}

export interface Filter {
  name: string;
  text: string;
  values: Value[];
}

export interface Value {
  value: string | boolean;
  text: string;
}

export interface SettingInfo {
  name: string;
  text: string;
  help: string;
  values: Value[];
}

export interface RoleInfo {
  name: string;
  text: string;
  lines: string[];
  face: any;
}

export interface BotInfo {
  name: string;
  text: string;
  help: string;
  seconds: number;
}

export interface ModuleInfo {
  name: string;
  text: string;
  help: string;
  roles: RoleInfo[];
  settings: SettingInfo[];
  seats: number;
  decks: string;
  things: Record<string, Record<string, string>>;
  taught: boolean;
  bots: string[];
}

export interface TitleInfo {
  name: string;
  text: string;
  line: string;
  blurb: string;
  players: [number, number];
  minutes: [number, number];
  weight: number;
  roles: RoleInfo[];
  settings: SettingInfo[];
  modules: ModuleInfo[];
  bots: BotInfo[];
  bot: string;
  things: Record<string, Record<string, string>>;
}

export interface Cards {
  cards: CardInfo[];
  filters: Filter[];
  about: string;
}

export interface DeedInfo {
  text: string;
  offered: number;
  times: number;
  change: number;
  margin: number | null;
}

export interface CardStatistics {
  games: number;
  cards: Record<string, DeedInfo[]>;
}

export interface Scene {
  seat: number;
  people: Person[];
  view: any;
}

export interface ChapterInfo {
  name: string;
  text: string;
  paragraphs: string[];
  picture: string;
  scene: Scene;
}

export interface LessonInfo {
  name: string;
  text: string;
  task: string;
}

export interface MistakeInfo {
  text: string;
  help: string;
}

export interface Course {
  content: string;
  chapters: ChapterInfo[];
  mistakes: MistakeInfo[];
  lessons: LessonInfo[];
}

export interface Stars {
  stars: Record<string, Record<string, number>>;
}

export interface Solution {
  steps: string[];
  why: string;
}

export interface RuleInfo {
  id: string;
  section: string;
  text: string;
}

export interface Rules {
  rules: RuleInfo[];
}

export interface NewTable {
  title: string;
  seats: SeatWish[];
  modules?: string[];
  options?: Record<string, string | boolean>;
  clock?: Clock;
  undo?: "strict" | "normal" | "free";
  public?: boolean | null;
  guided?: boolean;
}

export interface Brief {
  id: string;
  title: string;
  content: string;
  modules: string[];
  status: "waiting" | "playing" | "finished" | "stopped" | "cancelled" | "put-away";
  people: Person[];
  options: Record<string, string | boolean>;
  clock: Clock;
  undo: "strict" | "normal" | "free";
  public: boolean;
  created: number;
  updated: number;
  yours: boolean;
  your_turn: boolean;
  winners: number[];
  scores: number[];
  round: string;
  waiting: number[];
  ends: ("leave" | "stop" | "resign" | "cancel" | "delete")[];
  invite: string | null;
}

export interface Tables {
  open: Brief[];
  mine: Brief[];
  watch: Brief[];
  finished: Brief[];
}

export interface TableId {
  id: string;
}

export interface Join {
  seat?: number | null;
  role?: string | null;
  deck?: string | null;
  invite?: string | null;
}

export interface Arrange {
  seat: number;
  who?: "open" | "bot" | null;
  bot?: string | null;
  role?: string | null;
  deck?: string | null;
}

export interface WhatIf {
  step: number;
  seat: number;
  bot?: string;
}

export interface Problem {
  error: string;
  args: Record<string, string | number>;
}

export interface Player {
  id: string;
  name: string;
  account: boolean;
}

export interface Me {
  player: Player | null;
  push_key: string;
  my_turn: number;
}

export interface Guest {
  name: string;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface SignIn {
  name: string;
  password: string;
  keep_guest?: boolean;
}

export interface Rename {
  name: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: "en" | "ru";
}

export interface Move {
  do: "move";
  id: string;
  version: number;
  seat: number;
  key: string;
}

export interface TakeBack {
  do: "undo";
  id: string;
  version: number;
  seat: number;
}

export interface Again {
  do: "redo";
  id: string;
  version: number;
  seat: number;
}

export interface Done {
  do: "done";
  id: string;
  version: number;
  seat: number;
}

export interface Look {
  do: "look";
  id: string;
  seat: number | null;
  thing: string;
}

export interface Hint {
  do: "hint";
  id: string;
  version: number;
  seat: number;
}

export interface Sit {
  do: "sit";
  seat: number | null;
}

export interface Speak {
  do: "speak";
  lang: "en" | "ru";
}

export interface Say {
  do: "say";
  id: string;
  text: string;
}

export interface Order {
  do: "order";
  id: string;
  seat: number;
  name: string;
  on: boolean;
}

export interface Vote {
  do: "vote";
  id: string;
  seat: number;
  on: boolean;
}

export interface Return {
  do: "return";
  id: string;
  seat: number;
}

export interface Leave {
  do: "leave";
  id: string;
  seat: number;
}

export interface Stop {
  do: "stop";
  id: string;
  seat: number;
  on: boolean;
}

export interface Resign {
  do: "resign";
  id: string;
  seat: number;
}

export interface Earlier {
  do: "earlier";
  id: string;
  before: number;
}

export interface Choice {
  key: string;
  text: string;
  about: string[];
}

export interface TakeBackState {
  may: boolean;
  reason: string | null;
}

export interface StandingOrder {
  seat: number;
  name: string;
  text: string;
  about: string;
  on: boolean;
}

export interface Part {
  name: string;
  text: string;
  points: number[];
}

export interface Final {
  seat: number;
  place: number;
  score: number;
  tiebreaks: number[];
  verdict: string;
}

export interface LessonState {
  name: string;
  task: string;
  number: number;
  of: number;
  most: number;
  left: number;
  verdict: "" | "solved" | "failed";
  stars: number;
  why: string;
  shown: boolean;
  next: string | null;
}

export interface Picture {
  is: "table";
  id: string;
  version: number;
  status: "waiting" | "playing" | "finished" | "stopped" | "cancelled" | "put-away";
  title: string;
  modules: string[];
  options: Record<string, string | boolean>;
  clock: Clock;
  undo_policy: "strict" | "normal" | "free";
  public: boolean;
  guided: boolean;
  created: number;
  now: number;
  lang: "en" | "ru";
  people: Person[];
  you: number[];
  host: boolean;
  invite: string | null;
  watching: number;
  seat: number | null;
  view: any;
  round: string;
  asks: Ask[];
  held: number | null;
  undo: TakeBackState | null;
  redo: boolean;
  steps: number;
  log: Step[];
  orders: StandingOrder[];
  scores: number[];
  final: Final[] | null;
  winners: number[];
  tally: Part[] | null;
  ends: ("leave" | "stop" | "resign" | "cancel" | "delete")[];
  rematch: string | null;
  content: string;
  trouble: string | null;
  hints: boolean;
  lesson: LessonState | null;
}

export interface Refused {
  rule: string | null;
  text: string;
  key: string | null;
}

export interface Answer {
  is: "answer";
  id: string;
  ok: boolean;
  problem: string | null;
  refusal: Refused | null;
}

export interface Doable {
  key: string;
  text: string;
  change: Record<string, number>;
  left: Record<string, number>;
  others: Record<number, Record<string, number>>;
  lines: string[];
  events: Happened[];
  whole: boolean;
}

export interface Sight {
  is: "look";
  id: string;
  thing: string;
  version: number;
  options: Doable[];
  refusals: Refused[];
  rests: Refused[];
}

export interface Advice {
  is: "advice";
  id: string;
  version: number;
  seat: number;
  keys: string[];
  now: number;
  chance: number;
}

export interface Said {
  n: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  you: boolean;
  note: "left" | "resigned" | "late" | "called" | "voted" | "back" | null;
  step: number | null;
}

export interface Chat {
  is: "chat";
  lines: Said[];
}

export interface Presence {
  is: "presence";
  present: number[];
  watching: number;
}

export interface Past {
  is: "earlier";
  id: string;
  log: Step[];
}

export interface Bye {
  is: "bye";
  code: string;
}

export type Requests = Move | TakeBack | Again | Done | Look | Hint | Sit | Speak | Say | Order | Vote | Return | Leave | Stop | Resign | Earlier;

export type Updates = Picture | Answer | Sight | Advice | Chat | Presence | Past | Bye;

export type Lang = "en" | "ru";

export type Undo = "strict" | "normal" | "free";

export type Status = "waiting" | "playing" | "finished" | "stopped" | "cancelled" | "put-away";

export type Ending = "leave" | "stop" | "resign" | "cancel" | "delete";
