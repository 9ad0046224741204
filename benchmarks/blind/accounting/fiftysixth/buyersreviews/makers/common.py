import json, os
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def m(x,cur='',paren=True,dec=2):
    s=f'{abs(x):,.{dec}f}'
    s=cur+s
    if x<0: s=f'({s})' if paren else '-'+s
    return s
def save(name,kind,money,rows,totals,style,hard,planted=None):
    stem=name.rsplit('.',1)[0]
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(f'{ROOT}/truth/{stem}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[i for i in idx if i['file']!=name]
    idx.append({"file":name,"kind":kind,"style":style,"hard":hard})
    idx.sort(key=lambda i:i['file'])
    json.dump(idx,open(p,'w'),indent=1,ensure_ascii=False)
FIRST="Marlene Edwin Rosalie Harold Beatrix Clyde Imogene Walter Delphine Roland Opal Chester Lorna Wendell Hazel Virgil Thelma Desmond Adela Murray Constance Leland Winifred Orville Estelle Dorian Greta Percy Nadine Alvin Lucille Morris Etta Clifford Bernice Rupert Ramona Elliot Josefina Darnell Tamika Curtis Yolanda Brent Krystal Dwayne Marisol Travis Shawna Lonnie Rhonda Hector Tanya Garrett Brandi Esteban Carla Duane Misty Randall".split()
LAST="Abernethy Bracken Colvard Dunmore Eastlake Fennimore Garrity Holloman Ibbotson Jessup Kirkbride Lattimer Mowbray Nettles Oakhurst Pemberly Quarles Ridgeway Stapleton Tolliver Underhill Vantrease Wetherby Yarnell Zielke Ashbrook Bellweather Cranford Delacroix Ellsmere Fairbairn Gunderman Hathcock Inskeep Juarbe Kessinger Loxley Marchetti Norwick Ostrander Pruitt Quigg Rosendahl Swinford Tamblyn Urbina Villalobos Whitcomb Yost Zamudio Burkhalter Carmody Dressler Engstrand Figueredo".split()
def names(rng,n,fmt='{l}, {f}'):
    out=[];seen=set()
    while len(out)<n:
        f,l=rng.choice(FIRST),rng.choice(LAST)
        if (f,l) in seen: continue
        seen.add((f,l)); out.append(fmt.format(f=f,l=l,i=f[0]))
    return out
