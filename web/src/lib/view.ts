/** A view as the server sends it: the table through the eyes of one seat. */

export interface PlayerView {
  gold: number;
  city: string[];
  city_size: number;
  complete: boolean;
  site: string | null;
  hand_size: number;
  hand: string[] | null;
  drawn_count: number;
  drawn: string[] | null;
  chosen_count: number;
  chosen: string[] | null;
  character_count: number;
  characters: string[] | null;
  revealed: string[];
}

export interface MarkView {
  mark: string;
  character: string;
  owner: number;
  placed: number;
  shown: boolean;
  face: boolean | null;
}

export interface TurnView {
  seat: number;
  character: string;
  gathered: boolean;
  built: number;
  spent: number;
  used: string[];
  builds_left: number;
  gather_gold: number;
  gather_draw: number;
  gather_keep: number;
  must: string[];
}

export interface ScoreView {
  seat: number;
  items: { item: string; points: number }[];
  total: number;
  tie_breaks: number[];
}

export interface View {
  seat: number;
  edition: string;
  characters: string[];
  districts: string[];
  round: number;
  phase: "start" | "draft" | "turns" | "over";
  called: number;
  crown: number;
  complete_size: number;
  players: PlayerView[];
  points: number[];
  deck_size: number;
  faceup: string[];
  facedown_count: number;
  packet_size: number;
  packet: string[] | null;
  revealed: Record<string, number>;
  marks: MarkView[];
  gold_on: Record<string, number>;
  cards_on: Record<string, number>;
  own_cards_on: Record<string, string[]>;
  turn: TurnView | null;
  held: TurnView | null;
  first: number[];
  asked: number | null;
  prompt: string | null;
  result: { winners: number[]; decided_by: string; scores: ScoreView[] } | null;
}
