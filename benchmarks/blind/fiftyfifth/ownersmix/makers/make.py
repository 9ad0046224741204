import common, pdfs1, pdfs2, books, json, os
for d in (common.DOC,common.TRU):
    os.makedirs(d,exist_ok=True)
    for x in os.listdir(d): os.remove(os.path.join(d,x))
for fn in (pdfs1.walkup,pdfs1.strip,pdfs1.storage,pdfs1.lihtc,pdfs2.mhp,pdfs2.ukwh,pdfs2.carpark,books.marina,books.farm,books.coop,books.houses,books.mixed,books.cowork,books.family): fn(); print(common.INDEX[-1]['file'])
json.dump(common.INDEX,open(os.path.join(common.HERE,'index.json'),'w'),indent=1)
