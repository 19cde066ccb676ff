package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.Pronouns;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Parsed;
import emberdelve.server.feature.Features;
import emberdelve.server.game.LoneGame;
import emberdelve.server.game.Opening;
import emberdelve.server.game.Recorder;
import emberdelve.server.gmcp.Bulletins;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Input;
import emberdelve.server.link.Link;
import emberdelve.server.link.LinkId;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.offer.Edition;
import emberdelve.server.offer.Registry;
import emberdelve.server.replay.TickHash;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.session.LocalPlayer;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.session.Speech;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executor;

/**
 * Scripted players in the shipped dungeon: the seed decides all chance, and time passes only when
 * the script says so. All that is typed and read becomes a transcript, which is compared with a
 * file, or written into it when the system property {@code emberdelve.golden} is {@code write}.
 *
 * <p>In a transcript, {@code >} begins what is typed and {@code (10 ticks)} is time that has
 * passed; where several play, {@code [Mira]} stands before what is Mira's.
 */
public final class Performance {
    private static final Path FILES = Path.of("src", "test", "resources", "transcripts");
    static final boolean WRITES = "write".equals(System.getProperty("emberdelve.golden"));

    private final Speech speech;
    private final Bulletins bulletins;
    private final Edition edition;
    private final LoneGame game;
    private final List<LocalPlayer> players = new ArrayList<>();
    private final Map<LocalPlayer, LinkId> links = new HashMap<>();
    private final List<String> lines = new ArrayList<>();
    private String side = "";
    private int quietTicks;

    private Performance(Content content, Registry registry, long seed) {
        speech = new Speech(content.messages(), registry);
        bulletins = registry.bulletins();
        edition = Edition.of(content, registry);
        var stored = StoredWorld.empty(new WorldRow("stage", seed));
        var opening =
                new Opening(
                        content.version(), WorldSettings.DEFAULTS, LimitSettings.DEFAULTS, stored);
        game =
                LoneGame.play(
                        opening,
                        content,
                        registry,
                        Recorder.NONE,
                        (culprit, tick, fault, _) -> {
                            throw new AssertionError(culprit + " failed at tick " + tick, fault);
                        });
    }

    static Performance ofSeed(long seed) {
        return of(shippedContent(), seed);
    }

    static Performance of(Content content, long seed) {
        return of(content, Features.registry(), seed);
    }

    /** With other features than the server's, and content that fits them. */
    public static Performance of(Content content, Registry registry, long seed) {
        return new Performance(content, registry, seed);
    }

    static Content shippedContent() {
        return ShippedContent.load();
    }

    /** A new character stands in the first room. */
    public LocalPlayer comes(String name, String characterClass) {
        return comes(name, characterClass, Role.PLAYER);
    }

    public LocalPlayer comes(String name, String characterClass, Role role) {
        return comes(name, characterClass, role, false);
    }

    LocalPlayer comes(String name, String characterClass, Role role, boolean hardcore) {
        var place = players.size();
        var player =
                new LocalPlayer(
                        name, speech, bulletins, edition, this::take, read -> append(name, read));
        players.add(player);
        var wanted =
                new Input.NewCharacter(
                        name, characterClass, Abilities.AVERAGE, Pronouns.SHE, hardcore);
        game.offer(new Input.Create(linked(player), role, place + 1L, wanted));
        game.serve();
        return player;
    }

    /** One line after the other, each answered before the next, if it takes no time. */
    public void types(LocalPlayer who, String... typed) {
        for (var line : typed) {
            append(who.name(), List.of("> " + line));
            who.types(line);
            game.serve();
        }
    }

    /** Whether her character is in the dungeon. */
    boolean isInside(LocalPlayer who) {
        return game.world().population().find(who.character()).isPresent();
    }

    Actor actor(LocalPlayer who) {
        return game.world().population().find(who.character()).orElseThrow();
    }

    /** All in one packet: no line waits for an answer. */
    void pastes(LocalPlayer who, String... typed) {
        for (var line : typed) {
            append(who.name(), List.of("> " + line));
            who.types(line);
        }
        serve(typed.length);
    }

