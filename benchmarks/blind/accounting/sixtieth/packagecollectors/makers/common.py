import json, os, random
BASE='build/blind'
DOC=BASE+'/documents/'
def save(fn, kind, money, rows, totals, style, hard=False, planted=None):
    t={"name":fn,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(f'{BASE}/truth/{fn.rsplit(".",1)[0]}.json','w'),indent=1)
    p=BASE+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[x for x in ix if x['file']!=fn]+[{"file":fn,"kind":kind,"style":style,"hard":hard}]
    ix.sort(key=lambda x:x['file'])
    json.dump(ix,open(p,'w'),indent=1)
    print(fn,len(rows),'rows',len(totals),'totals')
def m(x): return f'{x:,.2f}'
def par(x): return f'({-x:,.2f})' if x<0 else f'{x:,.2f}'
LAST='Abernethy Acosta Amundsen Baptiste Barrow Beltran Bivens Boateng Brandvold Calloway Castellanos Chaudhary Cisneros Coughlin Dabrowski Delacroix Dinh Dufresne Easterling Ekström Escobedo Fairchild Farrow Fenner Figueroa Gaither Galvan Ganguly Goins Greenlaw Hadley Halvorsen Hargrove Hinojosa Huynh Ibarra Iyer Jankowski Jeffcoat Jimerson Kavanagh Keating Kilpatrick Kuykendall Lachance Landry Lindqvist Lockhart Luong Maddox Malinowski Marchetti McElroy Mendiola Mbeki Nakagawa Naylor Nguyen Noriega Okafor Olmstead Ortega Pacheco Pennington Pham Pruitt Quarles Quintero Ramaswamy Redmond Rios Rutledge Sandoval Schreiber Shelby Sizemore Stallworth Szymanski Tamayo Thibodeaux Tillery Tran Tuttle Underhill Urbina Valdivia Vandermeer Vickers Wardlow Weatherly Whitlow Womack Yarbrough Yoder Zamora Zielinski'.replace('ö','o').split()
FIRST='Aaliyah Adrian Alma Andre Angela Anita Bernard Bianca Brandon Brianna Calvin Carla Cedric Chantel Chloe Corey Dana Darnell Deborah Derek Diego Elena Elijah Esther Farah Felix Gloria Grant Hannah Hector Imani Isaac Jamal Janelle Jesse Joanna Jorge Kara Keith Kiara Lamar Latoya Leo Lucia Marcus Maribel Miguel Monique Nadia Nathan Nina Omar Paige Patrick Priya Quentin Rachel Ramon Renee Rosa Sabrina Samir Sean Shanice Simone Stella Terrence Theo Tiffany Trevor Valerie Victor Wanda Wesley Ximena Yolanda Yusuf Zachary'.split()
