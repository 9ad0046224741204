import json,os,random
B='build/blind/'
def out(n): return B+'documents/'+n
def save(name,kind,style,hard,money,rows,totals,planted=None):
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(B+'truth/'+name.rsplit('.',1)[0]+'.json','w'),indent=1,ensure_ascii=False)
    p=B+'index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),indent=1)
LAST="Abernethy Balogun Castellanos Dufresne Eklund Farrokhi Gutowski Hanrahan Ibsen Jankovic Kettering Lindqvist Macready Nakagawa Okonjo Pellerin Quigley Rasmussen Sandoval Tremblay Umarov Vandermeer Whitcomb Xiong Yarborough Zielinski Ballard Crewe Dempster Esposito Fulbright Gaines Hollis Irving Jessup Kowal Lattimore Mercado Norwood Ostrander Pruitt Radcliffe Stroud Tillman Underhill Villanueva Wexler Yoder Atwood Bertrand Colquitt Delacroix Embry Foy Grantham Huxtable Joyner Killian Ledbetter Munro".split()
FIRST="Agnes Barrett Celia Dwight Elena Floyd Greta Hugo Imani Joel Katya Lyle Mona Nate Opal Perry Rosa Stan Tessa Vern Wanda Yusuf Zora Clark Dena Ernie Faye Gil Hattie Ike June Kirk Lorna Miles Nora Otis".split()
def r2(x): return round(x+0.0,2)
