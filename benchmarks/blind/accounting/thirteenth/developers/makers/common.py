import json, os
from decimal import Decimal as D, ROUND_HALF_UP
HERE=os.path.dirname(os.path.abspath(__file__))
def rnd(x,n=0):
    q=D(1).scaleb(-n); r=D(str(x)).quantize(q,ROUND_HALF_UP)
    return int(r) if n==0 else float(r)
def c(x): return x/100.0  # cents -> number
def num(x,d=2): return f"{x:,.{d}f}"
def par(x,d=2): return f"({-x:,.{d}f})" if x<0 else f"{x:,.{d}f}"
def trail(x,d=2): return f"{-x:,.{d}f}-" if x<0 else f"{x:,.{d}f}"
def doc(n): return os.path.join(HERE,'documents',n)
INDEX=[]
def truth(fn,kind,money,rows,totals,asset,author,style,hard,planted=None):
    t={"name":fn,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(os.path.join(HERE,'truth',fn.rsplit('.',1)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":fn,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard})
SUR="Abbotsky Brindlow Castellane Durrandt Eskelin Farquette Gossamy Hollenbeek Iversham Jankuro Kettleby Lomashke Mirandel Nakagiri Ostrander Pellowick Quarrie Rosstrev Szabolny Tindalle Ugarteche Vandermoot Wexcombe Yarborne Zelinko Ambrusic Bellgarde Coronell Dashwell Ettinghurst Fonsekara Grumley Hadzicova Illingsby Juvenaldo Kirkpatten Lindqvall Mbekisa O'Darrow Prudhome Rasmuzzi Sto.Tomas Tremaynor Undurraga Villaforte Whitcastle Ximeno Ystrade Zubarek Achterholt Boatwrite Crisanto DelaFuente Ekwenzi".split()
FIR="Delphine Marcus Anneke Tobias Rosalind Jerome Priya Hector Maeve Curtis Yolanda Piotr Simone Andre Beatriz Calvin Ingrid Dewayne Fatima Gregor Hyacinth Ismael Joanna Keanu Lucille Mateo Nadine Oswald Paloma Quentin Renata Silas Thea Umar Vivian Wesley".split()
