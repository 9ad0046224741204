import json, os, random
ROOT='build/blind'
def doc(n): return f'{ROOT}/documents/{n}'
def save(name, kind, style, hard, money, rows, totals, planted=None):
    base=name.rsplit('.',1)[0]
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(f'{ROOT}/truth/{base}.json','w'),indent=1,ensure_ascii=False)
    p=f'{ROOT}/index.json'
    idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[i for i in idx if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(idx,key=lambda i:i['file']),open(p,'w'),indent=1)
def r2(x): return round(x+0.0,2)+0.0
def m(x): return f'{x:,.2f}'
def par(x): return f'({-x:,.2f})' if x<0 else f'{x:,.2f}'
FIRST='Dalia Marcus Renee Tobias Imani Walt Lourdes Kendrick Shauna Petra Ignacio Bernadette Omar Trish Gavin Noelle Darnell Yesenia Clifford Anh Roberta Stellan Joaquin Maeve Curtis Leticia Dwight Priya Harlan Corinne Emmett Soledad Virgil Tamika Rufus Janelle Otis Marisol Glenn Bettina'.split()
LAST='Okafor Brandvold Castellano Whitlow Nguyen-Hale Purcell Dominguez Strand Abernathy Kowalczyk Tate Villareal Hutchins Fontaine Mbeki Larrabee Ostrander Quintero Beasley Sandoval Pruitt McCandless Yarborough Delacroix Hensley Ibarra Lindqvist Stovall Rourke Trevino Babcock Eason Gallegos Wofford Zeller Crane Parrish Haddad Mosely Underhill'.split()
