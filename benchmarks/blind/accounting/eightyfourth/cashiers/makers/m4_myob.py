# Sydney caravan park: MYOB style Aged Receivables [Summary], .xls
import random, xlwt
from common import *
R=random.Random(8444)
N='AGEDREC_Pelican_Shores.xls'
names='''Abbott, G & M|Barraclough, Terry|Bellweather Cafe P/L|Caruana, Josephine|Cheadle, Warren|Chowdhury, A|Cusack, Denise|D'Amico Bait & Tackle|Dunstan, Ray & Val|Eyles, Kerrie|Fitzhenry, P|Garland, Moya|Gillespie, Lorna|Goodsir, Alan|Haddow, Stuart|Hallinan, B & J|Imrie, Coral|Jancek, Milos|Kavanagh, Shane|Kirkness, Ted|Lamprell, Dot|Leota, Sione|McGilvray, Ian|Muscat, Charlie|Nance, Rhonda|Northern Beaches Dive Club|O'Dowd, Frank|Pappas, Voula|Prentice, Gary|Quilty, Noel|Rasmussen, Inge|Scully, Margaret|Skerritt, Dean|Tierney, Bev|Urquhart, Keith|Vassallo, Grace|Whitlock, Jim & Pat|Yabsley, Trevor'''.split('\n')[0].split('|')
rows=[]
M=['total','b0_30','b31_60','b61_90','b90']
sites=sorted(R.sample(range(1,140),len(names)))
R.shuffle(sites)
for i,n in enumerate(names):
    fee=R.choice([148.5,162,175.25,189,204.6])*2
    if 'Cafe' in n: fee=2310
    if 'Bait' in n: fee=1485
    if 'Dive' in n: fee=660
    d=R.choices([0,1,2,3,4],[8,10,6,5,1])[0]
    b=[0]*4
    b[0]=round(fee*R.choice([1,1,1,.5])+R.choice([0,0,0,38.4,51.15,22.7]),2)
    if d>=1: b[1]=round(fee*R.choice([1,.5,.37]),2)
    if d>=2: b[2]=round(fee*R.choice([1,.6])+R.choice([0,12.5]),2)
    if d>=3: b[3]=round(fee*R.choice([1,2.5,4])+R.choice([0,86.35]),2)
    if d==4: b[0]=0
    if n in("Quilty, Noel",): b=[-351.0,0,0,0]
    if n.startswith('Rasmussen'): b=[324.0,0,0,-60.0]
    pre='SITE' if not any(w in n for w in('Cafe','Bait','Dive')) else 'SHOP'
    rid=f'{pre}{sites[i]:03d}' if pre=='SITE' else f'SHOP0{1+["Cafe","Bait","Dive"].index([w for w in("Cafe","Bait","Dive") if w in n][0])}'
    v=[round(sum(b),2)]+b
    rows.append({'name':n,'resident':rid,**dict(zip(M,v))})
T={k:round(sum(r[k] for r in rows),2) for k in M}
wb=xlwt.Workbook(); ws=wb.add_sheet('Aged Receivables')
def S(bold=False,fmt='General',al='left',top=0,size=9,it=False):
    s=xlwt.XFStyle(); s.font.name='Arial'; s.font.height=20*size; s.font.bold=bold; s.font.italic=it; s.num_format_str=fmt
    s.alignment.horz={'left':1,'center':2,'right':3}[al]; s.borders.top=top; return s
mf='$#,##0.00;-$#,##0.00'
for i,(t,sz) in enumerate([('Pelican Shores Holiday & Residential Park Pty Ltd',12),('(Administrators Appointed)',9),('Lot 7 Barrenjoey Spit Road, NSW',9)]): ws.write_merge(i,i,0,6,t,S(i==0,al='center',size=sz))
ws.write_merge(4,4,0,6,'Aged Receivables [Summary]',S(True,al='center',size=14)); ws.write_merge(5,5,0,6,'As of 30/09/2024',S(True,al='center',size=10))
ws.write(7,0,'2/10/2024',S(size=8)); ws.write(8,0,'10:14:37 AM',S(size=8))
for j,h in enumerate(['Name','Card ID','Total Due','0 - 30','31 - 60','61 - 90','90+']): ws.write(9,j,h,S(True,al='left' if j<2 else 'right',size=9))
r=11
for x in rows:
    ws.write(r,0,x['name'],S()); ws.write(r,1,x['resident'],S())
    for j,k in enumerate(M): ws.write(r,2+j,x[k],S(fmt=mf,al='right'))
    r+=1
r+=1
ws.write(r,0,'Total:',S(True)); 
for j,k in enumerate(M): ws.write(r,2+j,T[k],S(True,mf,'right',top=1))
r+=1; ws.write(r,0,'Ageing Percent:',S(it=True))
for j,k in enumerate(M[1:]): ws.write(r,3+j,round(T[k]/T['total'],3),S(fmt='0.0%',al='right',it=True))
ws.write(r+3,0,'Zero balances excluded.  Site fees billed fortnightly in advance.',S(size=8,it=True))
ws.col(0).width=9500; ws.col(1).width=3200
for j in range(2,7): ws.col(j).width=3600
ws.portrait=True; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.paper_size_code=9; ws.print_headers=False
wb.save(doc(N))
save(N,'AR','MYOB aged receivables summary as .xls, total first, Sydney caravan park',False,M,rows,[{'label':'Total:',**T}])
