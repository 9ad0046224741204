import random, json, os
HERE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(HERE,'documents'); TR=os.path.join(HERE,'truth')
INDEX=[]
FIRST="Marisol Devon Keziah Tobias Anneke Ruben Priya Calvin Odette Hollis Imani Stellan Farrah Gideon Lucinda Mateo Brielle Rashad Noemi Terrence Yesenia Colby Winifred Dorian Shanice Emmett Paloma Kurtis Leocadia Bertram Adelina Quincy Harriet Orville Maxine Elwood Geneva Clifton Rosalind Thaddeus".split()
LAST="Quintrell Abernake Vossberg Okonjo Delamarre Pruett Hathersage Mbeki-Lowe Castellane Tranholm Wexford Iriarte Bolingbrook Szabo Nakagiri Ferrante Dunmore O'Halloran Patterly Grieves Zamarripa Lindqvist Haverstock Achebe Corrigan Mayfield Tolliver Brandvold Esparza Whitlock Roundtree Sokolov Underhill Vandermeer Yancey Kimbrough Ostrander Pelletier Rasmussen Stokely".split()
def names(R,n,fmt="lf"):
    s=set(); out=[]
    while len(out)<n:
        f,l=R.choice(FIRST),R.choice(LAST)
        if (f,l) in s or l in [x[1] for x in out[-6:]]: continue
        s.add((f,l)); out.append((f,l))
    return [f"{l}, {f}" if fmt=="lf" else f"{f} {l}" for f,l in out]
def r2(x): return round(x+0.0,2)+0.0
def par(x,d=2):
    s=f"{abs(x):,.{d}f}"
    return f"({s})" if round(x,d)<0 else s
def clean(d): return {k:v for k,v in d.items() if v is not None and v!=""}
def save(file,kind,asset,money,rows,totals,author,style,hard,planted=None):
    stem=file.rsplit('.',1)[0]
    t=dict(name=stem,kind=kind,planted=planted,money=money,rows=[clean(r) for r in rows],totals=[clean(r) for r in totals])
    os.makedirs(TR,exist_ok=True)
    json.dump(t,open(os.path.join(TR,stem+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=file,assetType=asset,documentType={"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],author=author,style=style,hard=hard))
    json.dump(INDEX,open(os.path.join(HERE,'index.json'),'w'),indent=1,ensure_ascii=False)
    return t
