// The plain page: everything it shows comes from the API, everything it says from words.json.
// Text is only ever put into the page as text, never as markup.

let words = {}, places = [], bots = [], me = null;  // a place: game, city, and for how many it is
let language = "", languages = {};  // by code, each in its own words
const main = document.getElementById("main"), header = document.getElementById("top");

const t = (key, values = {}) =>
  (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
const refusal = (code) => words[`refusal-${code}`] ?? code;

function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}
const button = (text, onclick, kind = "") => h("button", { type: "button", class: kind, onclick }, text);
const card = (title, ...children) => h("section", { class: "card" }, h("h2", {}, title), children);
const field = (text, control) => h("label", {}, text, control);
const select = (name, options, chosen) =>
  h("select", { name }, options.map(([value, text]) => h("option", { value, selected: value === chosen }, text)));

let noticeTimer = 0;
function notice(text) {
  document.getElementById("notice").textContent = text;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => (document.getElementById("notice").textContent = ""), 5000);
}

async function ask(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: { ...(language ? { "accept-language": language } : {}), ...(body === undefined ? {} : { "content-type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const told = await answer.json().catch(() => null);
  if (answer.ok) return told;
  const code = told?.code ?? "failed";
  throw Object.assign(new Error(refusal(code)), { code, detail: told?.detail ?? "" });
}
// Runs something that a person asked for; what is refused is said.
const attempt = (work) => async (event) => {
  event?.preventDefault();
  const target = event?.currentTarget;  // the browser forgets it after the first wait
  try { await work({ target, currentTarget: target }); } catch (error) { notice(error.detail ? `${error.message} ${error.detail}` : error.message); }
};

// The language: the address says it, or the switch did before, or the browser does. A choice is kept, where the
// browser keeps anything.
const LANG = "lang";
function chosenLanguage() {
  let chosen = new URLSearchParams(location.search).get(LANG);
  try { chosen ??= localStorage.getItem(LANG); } catch { /* nothing is kept here */ }
  return /^[a-z]{2}$/.test(chosen ?? "") ? chosen : "";
}
function languageSwitch() {
  const control = select(LANG, Object.entries(languages), language);
  control.setAttribute("aria-label", t("page-language"));
  control.addEventListener("change", () => {
    const address = new URL(location.href);
    address.searchParams.delete(LANG);
    try { localStorage.setItem(LANG, control.value); } catch { address.searchParams.set(LANG, control.value); }
    if (address.href === location.href) location.reload(); else location.href = address.href;
  });
  return control;
}

function showHeader() {
  header.replaceChildren(
    h("a", { class: "home", href: "/" }, h("img", { src: "/static/icon.svg", width: 28, height: 28, alt: "" }),
      h("h1", {}, t("page-title"))),
    h("span", { class: "who" }, me ? t("page-you", { name: me.name }) + (me.is_guest ? ` (${t("page-guest")})` : "") : "",
      me ? " " : null, me ? h("a", { href: "/", onclick: attempt(async () => { await ask("DELETE", "/api/logins"); location.href = "/"; }) }, t("page-leave")) : null),
    languageSwitch(),
  );
}

function nameForm(then) {
  const name = h("input", { name: "name", required: true, maxlength: 40, autocomplete: "nickname" });
  return h("form", { onsubmit: attempt(async () => {
    me = await ask("POST", "/api/guests", { name: name.value });
    if (me.recovery) sessionStorage.setItem("recovery", `${me.id} ${me.recovery}`);
    showHeader();
    await then();
  }) }, field(t("page-name"), name), h("button", { class: "primary" }, t("page-enter")));
}

function accountForm() {
  const name = h("input", { name: "name", required: true, maxlength: 40, autocomplete: "username", value: me?.name ?? "" });
  const password = h("input", { name: "password", type: "password", required: true, minlength: 8, autocomplete: "current-password" });
  const go = (path) => attempt(async () => {
    me = await ask("POST", path, { name: name.value, password: password.value });
    showHeader();
    await open();
  });
  return h("form", { onsubmit: go("/api/logins") }, field(t("page-name"), name), field(t("page-password"), password),
    h("button", {}, t("page-login")), button(t("page-account"), go("/api/accounts")));
}

function recoveryForm() {
  const code = h("input", { name: "code", required: true, maxlength: 120, autocomplete: "off" });
  return h("form", { onsubmit: attempt(async () => {
    const [person, ...rest] = code.value.trim().split(/\s+/);
    me = await ask("POST", "/api/recoveries", { person, code: rest.join("") });
    showHeader();
    await open();
  }) }, field(t("page-code"), code), h("button", {}, t("page-recover")));
}

const wayIn = (then) => h("div", { class: "cards" }, card(t("page-play"), nameForm(then)),
  card(t("page-login"), accountForm()), card(t("page-recover"), recoveryForm()));

// Home.

function wishesForm(text, submit, withBots) {
  const games = [...new Set(places.map((place) => place.game))];
  const game = select("game", games.map((each) => [each, t(each)]));
  const city = select("city", []);
  const seats = select("seats", []);
  const botCount = select("bots", []);
  const bot = select("bot", bots.map((each) => [each, each]), bots.at(-1));
  const pace = select("pace", [["live", t("page-pace-live")], ["days", t("page-pace-days")]]);
  const open = h("input", { type: "checkbox", name: "public" });
  const numbers = (control, from, chosen) => control.replaceChildren(
    ...from.map((each) => h("option", { value: each, selected: each === chosen }, String(each))));
  const fill = () => {
    const here = places.filter((place) => place.game === game.value && place.city);
    city.replaceChildren(...here.map((place) => h("option", { value: place.city, selected: place.seats.includes(2) }, t(place.city))));
    city.parentElement?.toggleAttribute("hidden", !here.length);
    size();
  };
  const size = () => {
    const place = places.find((each) => each.game === game.value && (!each.city || each.city === city.value));
    const sizes = place.seats.filter((each) => withBots || each > 1);
    numbers(seats, sizes, sizes.find((each) => each > 1));
    count();
  };
  const count = () => numbers(botCount, [...Array(Number(seats.value)).keys()], 1);
  game.addEventListener("change", fill);
  city.addEventListener("change", size);
  seats.addEventListener("change", count);
  const form = h("form", { onsubmit: attempt(() => submit({
    game: game.value, city: game.value === "depot" ? null : city.value, seats: Number(seats.value),
    pace: pace.value, public: open.checked,
  }, Number(botCount.value), bot.value)) },
    field(t("page-game"), game), field(t("page-city"), city), field(t("page-seats"), seats),
    withBots ? field(t("page-bots"), botCount) : null, field(t("page-bot"), bot), field(t("page-pace"), pace),
    withBots ? h("label", { class: "check" }, open, t("page-public")) : null, h("button", { class: "primary" }, text));
  fill();
  return form;
}

async function createTable(wishes, botCount, bot) {
  const table = await ask("POST", "/api/tables", wishes);
  for (let n = 0; n < botCount; n++)
    await ask("POST", `/api/tables/${table.id}/commands`, { type: "add_bot", seat: table.seats.length - 1 - n, bot });
  location.href = `/t/${table.id}`;
}

const tableList = (tables) => tables.length
  ? h("ul", { class: "plain" }, tables.map((each) => h("li", {}, h("a", { href: `/t/${each.id}` },
      h("b", {}, t(each.game) + (each.city ? ` · ${t(each.city)}` : "")),
      h("span", { class: "dim" }, t(`page-pace-${each.pace}`)),
      h("span", { class: "dim right" }, each.status === "waiting" ? t("page-free", { count: each.seats - each.taken }) : t(`page-status-${each.status}`))))))
  : h("p", { class: "dim" }, t("page-none"));

const resultList = (results) => h("ul", { class: "plain" }, results.map((each) => {
  const own = each.seats.find((seat) => seat.person === me.id);
  return h("li", {}, h("a", { href: `/replay/${each.table}` }, h("b", {}, t(each.game) + (each.city ? ` · ${t(each.city)}` : "")),
    h("span", { class: "dim" }, each.seats.map((seat) => seat.name).join(", ")),
    h("span", { class: "right" }, own ? `${t("page-place", { count: own.rank })} ${own.total ?? "–"}` : "")));
}));

async function home() {
  if (!me) {
    main.replaceChildren(wayIn(home));
    return;
  }
  const games = [...new Set(places.map((place) => place.game))];
  const [mine, open, daily, mail, results, ...leaders] = await Promise.all([
    ask("GET", "/api/tables/mine"), ask("GET", "/api/tables"), ask("GET", "/api/daily"), ask("GET", "/api/me/mail"),
    ask("GET", "/api/results?limit=10"), ...games.map((game) => ask("GET", `/api/leaderboards/${game}`))]);
  const recovery = sessionStorage.getItem("recovery");
  main.replaceChildren(h("div", { class: "cards" },
    recovery ? card(t("page-you", { name: me.name }), h("p", {}, t("page-recovery", { code: "" })), h("code", {}, recovery)) : null,
    card(t("page-new-table"), wishesForm(t("page-create"), createTable, true)),
    card(t("page-mine"), tableList(mine.filter((each) => ["waiting", "playing"].includes(each.status)))),
    card(t("page-tables"), tableList(open)),
    card(t("page-daily"), h("p", {}, t("page-daily-about")), h("div", { class: "row" }, daily.map((each) =>
      button(t(each.city) + (each.table ? " ✓" : ""), attempt(async () => {
        const played = each.table ?? (await ask("POST", `/api/daily/${each.city}`)).table;
        location.href = `/t/${played}`;
      })))), h("p", {}), button(t("page-yesterday"), attempt(async (event) => {
        const day = new Date(Date.parse(daily[0].day) - 86400000).toISOString().slice(0, 10);
        const found = await Promise.all(daily.map((each) => ask("GET", `/api/daily/${day}/${each.city}`)));
        event.target.replaceWith(...daily.map((each, n) => h("div", {}, h("h3", {}, t(each.city)), found[n].length
          ? h("table", {}, h("tbody", {}, found[n].slice(0, 20).map((line) => h("tr", {},
            h("td", { class: "number" }, t("page-place", { count: line.place })),
            h("td", {}, h("a", { href: `/replay/${line.table}` }, line.name)),
            h("td", { class: "number" }, String(line.total ?? "–"))))))
          : h("p", { class: "dim" }, t("page-none")))));
      }))),
    card(t("page-class"), h("p", {}, t("page-class-about")), wishesForm(t("page-class-new"), async (wishes, _, bot) => {
      const made = await ask("POST", "/api/classes", { wishes: { ...wishes, public: false }, bot });
      location.href = `/c/${made.code}`;
    }, false)),
    results.length ? card(t("page-results"), resultList(results)) : null,
    ...games.map((game, n) => leaders[n].length ? card(`${t("page-leaders")}: ${t(game)}`, h("table", {}, h("tbody", {},
      leaders[n].slice(0, 10).map((each) => h("tr", {}, h("td", { class: "number" }, t("page-place", { count: each.place })),
        h("td", {}, each.name), h("td", { class: "number" }, each.sure.toFixed(1))))))) : null),
    me.is_guest ? card(t("page-account"), accountForm()) : null,
    card(t("page-feed"), button(t("page-feed-make"), attempt(async (event) => {
      const made = await ask("POST", "/api/tokens", { label: "feed", kind: "feed" });
      event.target.replaceWith(h("code", {}, `${location.origin}/api/feed/${made.token}.atom?lang=${language}`));
    })),
    mail.sends ? h("form", { onsubmit: attempt(async (event) => {
      await ask("POST", "/api/me/mail", { address: new FormData(event.target).get("address") });
      notice(t("page-mail-sent"));
    }) }, field(t("page-mail"), h("input", { name: "address", type: "email", required: true, maxlength: 254, value: mail.address ?? "" })),
      h("button", {}, t("page-mail-confirm"))) : null),
  ));
}

// A table.

class TablePage {
  constructor(id) {
    this.id = id; this.seq = 0; this.table = null; this.scores = null; this.asked = []; this.seat = null;
    this.seats = []; this.isHost = false; this.wait = 200; this.logged = 0; this.armed = null; this.present = [];
    this.seatStrip = h("div", { class: "seats" });
    this.picture = h("img", { alt: t("page-picture"), onerror: () => (this.board.hidden = true), onload: () => (this.board.hidden = false) });
    this.board = h("div", { class: "board", hidden: true }, this.picture);
    this.bar = h("div", { class: "bar" });
    this.log = h("ul", { class: "log" });
    this.chat = h("ul", { class: "log" });
    this.controls = h("div", { class: "row" });
    this.side = h("div");
    const line = h("input", { maxlength: 500, required: true, "aria-label": t("page-chat") });
    main.replaceChildren(h("div", { class: "table" },
      h("div", {}, this.seatStrip, this.board, this.bar),
      h("div", { class: "side" }, this.side, card(t("page-log"), this.log),
        card(t("page-chat"), this.chat, h("form", { onsubmit: attempt(async () => { await this.send({ type: "chat", text: line.value }); line.value = ""; }) },
          field("", line), h("button", {}, t("page-say")))),
        this.controls)));
  }

  send(command) { return ask("POST", `/api/tables/${this.id}/commands`, command); }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?after=${this.seq}`);
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.isFinal) return;
      notice(t("page-lost"));
      setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, 5000);
    };
    this.socket = socket;
  }

  reconnect() { this.seq = 0; this.socket.onclose = null; this.socket.close(); this.connect(); }

  hear(message) {
    switch (message.type) {
      case "snapshot":
        this.wait = 200;
        Object.assign(this, { seq: message.seq, table: message.table, scores: message.scores ?? null, asked: message.asked ?? [],
          seat: message.seat, seats: message.seats, isHost: message.is_host });
        this.chat.replaceChildren(...(message.chat ?? []).map((each) => this.chatLine(each)));
        this.refresh();
        break;
      case "frame":
        if (message.seq !== this.seq + 1) { this.reconnect(); return; }
        this.seq = message.seq;
        if (message.table) this.table = message.table;
        if (message.scores) this.scores = message.scores;
        this.asked = message.asked ?? [];
        this.refresh();
        break;
      case "chat": this.chat.append(this.chatLine(message)); this.chat.scrollTop = this.chat.scrollHeight; break;
      case "presence": this.present = message.seats; this.showSeats(); break;
      case "nudged": notice(t("page-your-turn", { name: this.nameOf(message.by) })); break;
      case "bye":
        notice(refusal(message.code));
        this.isFinal = ["no_such_table", "kicked", "not_your_seat", "embargoed", "bad_request", "other_origin"].includes(message.code);
        break;
    }
  }

  chatLine(line) { return h("li", {}, h("b", {}, `${line.name}: `), line.text); }
  nameOf(seat) { return this.table.seats[seat]?.name ?? "?"; }

  refresh() {
    clearTimeout(this.timer);  // several frames may come at once
    this.timer = setTimeout(() => this.show(), 30);
  }

  async show() {
    document.title = `${t(this.table.game)} · ${t("page-title")}`;
    this.armed = null;
    this.showSeats(); this.showBar(); this.showSide(); this.showControls();
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    if (this.table.status !== "waiting") this.picture.src = `/api/tables/${this.id}/picture.svg?dark=${dark}&lang=${language}&v=${this.seq}`;
    const wasLogged = this.logged;
    const lines = await ask("GET", `/api/tables/${this.id}/log?after=${this.logged}`).catch(() => []);
    for (const line of lines) {
      if (line.seq <= this.logged) continue;
      this.logged = line.seq;
      this.log.querySelectorAll(".new").forEach((each) => each.classList.remove("new"));
      if (line.texts.length) this.log.append(h("li", { class: wasLogged ? "new" : "" }, line.texts.join(" ")));
    }
    this.log.scrollTop = this.log.scrollHeight;
  }

  showSeats() {
    if (!this.table) return;
    this.seatStrip.replaceChildren(...this.table.seats.map((seat) => {
      const score = this.scores?.seats?.[seat.seat];
      const facts = [seat.bot ? t("page-bot") : null, seat.minded_by ? t("page-minded") : null,
        score && score.total !== null ? t("page-points", { points: score.total }) : null].filter(Boolean).join(" · ");
      const isAsked = this.asked.some((each) => each.seat === seat.seat);
      const isAway = seat.name && !seat.bot && !this.present.includes(seat.seat);
      return h("div", { class: `seat ${isAsked ? "asked" : ""} ${isAway ? "off" : ""}`, "data-seat": seat.seat },
        h("b", {}, String(seat.seat + 1)),
        seat.name ? h("span", {}, seat.name, facts ? h("span", { class: "dim" }, ` ${facts}`) : null) : this.freeSeat(seat.seat),
        seat.name && this.isHost && this.table.status === "waiting" && !this.seats.includes(seat.seat)
          ? button(t("page-free-seat"), attempt(() => this.send({ type: "free_seat", seat: seat.seat }))) : null);
    }));
  }

  freeSeat(seat) {
    if (this.table.status !== "waiting") return h("span", { class: "dim" }, "–");
    return h("span", { class: "row" },
      button(t("page-sit"), attempt(async () => { await this.send({ type: "sit", seat }); this.reconnect(); })),
      this.isHost ? bots.map((bot) => button(t("page-add-bot", { name: bot }), attempt(() => this.send({ type: "add_bot", seat, bot })))) : null);
  }

  showBar() {
    const table = this.table;
    this.bar.hidden = false;
    if (table.status === "waiting") {
      const isFull = table.seats.every((seat) => seat.name);
      this.bar.replaceChildren(h("h2", {}, t("page-link")), h("div", { class: "row" }, h("code", {}, location.href),
        button(t("page-copy"), attempt(async () => { await navigator.clipboard.writeText(location.href); notice(t("page-copied")); })),
        this.isHost && isFull ? button(t("page-start"), attempt(() => this.send({ type: "start" })), "primary") : null),
        h("p", { class: "dim" }, isFull ? (this.isHost ? "" : t("page-waiting")) : t("page-seats-free")));
    } else if (table.status === "playing") this.showAsked();
    else this.bar.replaceChildren(h("h2", {}, t(table.status === "over" ? "page-over" : "page-closed")), h("div", { class: "row" },
      table.status === "over" ? h("a", { href: `/replay/${this.id}` }, t("page-replay")) : null,
      table.rematch ? h("a", { href: `/t/${table.rematch}` }, t("page-to-rematch")) : null,
      !table.rematch && this.seats.length ? button(t("page-rematch"), attempt(() => this.send({ type: "rematch" })), "primary") : null));
  }

  showAsked() {
    const vote = this.table.vote;
    const parts = [];
    if (this.table.paused) parts.push(h("p", {}, t("page-paused")), button(t("page-resume"), attempt(() => this.send({ type: "resume" }))));
    if (vote) parts.push(h("p", {}, t(`page-vote-${vote.about}`, { name: this.nameOf(vote.asked_by) })),
      this.seats.length && !this.seats.some((seat) => vote.agreed.includes(seat)) ? h("div", { class: "row" },
        button(t("page-agree"), attempt(() => this.send({ type: "vote", yes: true })), "primary"),
        button(t("page-refuse"), attempt(() => this.send({ type: "vote", yes: false })))) : null);
    for (const asked of this.asked) parts.push(
      h("h2", {}, t("page-your-turn", { name: t(`phase-${asked.phase}`) })),
      h("div", { class: "actions" }, [...asked.legal].sort((a, b) => (a.eliminates ?? 0) - (b.eliminates ?? 0))
        .map((choice) => this.choice(asked, choice))));
    if (!this.asked.length) parts.push(h("p", {}, t(this.seats.length ? "page-not-your-turn" : "page-watching")));
    this.bar.replaceChildren(...parts.filter(Boolean));
  }

  choice(asked, choice) {
    const shared = this.table.game === "metro" ? "connections" : "traffic";
    const facts = [];
    if ("turn_zone" in choice) {
      if (choice.turn_zone) facts.push(t("page-cost-turns", { count: choice.turn_zone }));
      if (choice.shared) facts.push(t(`page-cost-${shared}`, { count: choice.shared }));
      if (!facts.length) facts.push(t("page-free-of-cost"));
      if (choice.total !== undefined && choice.total !== null) facts.push(t("page-total", { total: choice.total }));
    }
    if (choice.eliminates) facts.splice(0, facts.length, t("page-out"));
    return h("button", { type: "button", class: choice.eliminates ? "warn" : "", onclick: attempt(async (event) => {
      if (choice.eliminates && this.armed !== choice.action) { this.armed = choice.action; notice(t("page-sure")); return; }
      event.currentTarget?.setAttribute("disabled", "");
      await this.send({ type: "act", action: choice.action, seen: this.seq, seat: asked.seat });
    }) }, choice.action, facts.length ? h("small", {}, facts.join(" · ")) : null);
  }

  showSide() {
    const seats = this.scores?.seats;
    const table = this.table;
    const title = t(table.game) + (table.city ? ` · ${t(table.city)}` : "");
    this.side.replaceChildren(seats ? card(title, h("table", {}, h("tbody", {}, seats.map((score, seat) => ({ score, seat }))
      .sort((a, b) => (a.score.rank ?? 9) - (b.score.rank ?? 9)).map(({ score, seat }) => h("tr", {},
        h("td", { class: "number" }, t("page-place", { count: score.rank ?? "–" })), h("td", {}, this.nameOf(seat)),
        h("td", { class: "number" }, score.total === null ? "–" : String(score.total)))))))
      : card(title, h("p", { class: "dim" }, t(`page-pace-${table.pace}`))));
  }

  showControls() {
    const table = this.table, buttons = [];
    const add = (text, command, kind) => buttons.push(button(t(text), attempt(() => this.send(command)), kind));
    if (this.seats.length && table.status === "playing") {
      if (table.seats[this.seats[0]].minded_by) add("page-return", { type: "return" }, "primary");
      else {
        if (table.take_backs) add("page-take-back", { type: "ask_take_back" });
        if (table.clock.kind !== "none") add("page-pause", { type: "ask_pause" });
        buttons.push(button(t("page-resign"), attempt(async () => {
          if (this.armed !== "resign") { this.armed = "resign"; notice(t("page-sure")); return; }
          await this.send({ type: "resign" });
        }), "warn"));
      }
    }
    if (this.seats.length && table.status === "waiting") add("page-stand-up", { type: "leave" });
    if (this.isHost && ["waiting", "playing"].includes(table.status)) buttons.push(button(t("page-close"), attempt(async () => {
      if (this.armed !== "close") { this.armed = "close"; notice(t("page-sure")); return; }
      await this.send({ type: "close" });
    }), "warn"));
    this.controls.replaceChildren(...buttons);
  }
}

// A finished game.

async function replayPage(id) {
  const game = await ask("GET", `/api/tables/${id}/replay`);
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const picture = h("img", { alt: t("page-picture") });
  const slider = h("input", { type: "range", min: 0, max: game.steps.length, value: game.steps.length, "aria-label": t("page-replay") });
  const said = h("p");
  const show = () => {
    const step = game.steps[slider.value - 1];
    picture.src = `/api/tables/${id}/replay.svg?step=${slider.value}&dark=${dark}&lang=${language}`;
    said.textContent = step ? `${game.names[step.seat]}: ${step.action}. ${step.texts.join(" ")}` : game.opening.join(" ");
  };
  slider.addEventListener("change", show);
  const move = (by) => () => { slider.value = Number(slider.value) + by; show(); };
  main.replaceChildren(h("div", { class: "table" },
    h("div", {}, h("div", { class: "board" }, picture), h("div", { class: "bar" },
      h("div", { class: "row" }, button("‹", move(-1)), h("label", {}, slider), button("›", move(1))), said)),
    h("div", { class: "side" }, card(t("page-results"), h("table", {}, h("tbody", {}, game.names.map((name, seat) =>
      h("tr", {}, h("td", {}, name), h("td", { class: "number" }, String(game.steps.at(-1)?.totals[seat] ?? "–")))))),
      h("p", {}, h("a", { href: `/api/tables/${id}/record`, download: `${id}.aab.json` }, t("page-record")))))));
  show();
}

// A class.

async function classPage(code) {
  const found = await ask("GET", `/api/classes/${code}`);
  const again = () => classPage(code);
  main.replaceChildren(h("div", { class: "cards" },
    card(t(found.game) + (found.city ? ` · ${t(found.city)}` : ""),
      found.ended ? null : h("p", {}, t("page-link")), found.ended ? null : h("p", {}, h("code", {}, location.href)),
      found.ended || found.is_host ? null : button(t("page-class-join"), attempt(async () => {
        location.href = `/t/${(await ask("POST", `/api/classes/${code}/seats`)).table}`;
      }), "primary"),
      found.is_host && !found.ended ? h("div", { class: "row" },
        button(t("page-class-start"), attempt(async () => { await ask("POST", `/api/classes/${code}/start`); await again(); }), "primary"),
        button(t("page-class-end"), attempt(async () => { await ask("POST", `/api/classes/${code}/end`); await again(); }), "warn")) : null),
    found.tables.map((table, n) => card(t("page-class-table", { count: n + 1 }), h("p", {}, table.names.join(", ") || "–"),
      h("p", { class: "dim" }, t(`page-status-${table.status}`)),
      found.is_host || table.is_mine || found.ended ? h("a", { href: `/t/${table.id}` }, t("page-open")) : null)),
    found.results.length ? card(t("page-results"), h("table", {}, h("tbody", {}, found.results.map((each) => h("tr", {},
      h("td", { class: "number" }, t("page-place", { count: each.place })), h("td", {}, h("a", { href: `/replay/${each.table}` }, each.name)),
      h("td", { class: "number" }, each.total === null ? "–" : String(each.total))))))) : null));
  if (!found.ended) setTimeout(() => { if (!document.hidden) again().catch(() => {}); }, 5000);
}

// The way in.

async function open() {
  const [, kind, id] = location.pathname.split("/");
  const pages = {
    t: () => { const page = new TablePage(id); page.connect(); },
    replay: () => replayPage(id),
    c: () => classPage(id),
  };
  if (!pages[kind]) return home();
  if (!me && kind !== "replay") {
    main.replaceChildren(wayIn(() => pages[kind]()));
    return;
  }
  await pages[kind]();
}

const chosen = language = chosenLanguage();
({ language, languages, words, places, bots } = await ask("GET", "/static/words.json"));
if (chosen === language) try { localStorage.setItem(LANG, language); } catch { /* then the address says it again */ }
document.documentElement.lang = language;
me = await ask("GET", "/api/me");
showHeader();
await attempt(open)();
