import json, os, random, datetime as dt
from dateutil.relativedelta import relativedelta as RD
BASE=os.path.dirname(os.path.abspath(__file__)); DOC=BASE+'/documents/'; INDEX=[]
FN="Karen Luis Tasha Owen Priya Darnell Meg Jorge Alina Curtis Nadia Felix Ruthann Ivan Bea Colby Simone Wade Yesenia Grant Opal Trent Marisol Hugh Keisha Dov Lena Ansel Rhonda Miles Tamika Boyd Celeste Arturo Janelle Pavel Dorothy Eli Xochitl Reid".split()
LN="Ottman Penaro Whitlow Barkdale Sandoral Kirchoff Mbeke Tolliver Grantley Osterhout Vanzel Quiroga Lindemar Fosdyke Abernal Crowther Delmonte Hoskins Iversen Jarvela Kowalke Larimore Munsey Nakadate Oquendo Prather Rusk Stavrou Tremaine Ulbrich Vasko Wetherby Yancer Zellner Brandvold Castellan Dunmire Eckley Farrow Gillespy".split()
class R(random.Random):
    def name(s):
        return s.choice(FN)+' '+s.choice(LN)
    def lname(s):
        return s.choice(LN)+', '+s.choice(FN)
    def day(s,a,b):
        return a+dt.timedelta(days=s.randint(0,(b-a).days))
D=dt.date
def eom(d): return (d.replace(day=1)+RD(months=1))-dt.timedelta(days=1)
def us(d): return d.strftime('%m/%d/%Y')
def us0(d): return f'{d.month}/{d.day}/{d.year}'
def us2(d): return d.strftime('%m/%d/%y')
def m2(x): return f'{x:,.2f}'
def par(x): return f'({-x:,.2f})' if x<0 else f'{x:,.2f}'
def m0(x): return f'{x:,.0f}'
def cl(**k):
    o={}
    for a,b in k.items():
        if b is None or b=='' or b==[]: continue
        o[a]=b.isoformat() if isinstance(b,dt.date) else (round(b,2) if isinstance(b,float) else b)
    return o
def save(fn,asset,rows,prop,ason,u,o,v,style,hard,sheet=None,planted=None):
    for r in rows: assert r.get('unit') or r.get('tenantName'),r
    t=dict(propertyName=prop,asOnDate=ason,units=u,occupied=o,vacant=v,sheet=sheet,planted=planted,rows=rows)
    json.dump(t,open(BASE+'/truth/'+fn+'.json','w'),indent=1)
    INDEX.append(dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='portfolio',style=style,hard=hard))
def text(c,x,y,s,f='Helvetica',z=8,a='l'):
    c.setFont(f,z); s=str(s)
    (c.drawString if a=='l' else c.drawRightString if a=='r' else c.drawCentredString)(x,y,s)
