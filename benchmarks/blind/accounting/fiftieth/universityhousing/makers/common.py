import json, os, random
ROOT=os.path.dirname(os.path.abspath(__file__))
for d in ('documents','truth'): os.makedirs(os.path.join(ROOT,d),exist_ok=True)
INDEX=[]
def doc(fn): return os.path.join(ROOT,'documents',fn)
def save(fn,kind,money,rows,totals,asset,author,style,hard,planted=None):
    stem=fn.rsplit('.',1)[0]
    json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(os.path.join(ROOT,'truth',stem+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],
                  "author":author,"style":style,"hard":hard})
def d(c): # cents -> dollars
    return round(c/100,2)
def f2(c): return f"{c/100:,.2f}"
def par(c,zero='-'):
    if c==0: return zero
    return f"({-c/100:,.2f})" if c<0 else f"{c/100:,.2f}"
LAST="Abernethy Adeyemi Albrecht Arceneaux Balogun Barrientos Beckwith Bhandari Boudreau Brannigan Castellano Chaudhry Cho Czernik Dahlgren Delacruz Dubois Eastwick Ekstrom Fairbanks Farrow Fontenot Ganguly Garrity Goldfarb Haddad Halvorsen Hightower Hsieh Ibarra Ingersoll Jablonski Kavanagh Keomany Kowalczyk Lachance Lindqvist Lozano MacAllister Mbeki Medrano Nakagawa Nguyen Nwosu O'Dell Okafor Osterman Pacheco Pellegrino Quarles Quintanilla Rasmussen Redfeather Rosario Saldana Schoonover Sorensen Talavera Thibodeaux Tran Uchida Urquhart Vandermeer Villanueva Weatherby Wojcik Xiong Yazzie Yoder Zamora".split()
FIRST="Aaliyah Adrian Amara Ana Anders Ariel Beatriz Benedict Bridget Caleb Camila Chidi Claire Dalia Desmond Elena Emeka Esther Farah Finn Gabriel Grace Hana Hugo Imani Isaac Ivy Jae Jasper Jocelyn Kai Keiko Kiran Lamar Leila Luca Mae Malik Mateo Mina Nadia Noah Noor Omar Paloma Priya Quinn Rafael Rhea Rowan Sadie Samir Selah Simone Tariq Tessa Tomas Uma Victor Wren Xavier Yusuf Zoe".split()
def people(rng,n):
    s=[];seen=set()
    while len(s)<n:
        p=(rng.choice(LAST),rng.choice(FIRST))
        if p not in seen: seen.add(p); s.append(p)
    return s
