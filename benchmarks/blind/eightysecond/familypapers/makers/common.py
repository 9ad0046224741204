import json, os, random, datetime as dt
ROOT='build/blind'
DOC=ROOT+'/documents/'; TR=ROOT+'/truth/'
LAST="""Abernathy Alcott Ambrose Arceneaux Baird Bancroft Barrera Beaudry Becker Bellamy Birdsong Blount Bouchard Brantley Brewer Bristow Burkett Calloway Cardenas Carver Castellanos Chastain Clemons Cobb Colburn Crenshaw Dahlgren Darby Deluca Devereux Dobbins Dombrowski Dutton Eckert Elkins Espinoza Fairchild Farrow Fenske Fitch Fontenot Gaines Gallegos Garrity Goss Grady Granger Guidry Haas Hadley Halstead Hargrove Hatcher Heaton Hendrix Herrera Hinson Holcomb Huang Hutto Ibarra Ingram Jankowski Jarvis Jimenez Joyner Kearney Kessler Kimball Kirby Kovacs Kruse Lachance Landry Ledford Lindqvist Loomis Lozano Lunsford Maddox Mancini Marsh Mayfield McAdams McBride McKnight Mendez Merritt Mobley Moua Munro Nakamura Navarro Neely Nesbitt Nguyen Nix Oakley Ochoa Odom Okafor Olmstead Ortega Overby Pace Pacheco Pate Pelletier Perrin Pham Pickett Pope Prater Pruitt Quigley Rasmussen Redd Renfro Rhodes Rinehart Rosales Rucker Salazar Sandoval Schaefer Schultz Seals Shelby Shumate Sizemore Skaggs Slaton Sorensen Spivey Stroud Swain Tackett Teague Thibodeaux Tolliver Trujillo Underhill Vance Varela Vickers Villanueva Wadsworth Walden Waters Weatherby Weller Whitfield Wilkes Winslow Wofford Wyatt Xiong Yancey Yarbrough Yoder Zamora Zeller Zimmer""".split()
FIRST="""Aaron Alma Alvin Amber Andre Anita Arlene Arturo Becky Bernice Blake Bonnie Brenda Bryce Calvin Carla Carmen Cecil Chad Clara Clint Connie Curtis Dana Darrell Debra Delia Derek Dolores Donna Doyle Dwight Edith Elaine Eli Elsa Emmett Erica Esther Faye Felix Floyd Gail Garrett Gilbert Gina Glenda Gloria Grant Greta Hank Hazel Hector Heidi Howard Ida Ines Irma Isaac Ivan Jackie Janelle Jasper Joanne Joel Jolene Jorge Judith Karl Kayla Keith Kendra Kirk Lance Latoya Lena Leon Leticia Lloyd Loretta Lyle Mabel Marcus Marla Marvin Maxine Mei Merle Mindy Monica Nadine Nelson Nina Norma Olga Opal Oscar Patrice Paulette Percy Phyllis Ramona Randall Regina Rex Rhonda Rita Rocco Rosa Roy Ruben Sadie Selena Shane Sheila Stella Stuart Tamara Tanya Terrell Thelma Troy Twila Vera Vernon Viola Wade Wanda Wendell Wilma Yolanda""".split()
class G:
    def __init__(s,seed): s.r=random.Random(seed); s.used=set()
    def pair(s):
        while True:
            p=(s.r.choice(FIRST),s.r.choice(LAST))
            if p[1] in s.used and len(s.used)<len(LAST)-5: continue
            if p in s.used: continue
            s.used.add(p[1]); s.used.add(p); return p
    def fl(s): return ' '.join(s.pair())
    def lf(s):
        a,b=s.pair(); return f'{b}, {a}'
    def date(s,a,b):
        a=dt.date.fromisoformat(a); b=dt.date.fromisoformat(b)
        return a+dt.timedelta(days=s.r.randint(0,(b-a).days))
    def first(s,a,b):
        d=s.date(a,b); return d.replace(day=1)
def addm(d,n):
    m=d.month-1+n; return d.replace(year=d.year+m//12,month=m%12+1)
def m0(x): return f'{x:,.0f}'
def m2(x): return f'{x:,.2f}'
def us(d): return f'{d.month:02d}/{d.day:02d}/{d.year}'
def us2(d): return f'{d.month}/{d.day}/{d.year%100:02d}'
def us4(d): return f'{d.month}/{d.day}/{d.year}'
def clean(row):
    o={}
    for k,v in row.items():
        if v is None or v=='' or v==[] : continue
        if isinstance(v,(dt.date,)): v=v.isoformat()
        o[k]=v
    return o
def save(fn,asset,style,hard,truth,checks,author='r82c'):
    truth['rows']=[clean(r) for r in truth['rows']]
    t={k:truth.get(k) for k in ('propertyName','asOnDate','units','occupied','vacant','sheet','planted','rows')}
    json.dump(t,open(TR+fn+'.json','w'),indent=1,ensure_ascii=False)
    p=ROOT+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=fn]
    ix.append(dict(file=fn,assetType=asset,documentType='RENT_ROLL',author=author,style=style,hard=hard))
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(p,'w'),indent=1)
    os.makedirs(ROOT+'/makers/checks',exist_ok=True)
    json.dump(checks,open(ROOT+'/makers/checks/'+fn+'.json','w'),indent=1)
def topdf(src,outdir=None):
    import subprocess
    subprocess.run(['soffice','-env:UserInstallation=file://'+ROOT+'/.lo','--headless','--convert-to','pdf','--outdir',outdir or DOC,src],check=True,capture_output=True)
