package emberdelve.bench.play;

import emberdelve.config.content.Content;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.bot.Bot;
import emberdelve.server.bot.LogIn;
import emberdelve.server.feature.Features;
import emberdelve.server.game.LoneGame;
import emberdelve.server.game.Opening;
import emberdelve.server.game.Recorder;
import emberdelve.server.kernel.Guard;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;
import emberdelve.server.offer.Edition;
import emberdelve.server.offer.Editions;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Bots with a dungeon to themselves, in this process and without a network. They come one by one,
 * type as often as people who are in a hurry, lose their links and come back, quit and begin anew.
 */
final class Troupe {
    /** Ticks between two lines of one bot, on average. */
    private static final int LINE_EVERY = 5;

    /** Ticks between two links lost of one bot, on average: more often than by any wire. */
    private static final int LINK_LOST_EVERY = 400;

    /** A bot of the troupe, and how many lines it has heard. */
    private static final class Player implements Bot.Ear {
        private final Brain brain;
        private final Bot bot;
        private long linesHeard;

        Player(int number, Brain brain, Editions editions) {
            this.brain = brain;
            bot = new Bot(LogIn.name(number), editions, this);
        }

        long linesHeard() {
            return linesHeard;
        }

        @Override
        public void hears(String line) {
            linesHeard++;
            brain.hears(line);
        }
    }

    private final Profile profile;
    private final List<String> names;
    private final SplittableRandom random;
    private final LoneGame game;
    private final Recorder recorder;
    private final List<Player> players = new ArrayList<>();
    private final int count;
    private int born;

    /**
     * @param count bots at a time
     * @param seed of the dungeon, and of what bots do
     */
    public Troupe(
            Content content,
            Profile profile,
            int count,
            long seed,
            Recorder recorder,
            Guard.FaultListener faults) {
        this.profile = profile;
        this.count = count;
        this.recorder = recorder;
        names = LogIn.names(count);
        random = new SplittableRandom(seed);
        var row = new WorldRow("bots", seed);
        var stored = StoredWorld.empty(row);
        var opening =
                new Opening(
                        content.version(), WorldSettings.DEFAULTS, LimitSettings.DEFAULTS, stored);
        game = LoneGame.play(opening, content, Features.registry(), recorder, faults);
    }

    public World world() {
        return game.world();
    }

    /** Lines of words that all of them have read. */
    public long linesHeard() {
        return players.stream().mapToLong(Player::linesHeard).sum();
    }

    public void ticks(int ticks) {
        for (var i = 0; i < ticks; i++) {
            if (players.size() < count) comes();
            for (var at = 0; at < players.size(); at++) play(at);
            game.tick();
        }
    }

    /** Makes what a reload needs. Safe for any thread. */
    public Edition prepare(Content next) {
        return game.editions().prepare(next);
    }

    /**
     * The dungeon goes on with other content, in the next tick. What is typed until then is read by
     * the old one, as it is between two threads.
     */
    public void reload(Edition next) {
        game.offer(new Input.Reload(next.content().version(), "bots", "here"));
        ticks(1);
    }

    /** Ends the recording, which is whole now: nothing comes any more. */
    public void end() {
        recorder.end();
    }

    private void comes() {
        players.add(newcomer());
    }

    private Player newcomer() {
        var number = born++;
        var classes = List.copyOf(game.editions().current().content().classes().keySet());
        var brain = profile.brain(number, names, random.split());
        var player = new Player(number, brain, game.editions());
        var from = game.add(player.bot);
        var type = classes.get(number % classes.size());
        game.offer(player.bot.create(from, number + 1L, type, random));
        return player;
    }

    private void play(int at) {
        var player = players.get(at);
        if (player.bot.isGone()) {
            players.set(at, newcomer());
            return;
        }
        if (random.nextInt(LINE_EVERY) == 0)
            player.bot.types(player.brain.next()).ifPresent(game::offer);
        if (random.nextInt(LINK_LOST_EVERY) != 0 || player.bot.self().isEmpty()) return;

        if (random.nextBoolean()) {
            player.bot.types("quit yes").ifPresent(game::offer);
        } else {
            game.offer(player.bot.losesLink());
            game.offer(player.bot.comesBack(game.add(player.bot)));
        }
    }
}
