package emberdelve.server.feature.trigger;

import emberdelve.config.content.Content;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Rules;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.admin.Role;
import emberdelve.server.feature.Features;
import emberdelve.server.game.LoneGame;
import emberdelve.server.game.Opening;
import emberdelve.server.game.Recorder;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.Actor;
import emberdelve.server.offer.Edition;
import emberdelve.server.offer.Registry;
import emberdelve.server.replay.InputLog;
import emberdelve.server.replay.Replay;
import emberdelve.server.replay.TickHash;
import emberdelve.server.session.LocalPlayer;
import emberdelve.server.session.Speech;
import emberdelve.server.transcript.ContentOnce;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Players who type, in a game whose every input is recorded, or none. They are staff, so that they
 * are quickly where a scene is.
 */
public final class Troupe {
    /** Enough for any one deed of a new character. */
    private static final int DEED_TICKS = 14;

    private static final Duration SHORT_DAY = Duration.ofMinutes(12);

    /** So that weather, which waits for it, still turns between the hours. */
    private static final Duration SHORT_QUIET = Duration.ofSeconds(15);

    private final Content content;
    private final Registry registry = Features.registry();
    private final StringBuilder log = new StringBuilder();
    private final LoneGame game;
    private final Speech speech;
    private final Edition edition;
    private final Map<String, Content> reloaded = new HashMap<>();
    private final Map<String, LocalPlayer> players = new LinkedHashMap<>();
    private final Map<String, List<String>> read = new LinkedHashMap<>();

    /**
     * The same content with days that nobody waits long for: half of the shortest that a file may
     * ask for.
     */
    public static Content withShortDays(Content content) {
        var rules = content.rules();
        var its = rules.heavens();
        return content.withRules(
                rules.withHeavens(
                        new Rules.Heavens(
                                SHORT_DAY, its.weatherLeast(), its.weatherMost(), SHORT_QUIET)));
    }

    public Troupe(Content content, long seed) {
        this(content, seed, 0, true, WorldSettings.DEFAULTS.tick());
    }

    /** In a world whose ticks take so long. */
    public static Troupe atTicksOf(Duration tick, Content content, long seed) {
        return new Troupe(content, seed, 0, true, tick);
    }

    /** Unrecorded, in a world that has run for so many ticks. */
    public static Troupe after(Content content, long ticks) {
        return new Troupe(content, 1, ticks, false, WorldSettings.DEFAULTS.tick());
    }

    /** Whose game is not recorded, which is quicker by far, and cannot be played again. */
    public static Troupe unrecorded(Content content, long seed) {
        return new Troupe(content, seed, 0, false, WorldSettings.DEFAULTS.tick());
    }

    private Troupe(Content content, long seed, long from, boolean recorded, Duration pace) {
        this.content = content;
        speech = new Speech(content.messages(), registry);
        edition = Edition.of(content, registry);
        var stored =
                StoredWorld.empty(
                        new WorldRow("stage", seed), new RegionRow(RegionRow.WHOLE, from, 0, 1, 0));
        game =
                LoneGame.play(
                        new Opening(content.version(), paced(pace), LimitSettings.DEFAULTS, stored),
                        content,
                        registry,
                        recorded ? new InputLog(log::append) : Recorder.NONE,
                        (culprit, tick, fault, _) -> {
                            throw new AssertionError(culprit + " failed at tick " + tick, fault);
                        });
    }

    private static WorldSettings paced(Duration tick) {
        var usual = WorldSettings.DEFAULTS;
        return new WorldSettings(
                tick,
                usual.checkpointInterval(),
                usual.linkDeadFlee(),
                usual.linkDeadMax(),
                usual.quitOutOfFight(),
                usual.name());
    }

    public static Content shipped() {
        return ContentOnce.shipped();
    }

    public static Content content(Path folder) {
        return ContentOnce.in(folder);
    }

    /** New characters stand in the first room. */
    public Troupe come(String... names) {
        for (var name : names) comes(name, "guardian");
        return ticks(DEED_TICKS);
    }

    /** One more, of that class. */
    public Troupe comes(String name, String characterClass) {
        knocks(name, characterClass);
        game.serve();
        return ticks(1);
    }

    /** All of them within one tick. */
    public Troupe comeAtOnce(String... names) {
        for (var name : names) knocks(name, "guardian");
        game.serve();
        return ticks(1);
    }

    private void knocks(String name, String characterClass) {
        var lines = new ArrayList<String>();
        read.put(name, lines);
        var player =
                new LocalPlayer(
                        name,
                        speech,
                        registry.bulletins(),
                        edition,
                        input -> {
                            game.offer(input);
                            return true;
                        },
                        lines::addAll);
        players.put(name, player);
        var wanted = new Input.NewCharacter(name, characterClass, Abilities.AVERAGE, Pronouns.SHE);
        game.offer(new Input.Create(game.add(player), Role.OWNER, players.size(), wanted));
    }

    /** The others are in the group of the first one. */
    public Troupe gather() {
        var names = List.copyOf(players.keySet());
        for (var name : names.subList(1, names.size()))
            types(names.getFirst(), "invite " + name).types(name, "accept");
        return this;
    }

    public Troupe types(String who, String... lines) {
        for (var line : lines) begins(who, line).ticks(DEED_TICKS);
        return this;
    }

    /** Types it, and does not wait until it is done. */
    public Troupe begins(String who, String line) {
        player(who).types(line);
        game.serve();
        return this;
    }

    /** All of them are in that room, without a step. */
    public Troupe go(String room) {
        for (var name : players.keySet()) types(name, "goto " + room);
        return this;
    }

    public List<String> names() {
        return List.copyOf(players.keySet());
    }

    public Troupe ticks(int ticks) {
        for (var i = 0; i < ticks; i++) game.tick();
        return this;
    }

    /** The world goes on with other content. */
    public Troupe reload(Content other) {
        reloaded.put(other.version(), other);
        game.editions().prepare(other);
        game.offer(new Input.Reload(other.version(), "a builder", "here"));
        game.serve();
        return this;
    }

    public World world() {
        return game.world();
    }

    public Actor actor(String who) {
        return world().population().find(player(who).character()).orElseThrow();
    }

    /** All that one has read since the last call, lines joined. */
    public String reads(String who) {
        var lines = read.getOrDefault(who, List.of());
        var all = String.join(" ", lines).replaceAll("\\s+", " ");
        lines.clear();
        return all;
    }

    public long hash() {
        return TickHash.of(world());
    }

    /** The same inputs once more, in another world. */
    public Replay.Result replay() throws IOException {
        try (var reader = new BufferedReader(new StringReader(log.toString()))) {
            return new Replay(
                            content,
                            version -> Optional.ofNullable(reloaded.get(version)),
                            1,
                            _ -> {})
                    .run(reader);
        }
    }

    private LocalPlayer player(String who) {
        var player = players.get(who);
        if (player == null) throw new IllegalArgumentException("nobody is called " + who);
        return player;
    }
}
