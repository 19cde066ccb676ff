package emberdelve.server.rule.item;

import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.Sight;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Burden;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Topic;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.text.Page;
import emberdelve.server.text.Words;
import emberdelve.server.view.EquipmentView;
import emberdelve.server.view.InventoryView;

import java.util.List;

/** Items: taking, wearing, giving, trading and banking them. */
public final class ItemFeature implements Feature {
    @Override
    public String name() {
        return "item";
    }

    @Override
    public List<String> messages() {
        return List.of("items");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(
                GetCommand.VERB,
                LootCommand.VERB,
                DropCommand.VERB,
                GiveCommand.VERB,
                PutCommand.VERB,
                SplitCommand.VERB,
                ListCommand.VERB,
                BuyCommand.VERB,
                SellCommand.VERB,
                ValueCommand.VERB,
                DepositCommand.VERB,
                WithdrawCommand.VERB,
                BalanceCommand.VERB,
                CompareCommand.VERB,
                WearCommand.VERB,
                WearCommand.WIELD,
                RemoveCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(
                new Words<>(CorpseEvent.class, CorpseWords::tell),
                new Words<>(ItemEvent.class, ItemWords::tell));
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(
                new Page<>(BankView.class, ThingsPages::bank),
                new Page<>(ContainerView.class, ThingsPages::container),
                new Page<>(CorpseView.class, ThingsPages::corpse),
                new Page<>(EquipmentView.class, ThingsPages::equipment),
                new Page<>(LeftBehindView.class, ThingsPages::leftBehind),
                new Page<>(InventoryView.class, ThingsPages::inventory),
                new Page<>(NumbersView.class, NumbersPage::write),
                new Page<>(SpecialView.class, SpecialView::write),
                new Page<>(WaresView.class, ThingsPages::wares));
    }

    @Override
    public List<Topic<?>> topics() {
        return List.of(
                new Topic<>(
                        ItemData.INVENTORY, (_, actor, _) -> InventoryCommand.view(actor, true)),
                new Topic<>(ItemData.EQUIPMENT, (_, actor, _) -> EquipmentCommand.view(actor)));
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Items.class, () -> new Items(world));
        parts.offer(Corpses.class, () -> new Corpses(world, parts.get(Items.class)));
        parts.offer(Purses.class, () -> new Purses(world, parts.get(Groups.class)));
        parts.offer(
                Gifts.class,
                () -> new Gifts(world, parts.get(Items.class), parts.get(Burden.class)));
        parts.offer(Kit.class, () -> new Kit(world, parts.get(Items.class)));
        parts.offer(Burden.class, () -> new Burden(() -> world.rules().limits()));
        parts.offer(Clatter.class, () -> new Clatter(parts.get(Sight.class)));
        hooks.onCameIn(character -> parts.get(Clatter.class).cameIn(character));
        hooks.onZoneClosed((zone, reason) -> parts.get(Corpses.class).clear(zone, reason));
    }
}
