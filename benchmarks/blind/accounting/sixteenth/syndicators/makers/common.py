import json, os, random
H=os.path.dirname(os.path.abspath(__file__)); DOC=H+'/documents/'; TR=H+'/truth/'
INDEX=[]
def n(c):  # cents -> number
    v=round(c/100,2); return int(v) if v==int(v) else v
def clean(d): return {k:v for k,v in d.items() if v is not None}
def save(file,kind,money,rows,totals,planted,asset,author,style,hard):
    name=file.rsplit('.',1)[0]
    t={"name":file,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(r) for r in totals]}
    json.dump(t,open(TR+name+'.json','w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":file,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard})
FN="Marisol Deshawn Ingrid Tobias Priya Callum Renata Oluwaseun Harriet Bao Lucinda Emmett Soraya Dmitri Annika Percy Yesenia Gareth Noor Wendell Paloma Ezekiel Fiona Rashad Bettina Hugo Shanice Alistair Mei Corbin Delphine Ignacio Tamsin Kwame Odette Rafferty".split()
LN="Quintero Ashgrove Vandermolen Okonjo Pelletier Brightwater Szymanski Halloran Nakagawa Featherstone Abruzzo Lindqvist Mbeki-Ward Castellano Thornbury Ruckman Delacroix Hsu Ostrander Villalobos Kettering Yoon Prudhomme Marchetti Wolcott Sandoval Eberhart McTavish Agarwal Dunleavy Fitzwater Garrido Huxtable Jorgenson Kowalczyk Lattimore O'Shaughnessy".split()
def people(R,k):
    s=[]
    while len(s)<k:
        p=(R.choice(FN),R.choice(LN))
        if p not in s: s.append(p)
    return s
