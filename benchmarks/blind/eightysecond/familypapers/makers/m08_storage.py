# Self storage, small program's export dressed up in Excel; one big sheet, summary beneath
from common import *
import xlsxwriter
g=G(808); r=g.r
fn='Route9_MiniStorage_units.xlsx'
asof=dt.date(2025,8,31)
sizes=[("5x5",25,42),("5x10",50,58),("10x10",100,92),("10x15",150,118),("10x20",200,139),("10x30",300,189)]
rows=[]
for b,n,mix in [('A',40,[0,1,1,2]),('B',44,[1,2,2,3]),('C',36,[2,3,4,4]),('D',30,[4,4,5]),('P',16,None)]:
    for i in range(1,n+1):
        u=f'{b}-{i:02d}'
        if mix: s=sizes[mix[(i*len(mix)-1)//n]]; typ='Climate' if b=='A' else 'Drive-up'; st=s[2]+(15 if b=='A' else 0)
        else: s=('12x35',None,55); typ='RV/Boat parking'; st=55
        d=dict(unit=u,building=b,unitType=s[0],_t=typ,area=s[1],marketRent=st)
        z=r.random()
        if z<.11: d['statusText']='Vacant'
        elif z<.125: d['statusText']='Unrentable'
        else:
            z2=r.random()
            mi=g.date('2014-03-01','2025-08-28'); yrs=2025-mi.year
            rent=max(30,st+r.choice([-10,-5,0,0,0,5,8,12])+ (r.choice([0,6,10]) if yrs>2 else 0))
            ins=r.choice([0,0,0,12,15])
            bal=r.choices([0,rent+ins,2*(rent+ins)+20,-(rent)],[84,9,4,3])[0]
            d.update(statusText='Lien' if bal>rent*1.9 else 'Rented',tenantName=g.lf() if r.random()>.05 else r.choice(['Ace Plumbing & Drain','Kilmer Band Boosters','St. Vincent Thrift','Pruitt Roofing LLC','Hometown Realty']),moveInDate=mi,contractRent=rent,_ins=ins,balance=bal,_pt=dt.date(2025,9,r.randint(1,28)) if bal<=0 else dt.date(2025,r.choice([7,8]),r.randint(1,28)))
            if ins: d['charges']=[dict(code='Ins.',amount=ins)]
        rows.append(d)
wb=xlsxwriter.Workbook(DOC+fn); ws=wb.add_worksheet('UnitList')
f=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,**k))
ws.write(0,0,'Route 9 Mini Storage',f(bold=True)); ws.write(1,0,'Unit List / Rent Roll as of 8/31/2025',f()); ws.write(2,0,'Filter: All units; Sort: Unit; CC = climate controlled',f(italic=True,font_color='#777777'))
H=['Unit','Bldg','Size','Sq Ft','CC','Status','Customer','Moved In','Paid Thru','Street Rate','Rent Rate','Ins.','Balance']
hf=f(bold=True,bg_color='#404040',font_color='white',border=1)
for i,h in enumerate(H): ws.write(4,i,h,hf)
df=f(num_format='m/d/yyyy'); nf=f(num_format='#,##0.00'); tf=f(); red=f(num_format='#,##0.00;[Red](#,##0.00)'); gf=f(bg_color='#FFF2CC')
R0=5
for i,d in enumerate(rows):
    y=R0+i
    ws.write(y,0,d['unit'],tf); ws.write(y,1,d['building'],tf); ws.write(y,2,d['unitType'],tf)
    if d['area']: ws.write(y,3,d['area'],tf)
    ws.write(y,4,'Y' if d['_t']=='Climate' else '',tf); ws.write(y,5,d['statusText'],gf if d['statusText'] in('Vacant','Unrentable') else tf); ws.write(y,9,d['marketRent'],nf)
    if 'tenantName' in d:
        ws.write(y,6,d['tenantName'],tf); ws.write_datetime(y,7,dt.datetime.combine(d['moveInDate'],dt.time()),df); ws.write_datetime(y,8,dt.datetime.combine(d['_pt'],dt.time()),df)
        ws.write(y,10,d['contractRent'],nf); 
        if d['_ins']: ws.write(y,11,d['_ins'],nf)
        ws.write(y,12,d['balance'],red)
n=len(rows); y=R0+n; S=lambda k:sum(d.get(k,0) or 0 for d in rows)
bt=f(bold=True,top=1,num_format='#,##0.00'); bi=f(bold=True,top=1,num_format='#,##0')
for i in range(13): ws.write_blank(y,i,None,bt)
ws.write(y,0,'Totals',bt); 
for c,k in [(3,'area'),(9,'marketRent'),(10,'contractRent'),(11,'_ins'),(12,'balance')]:
    L=chr(65+c); ws.write_formula(y,c,f'=SUM({L}{R0+1}:{L}{R0+n})',bi if c==3 else bt,S(k))
y+=2; ws.write(y,0,'Summary by size',f(bold=True)); y+=1
for i,h in enumerate(['Size','','Total','Rented','Vacant','Unrentable','% Rented','Rent']): ws.write(y,i,h,hf)
occ=lambda q:q['statusText'] in('Rented','Lien')
for s in ['5x5','5x10','10x10','10x15','10x20','10x30','12x35',None]:
    y+=1; rr=[d for d in rows if s is None or d['unitType']==s]
    v=[s or 'All units','',len(rr),sum(map(occ,rr)),sum(d['statusText']=='Vacant' for d in rr),sum(d['statusText']=='Unrentable' for d in rr)]
    for i,x in enumerate(v): ws.write(y,i,x,tf)
    ws.write(y,6,v[3]/v[2],f(num_format='0.0%')); ws.write(y,7,sum(d.get('contractRent',0) for d in rr),nf)
for i,w in enumerate([9,5,8,7,4.5,11,25,11,11,11,10,8,11]): ws.set_column(i,i,w)
ws.freeze_panes(5,1); ws.autofilter(4,0,R0+n-1,12); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4)
wb.close()
o=sum(map(occ,rows)); 
ch=[['contractRent',S('contractRent')],['marketRent',S('marketRent')],['balance',S('balance')],['area',S('area')]]
for d in rows:
    for k in [k for k in d if k[0]=='_']: del d[k]
save(fn,'SELF_STORAGE','unit list export with autofilter, size summary beneath',False,dict(propertyName='Route 9 Mini Storage',asOnDate=asof.isoformat(),units=n,occupied=o,vacant=None,sheet=None,planted=None,rows=rows),ch)
