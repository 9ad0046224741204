import os, json
HERE=os.path.dirname(os.path.abspath(__file__)); ROOT=os.path.dirname(HERE)
F="Aaliyah Abel Adriana Alden Amira Andre Anika Arlo Beatriz Bennett Bianca Bodhi Brielle Caleb Camila Cedric Chloe Colby Dalia Damon Daphne Darius Delia Devin Elena Elias Emeka Esme Farah Felix Fiona Gavin Gemma Gideon Greta Hana Hector Hollis Imani Ines Isaac Ivy Jada Jasper Jolene Kai Keisha Kofi Lamar Leila Lorenzo Luz Malik Marisol Mateo Maya Nadia Nash Nico Noor Odette Omar Paloma Percy Petra Quentin Quinn Rafael Reina Rhys Rosa Samir Selah Soren Talia Tariq Thea Uma Vance Vera Wendell Willa Xavier Yara Yusuf Zane Zora".split()
L="Abernathy Achebe Alcott Amundsen Arceneaux Balogun Barrientos Beaumont Birdsong Blackwell Bonner Brandvold Calloway Castellanos Chavarria Cho Cobb Cordero Crabtree Dahlgren Delacroix Dominguez Drummond Ebersole Ekström Espinoza Fairbanks Farrow Fontaine Galvez Gillespie Goodnight Guthrie Haddad Hargrove Hinojosa Holloway Ibarra Ingram Jankowski Jefferies Kaminski Kessler Khatri Lachance Landry Lindqvist Lockhart Maddox Mahoney McAllister Medrano Mbeki Nakamura Nettles Norwood Obi Ocampo O'Dell Okafor Ortega Pacheco Pennington Prakash Pruitt Quintero Radcliffe Ramsey Ridgeway Rojas Salas Sandoval Sato Sheffield Stallings Sundaram Tavares Thibodeaux Tran Underhill Valdez Van-Horn Vasquez Wadsworth Whitaker Xiong Yamada Yarbrough Zamora Zielinski".split()
def people(rng,n):
    s=[];seen=set()
    while len(s)<n:
        p=(rng.choice(F),rng.choice(L))
        if p not in seen: seen.add(p); s.append(p)
    return s
def doc(name): return os.path.join(ROOT,'documents',name)
def iso(d): return d.isoformat() if d else None
def save(name,truth,asset,style,hard=False):
    for k in('propertyName','asOnDate','units','occupied','vacant','sheet','planted'): truth.setdefault(k,None)
    truth['rows']=[{k:v for k,v in r.items() if v is not None and v!=''} for r in truth['rows']]
    os.makedirs(os.path.join(ROOT,'truth'),exist_ok=True)
    json.dump(truth,open(os.path.join(ROOT,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    ip=os.path.join(ROOT,'index.json')
    ix=json.load(open(ip)) if os.path.exists(ip) else []
    ix=[e for e in ix if e['file']!=name]+[dict(file=name,assetType=asset,documentType='RENT_ROLL',author='sitemanagers',style=style,hard=hard)]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(ip,'w'),indent=1)
    print(name,len(truth['rows']),truth['units'],truth['occupied'],truth['vacant'])