    /** Each answer lets more of what waits go on. */
    void serve(int answers) {
        for (var answer = 0; answer < answers; answer++) game.serve();
    }

    /** Its cable is pulled. */
    public void losesLink(LocalPlayer who) {
        append(who.name(), List.of("(the link is lost)"));
        game.offer(new Input.LinkLost(who.character(), Objects.requireNonNull(links.get(who))));
        game.serve();
    }

    /** And put back in, and the password typed. */
    public void comesBack(LocalPlayer who) {
        append(who.name(), List.of("(the player is back)"));
        var account = players.indexOf(who) + 1L;
        game.offer(new Input.Enter(linked(who), Role.PLAYER, account, who.character().value()));
        game.serve();
    }

    /** Her program follows that topic, and no other. */
    public void follows(LocalPlayer who, String topic) {
        append(who.name(), List.of("(the program follows " + topic + ")"));
        takes(new Input.Follow(who.character(), List.of(topic)));
    }

    /** The operator types a line at the server's console; nobody reads the answer. */
    void operates(String line) {
        if (!(edition.verbs().parse(line) instanceof Parsed.Understood(var command)))
            throw new IllegalArgumentException(line);
        takes(
                new Input.Console(
                        game.add(new SilentConsole()), line, edition.readBy(Role.OWNER), command));
    }

    World world() {
        return game.world();
    }

    /** A number for all that the world is. */
    long hash() {
        return TickHash.of(game.world());
    }

    /** Something comes in that nobody typed. */
    void takes(Input input) {
        game.offer(input);
        game.serve();
    }

    /** Whatever lives in the zone she is in dies of itself. */
    void clears(LocalPlayer who) {
        var world = game.world();
        for (var room :
                world.population().find(who.character()).orElseThrow().room().zone().rooms()) {
            for (var actor : List.copyOf(room.actors()))
                if (!actor.isCharacter()) world.part(Fights.class).wound(actor, actor.hp(), actor);
        }
    }

    public void ticks(int ticks) {
        for (var i = 0; i < ticks; i++) {
            quietTicks++;
            game.tick();
        }
    }

    /** Lets time pass until somebody has read a line with these words. */
    void until(String words, int ticksMax) {
        for (var from = lines.size(); ; ticks(1), ticksMax--) {
            var unread = lines.subList(from, lines.size());
            if (unread.stream().anyMatch(line -> line.contains(words))) return;
            assertThat(ticksMax).as("\"%s\" in %s", words, String.join("\n", lines)).isPositive();
        }
    }

    /** What was until now is not in the transcript. */
    public void forget() {
        lines.clear();
        side = "";
        quietTicks = 0;
    }

    /** All that was typed and read so far. */
    public String played() {
        return String.join("\n", lines) + "\n";
    }

    /** {@code name}: of a file in the folder of transcripts, without its ending. */
    void isAsIn(String name) {
        var file = FILES.resolve(name + ".txt");
        var played = played();
        try {
            if (WRITES) Files.writeString(file, played);
            assertThat(played).isEqualTo(Files.readString(file));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The link by which one comes in. */
    private LinkId linked(LocalPlayer who) {
        var link = game.add(who);
        links.put(who, link);
        return link;
    }

    private boolean take(Input input) {
        game.offer(input);
        return true;
    }

    private void append(String whose, List<String> text) {
        if (quietTicks > 0) lines.add("(" + quietTicks + (quietTicks == 1 ? " tick)" : " ticks)"));
        quietTicks = 0;
        if (players.size() > 1 && !whose.equals(side)) lines.add("[" + whose + "]");
        side = whose;
        // The first view stands at the top of the page; the line before it would be empty.
        lines.addAll(lines.isEmpty() ? text.subList(text.indexOf("") + 1, text.size()) : text);
    }

    /** The server's console, at which nobody reads. */
    private static final class SilentConsole implements Link {
        @Override
        public Executor loop() {
            return Runnable::run;
        }

        @Override
        public void hear(Batch batch) {}

        @Override
        public void entered(ActorId character) {}

        @Override
        public void dismissed(String key) {}

        @Override
        public String from() {
            return "console";
        }
    }
}
