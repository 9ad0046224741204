import json,os,random
BASE='build/blind'
def doc(n): return f'{BASE}/documents/{n}'
def save(name,kind,money,rows,totals,style,hard,planted=None,claims=()):
    stem=name.rsplit('.',1)[0]
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(f'{BASE}/truth/{stem}.json','w'),indent=1,ensure_ascii=False)
    p=f'{BASE}/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    json.dump(list(claims),open(f'{BASE}/makers/{stem}.claims','w'))
FIRST="Alma Bryce Carmen Darnell Elise Felix Greta Hollis Imani Jared Keisha Landon Marisol Nolan Odette Preston Quincy Renata Silas Tamsin Ulises Vera Wendell Ximena Yusuf Zara Amos Bettina Corwin Delphine Emmett Farrah Gideon Hester Ivo Jolene Kendrick Lucinda Merritt Noemi Orson Paloma Rafferty Simone Tobias Ursula Vance Winona Dmitri Priya Anjali Tyrell Mei Hyun Kaito Lars Brigid Cormac Shania Trey".split()
LAST="Abernath Bellweather Castellan Drummore Eastlake Farrowby Gantley Hargrove Ingersol Jessup Kilbride Lattimer Mossman Nettleship Oakhurst Pemberly Quillan Ravensworth Stannard Thackery Umberfield Valcourt Wexley Yarborough Zellner Okonjo Vasquin Trujano Delacosta Nguyet Tranh Patelwar Iyengaran Kowalik Novotna Lindqvist Baptista Moncrief Fontenelle Gaskins Hathorne Pruitte Sandoval-Rey McAllen O'Dwyer St. Claire Brannock Cheung-Lee Whitlow Fairbairn Crenshaw Dellinger Marchbank Osterhaus Penhallow Ruskin Tolliver Vandermeer".split(' ')
LAST=[l for l in LAST if l not in('St.','Claire')]+['St. Claire']
def names(r,n,fmt='{l}, {f}'):
    out=[];seen=set()
    while len(out)<n:
        k=(r.choice(FIRST),r.choice(LAST))
        if k in seen: continue
        seen.add(k); out.append(fmt.format(f=k[0],l=k[1]))
    return out
r2=lambda x: round(x+0.0,2)
