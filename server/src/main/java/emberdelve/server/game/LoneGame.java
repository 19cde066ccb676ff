package emberdelve.server.game;

import emberdelve.config.content.Content;
import emberdelve.server.admin.AccountOrder;
import emberdelve.server.admin.AuditOrder;
import emberdelve.server.admin.BuildOrder;
import emberdelve.server.admin.ClaimOrder;
import emberdelve.server.admin.CodeOrder;
import emberdelve.server.admin.PersonOrder;
import emberdelve.server.admin.ReloadOrder;
import emberdelve.server.admin.RoleOrder;
import emberdelve.server.checkpoint.Safekeeping;
import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.command.Fame;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Upkeep;
import emberdelve.server.kernel.Guard;
import emberdelve.server.kernel.World;
import emberdelve.server.lag.RegionLag;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;
import emberdelve.server.link.Link;
import emberdelve.server.link.LinkId;
import emberdelve.server.link.Links;
import emberdelve.server.link.Tidings;
import emberdelve.server.link.Ways;
import emberdelve.server.model.StaffDeed;
import emberdelve.server.offer.Editions;
import emberdelve.server.offer.Registry;
import emberdelve.server.rule.sanction.Sanctions;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/**
 * A game without network and database, for replays and for bots in the same process. Its time
 * passes only when {@link #tick} is called. Thread: its caller's.
 */
public final class LoneGame {
    private static final int INPUTS_MAX = 65_536;

    private final Inbox inbox = new Inbox(INPUTS_MAX);
    private final Links links = new Links();
    private final Editions editions;
    private final AccountCache accounts = new AccountCache();
    private final World world;
    private final Game game;

    private LoneGame(
            Opening opening,
            Content content,
            Registry registry,
            Recorder recorder,
            Guard.FaultListener faults,
            Safekeeping safekeeping) {
        editions = new Editions(content, registry);
        world = opening.world(content, registry, faults);
        game =
                new GameMaker(
                                opening,
                                world,
                                opening.capture(InstantSource.system()),
                                new Intake(
                                        inbox,
                                        WallClock.silent(),
                                        links,
                                        new Ways(List.of()),
                                        new Tidings()),
                                new GameStore(
                                        _ -> true,
                                        safekeeping,
                                        new NoUpkeep(world),
                                        accounts,
                                        new Fame()),
                                recorder,
                                Operator.absent(editions))
                        .get();
    }

    /** A new game, in which everything counts as durable at once. */
    public static LoneGame play(
            Opening opening,
            Content content,
            Registry registry,
            Recorder recorder,
            Guard.FaultListener faults) {
        return new LoneGame(opening, content, registry, recorder, faults, new Unkept(true));
    }

    /** A replay of a recorded game, whose inputs say when a tick was durable. */
    public static LoneGame replay(
            Opening opening, Content content, Registry registry, Guard.FaultListener faults) {
        return new LoneGame(opening, content, registry, Recorder.NONE, faults, new Unkept(false));
    }

    /** A game stored by {@code Safekeeping}, which says what is durable. */
    static LoneGame keptBy(
            Safekeeping safekeeping,
            Opening opening,
            Content content,
            Registry registry,
            Guard.FaultListener faults) {
        return new LoneGame(opening, content, registry, Recorder.NONE, faults, safekeeping);
    }

    /** The accounts of those inside. */
    AccountCache accounts() {
        return accounts;
    }

    public World world() {
        return world;
    }

    /** The edition in force, and those prepared to follow it. */
    public Editions editions() {
        return editions;
    }

    Showcase showcase() {
        return game.showcase();
    }

    /** Gives a link the id by which the next input names it. */
    public LinkId add(Link link) {
        return links.add(link);
    }

    /** Adds an input; when too many wait, those are run first. */
    public void offer(Input input) {
        if (inbox.offer(input)) return;
        serve();
        if (!inbox.offer(input)) throw new IllegalStateException("no room for " + input);
    }

    /** Runs the inputs that wait; game time stands still. */
    public void serve() {
        game.serve();
    }

    /** Runs the inputs that wait, and lets one tick pass. */
    public void tick() {
        game.tick();
    }

    /** Lets all players go, as a stopping server does; answers whether all is stored. */
    boolean finish(String reason, Duration within) {
        return game.finish(reason, within);
    }

    /** The safekeeping of a game of which nothing is stored. */
    private record Unkept(boolean isSettled) implements Safekeeping {
        @Override
        public void afterTick(World world, boolean urgent) {
            world.changes().clear();
        }

        @Override
        public boolean isSettled(World world) {
            return isSettled;
        }

        @Override
        public Optional<StoreHealth> standing(World world) {
            return Optional.empty();
        }

        @Override
        public boolean finish(World world, Duration within) {
            return true;
        }
    }

    /** The upkeep of a game without a store to ask. */
    record NoUpkeep(World world) implements Upkeep {
        @Override
        public Saving saving() {
            return new Saving("well", 0, Duration.ZERO, 0, 0, Duration.ZERO, "", 0);
        }

        @Override
        public RegionLag lag() {
            return RegionLag.NOTHING;
        }

        /**
         * Accepts the order and does nothing: in a replay, the result comes as an input of its own.
         */
        @Override
        public boolean giveRole(RoleOrder order) {
            return true;
        }

        /** Accepts the claim and does nothing, likewise. */
        @Override
        public boolean claim(ClaimOrder order, String code) {
            return true;
        }

        /** Does nothing, likewise. */
        @Override
        public void makeCode(CodeOrder order) {}

        /** Does nothing, likewise. */
        @Override
        public void endAuthenticator(CodeOrder order) {}

        /** Accepts the order and does nothing, likewise. */
        @Override
        public boolean find(AccountOrder order) {
            return true;
        }

        /** Accepts the order and does nothing, likewise. */
        @Override
        public boolean begin(PersonOrder order) {
            return true;
        }

        /** Accepts the order and does nothing, likewise. */
        @Override
        public boolean read(PersonOrder order, long account) {
            return true;
        }

        @Override
        public Reply readAudit(AuditOrder order, List<StaffDeed> recent) {
            return Reply.of(AuditReader.page(order, recent, world.part(Sanctions.class).second()));
        }

        /** Accepts the order and does nothing, likewise. */
        @Override
        public boolean reload(ReloadOrder order) {
            return true;
        }

        /** Accepts the order and does nothing, likewise. */
        @Override
        public boolean build(BuildOrder order) {
            return true;
        }

        @Override
        public boolean backUp() {
            return false;
        }
    }
}
