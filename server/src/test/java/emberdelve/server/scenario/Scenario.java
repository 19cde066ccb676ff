package emberdelve.server.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.MonsterType;
import emberdelve.config.content.Pronouns;
import emberdelve.server.admin.Role;
import emberdelve.server.command.AddedVerbs;
import emberdelve.server.command.Command;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verbs;
import emberdelve.server.feature.Features;
import emberdelve.server.game.TypedOrder;
import emberdelve.server.kernel.Guard;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.NoticeBoard;
import emberdelve.server.kernel.Noticed;
import emberdelve.server.kernel.Territory;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorBuilder;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Item;
import emberdelve.server.model.Nature;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.PlayerMind;
import emberdelve.server.model.Room;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.move.FightingReflex;
import emberdelve.server.rule.spawn.MonsterMaker;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A dungeon from a drawing, with heroes who type. {@code @} is the hero, {@code &}, {@code %} and
 * {@code $} are friends of theirs, ready to act at once; letters are monsters of the {@link
 * Bestiary}.
 */
public final class Scenario {
    public static final long SEED = 7;

    private static final Duration TICK = Duration.ofMillis(250);
    private static final Map<Character, String> HEROES = heroNames();
    private static final int WAITING_MAX = 20;

    public final World world;
    private final Verbs verbs =
            AddedVerbs.of(List.of("chat"), List.of("wave"), List.of("mend", "shove", "jeer"));
    public final Company company = new Company(verbs);
    private final Map<Character, Actor> heroes = new LinkedHashMap<>();
    private final List<Actor> monsters = new ArrayList<>();
    private final List<Noticed> noticed = new ArrayList<>();
    private final List<String> answers = new ArrayList<>();
    private final List<View> views = new ArrayList<>();
    private final List<Throwable> faults = new ArrayList<>();

    private Scenario(String drawing, long seed, Ground ground) {
        this(drawing, ground, new WorldSeed(seed, 0, 1, TICK));
    }

    private Scenario(String drawing, Ground ground, WorldSeed start) {
        var map = new DrawnMap(drawing);
        world =
                new World(
                        Bestiary.content(map.rooms(), ground),
                        start,
                        (_, _, fault, _) -> faults.add(fault),
                        Features.registry());
        for (var sign : map.signs()) {
            if (HEROES.containsKey(sign.letter())) heroes.put(sign.letter(), hero(sign));
        }
        // Newcomers wait one full speed; let that be over, before a monster is there to see it.
        for (var i = 0; i < Bestiary.HERO.stats().speed(); i++) world.tick();
        for (var sign : map.signs()) {
            if (!HEROES.containsKey(sign.letter())) monsters.add(monster(sign));
        }
        drain();
    }

    public static Scenario on(String drawing) {
        return new Scenario(drawing, SEED, Ground.USUAL);
    }

    public static Scenario on(String drawing, long seed) {
        return new Scenario(drawing, seed, Ground.USUAL);
    }

    public static Scenario on(String drawing, Ground ground) {
        return new Scenario(drawing, SEED, ground);
    }

    public static Scenario on(String drawing, long seed, Ground ground) {
        return new Scenario(drawing, seed, ground);
    }

    /** A scenario in one of several worlds. */
    public static Scenario in(Territory territory, String drawing) {
        return new Scenario(drawing, Ground.USUAL, new WorldSeed(SEED, 0, 1, TICK, territory));
    }

    /** In a zone where no harm is done. */
    public static Scenario onSafe(String drawing) {
        return new Scenario(drawing, SEED, Ground.SAFE);
    }

    public Actor hero() {
        return hero('@');
    }

    public Actor hero(char letter) {
        var hero = heroes.get(letter);
        if (hero == null) throw new IllegalArgumentException("no hero " + letter + " is drawn");
        return hero;
    }

    /** Another hero comes, with these ability scores. */
    public Actor arrives(String name, String room, Abilities abilities) {
        var hero =
                ActorBuilder.character(
                                new ActorId(world.ids().give()),
                                new Nature.PlayerCharacter(
                                        1 + company.online().size(), Bestiary.HERO, 0),
                                name,
                                Pronouns.SHE,
                                new PlayerMind(WAITING_MAX, FightingReflex.REFLEX),
                                world.changes())
                        .abilities(abilities)
                        .build();
        world.population().add(hero, room(room));
        company.add(hero);
        ticks(Bestiary.HERO.stats().speed());
        return hero;
    }

    public List<Actor> heroes() {
        return List.copyOf(heroes.values());
    }

    /** The only monster, or the first one drawn. */
    public Actor monster() {
        return monsters.getFirst();
    }

    public Actor monster(int index) {
        return monsters.get(index);
    }

