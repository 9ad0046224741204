import json,os,random
B='build/blind'
FIRST="Aileen Morag Callum Fraser Isla Rhona Gregor Nadia Pawel Agnieszka Tariq Samina Graeme Shona Ewan Kirsten Ruaridh Eilidh Dougal Fiona Lorna Stuart Hamish Mairi Neil Oksana Bilal Yvonne Craig Senga".split()
LAST="Auchterlonie Braidwood Carstairs Dalgleish Erskinson Fairweather Galbreath Haldaneson Inverdale Jardinson Kilgourie Lumsdale McAndie MacSween Nairnside Ogilbie Pitcarrick Quarrie Rutherglade Struthie Tullochan Urquhartie Vallance Wardlawe Yuillie Adeyinka Nowicka Farooqi Teklehaimanot Kovalchyk".split()
def save(name,kind,money,rows,totals,style,hard,planted=None):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    stem=name.rsplit('.',1)[0]
    json.dump(t,open(f'{B}/truth/{stem}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),indent=1)
def r2(x): return round(x+0.0,2)
def clean(d): return {k:v for k,v in d.items() if v is not None}
