import random, json, os, datetime as dt
BASE=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
def doc(n): return os.path.join(BASE,'documents',n)
FN="Dale Marnie Curtis Lorna Wes Inez Todd Priya Hollis Bette Ramon Fern Otis Gail Kurt Nadine Luis Opal Reggie Tess Vern Wanda Marcus Yolanda Glenn Ivy Cody Hazel Darnell Rosa Emmett Joyce Tyrell Connie Boyd Alma Shane Renee Clint Maxine Hector Dot Leroy Trudy Quinn Sheila Arlo Bonnie Javier Peggy".split()
LN="Abernat Bostwick Carrow Dillman Eastep Fogarty Grubb Hensley Ickes Jarboe Kettering Lomax Mabry Nettles Orcutt Pruitt Quarles Ridenour Stoltz Tackett Upchurch Vickers Wampler Yancey Zeller Brannock Culp Deaton Elswick Frye Gaither Holtz Isbell Juarez Kovach Lantz Moffitt Nuckols Ordaz Pickett Rausch Salcido Tolliver Utley Vang Whisman Yoder Amburgey Bledsoe Castaneda".split()
def namer(seed):
    r=random.Random(seed); p=[(f,l) for f in FN for l in LN]; r.shuffle(p); it=iter(p)
    return lambda: next(it)
def clean(r): return {k:v for k,v in r.items() if v is not None and v!='' and v!=[]}
def save(file,asset,style,hard,rows,prop,ason,u,o,v,sheet=None,planted=None):
    t=dict(propertyName=prop,asOnDate=ason,units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=[clean(r) for r in rows])
    json.dump(t,open(os.path.join(BASE,'truth',file+'.json'),'w'),indent=1)
    INDEX.append(dict(file=file,assetType=asset,documentType='RENT_ROLL',author='owners27',style=style,hard=hard))
def us(d): return d.strftime('%m/%d/%Y')
def us2(d): return f"{d.month}/{d.day}/{d.strftime('%y')}"
D=dt.date
def addy(d,n=1):
    return D(d.year+n,d.month,d.day)-dt.timedelta(1)