    public Room room(String name) {
        return world.map().room(DrawnMap.id(name));
    }

    public Scenario types(String... lines) {
        return types(hero(), lines);
    }

    /** Read as a session reads it, run as the game runs it. */
    public Scenario types(Actor hero, String... lines) {
        for (var line : lines) {
            switch (verbs.parse(line)) {
                case Parsed.Unclear(var answer) -> throw new IllegalArgumentException("" + answer);
                case Parsed.Understood(var command) -> run(hero, command);
            }
        }
        drain();
        return this;
    }

    public Scenario ticks(int count) {
        for (var i = 0; i < count; i++) {
            world.tick();
            Balance.check(world, "tick " + world.now());
        }
        drain();
        return this;
    }

    public Item gives(Actor hero, ItemType type) {
        return world.part(Items.class).mint(type, new OuterPlace.Carried(hero), "scenario");
    }

    public Scenario givesGold(Actor hero, long amount) {
        world.part(Ledger.class).mintGold("scenario", amount);
        hero.setGold(hero.gold() + amount);
        return this;
    }

    /** With these statistics instead of its own, unhurt. */
    public void makes(Actor actor, BaseStats stats) {
        actor.setBase(stats);
        actor.setHp(stats.hp());
    }

    /** Everything of that kind that the hero noticed since the last {@link #forget}. */
    public <E extends WorldEvent> List<E> saw(Actor hero, Class<E> kind) {
        return noticed.stream()
                .filter(each -> each.reader() == hero)
                .map(Noticed::event)
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    public List<Noticed> noticed(Actor hero, Class<? extends WorldEvent> kind) {
        return noticed.stream()
                .filter(each -> each.reader() == hero && kind.isInstance(each.event()))
                .toList();
    }

    /** Keys of all that the heroes were answered, in order. */
    public List<String> answers() {
        return List.copyOf(answers);
    }

    /** What the heroes were answered, in order. */
    public List<View> views() {
        return List.copyOf(views);
    }

    /** What went wrong and was caught; a scenario that {@link #ends} has none. */
    public List<Throwable> faults() {
        return List.copyOf(faults);
    }

    public Scenario forget() {
        views.clear();
        noticed.clear();
        answers.clear();
        return this;
    }

    /** Ends every scenario: nothing went wrong unseen, nothing was lost or made. */
    public void ends() {
        assertThat(faults).isEmpty();
        Balance.check(world, "at the end");
    }

    private void run(Actor hero, Command command) {
        var scene = new Scene(world, hero, Role.PLAYER, company);
        if (command instanceof Command.Free free) {
            world.part(Guard.class).run(hero, () -> answer(free.run(scene)));
            if (hero.isPresent()) world.turns().serve(hero);
            return;
        }
        var mind = (PlayerMind) hero.minds().own();
        if (mind.offer(new TypedOrder(world, command, scene, this::answer)))
            world.turns().serve(hero);
        else answers.add("input.too-fast");
    }

    private void answer(Reply reply) {
        views.addAll(reply.views());
        for (var view : reply.views())
            answers.add(view instanceof Note note ? note.key() : view.getClass().getSimpleName());
        reply.afterwards().run();
    }

    private void drain() {
        noticed.addAll(world.part(NoticeBoard.class).drain());
    }

    private Actor hero(DrawnMap.Sign sign) {
        var hero =
                ActorBuilder.character(
                                new ActorId(world.ids().give()),
                                new Nature.PlayerCharacter(
                                        1 + company.online().size(), Bestiary.HERO, 0),
                                HEROES.getOrDefault(sign.letter(), "Nobody"),
                                Pronouns.SHE,
                                new PlayerMind(WAITING_MAX, FightingReflex.REFLEX),
                                world.changes())
                        .build();
        world.population().add(hero, world.map().room(sign.room()));
        company.add(hero);
        return hero;
    }

    /** One more monster of the bestiary comes. */
    public Actor meets(char letter, Room room) {
        var monster = world.part(MonsterMaker.class).make(type(letter), room);
        monsters.add(monster);
        return monster;
    }

    private Actor monster(DrawnMap.Sign sign) {
        var monster =
                world.part(MonsterMaker.class)
                        .make(type(sign.letter()), world.map().room(sign.room()));
        sign.holds().ifPresent(monster::hold);
        return monster;
    }

    private static MonsterType type(char letter) {
        var type = Bestiary.MONSTERS.get(letter);
        if (type == null) throw new IllegalArgumentException("no monster " + letter);
        return type;
    }

    private static Map<Character, String> heroNames() {
        var names = new LinkedHashMap<Character, String>();
        names.put('@', "Mira");
        names.put('&', "Tolo");
        names.put('%', "Sable");
        names.put('$', "Ratka");
        return names;
    }
}
