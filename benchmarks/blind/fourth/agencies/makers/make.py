import common,json,make_1,make_2,make_3,make_4
for m in(make_1,make_2,make_3,make_4): m.run()
json.dump(common.META,open(common.HERE+'/index.json','w'),indent=1)
