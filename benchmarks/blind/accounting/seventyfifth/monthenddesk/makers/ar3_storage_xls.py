from common import *
import xlwt
from datetime import date,timedelta
rnd=random.Random(756)
out='AR_keystone_storage_pastdue.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('PastDueBalances',cell_overwrite_ok=True)
def st(b=False,fmt=None,al=None,bd=None,it=False,h=180,wrap=False):
    s=xlwt.XFStyle(); f=xlwt.Font(); f.name='Tahoma'; f.height=h; f.bold=b; f.italic=it; s.font=f
    a=xlwt.Alignment(); a.horz={'r':3,'c':2,None:0}[al]; a.wrap=1 if wrap else 0; s.alignment=a
    if fmt: s.num_format_str=fmt
    if bd:
        x=xlwt.Borders(); 
        if 'b' in bd: x.bottom=1
        if 't' in bd: x.top=1
        if 'd' in bd: x.bottom=6
        s.borders=x
    return s
T=st(); M=st(fmt='#,##0.00'); D=st(fmt='M/D/YYYY',al='c'); I=st(fmt='0',al='c'); HB=st(True,al='c',bd='b',wrap=True); HG=st(True,al='c',bd='b')
ws.write(0,0,'Keystone Self Storage #22 - Reading',st(True,h=240)); ws.write(1,0,'Past Due Balances',st(True)); ws.write(2,0,'Late as of: 10/31/2026 11:59 PM     Minimum days late: 1     Minimum balance: $1.00',T)
ws.write_merge(4,4,6,9,'Charges Due',HG); ws.write_merge(4,4,10,13,'Days Past Due',HG)
hd=['Unit','Tenant','Acct #','Paid Thru','Days Late','Rate','Rent','Fees','Ins.','Sales','1-30','31-60','61-90','91+','Total Due','Dep. Held','Status']
for c,h in enumerate(hd): ws.write(5,c,h,HB)
K=['other:Days Late','other:Rate','other:Charges Due Rent','other:Charges Due Fees','other:Charges Due Ins.','other:Charges Due Sales','b1_30','b31_60','b61_90','b90','total','deposit']
nm=names(rnd,31); biz={4:'Ridgeback Roofing LLC',17:'Penn Pretzel Supply Co',24:'St. Brendan Food Pantry'}
rows=[];s={k:0 for k in K}; r=6
us=sorted(rnd.sample([f'{a}{n:03d}' for a in 'ABCD' for n in range(1,90)],27))
seq=[]
for i,u in enumerate(us):
    n=rnd.choices([1,2,3,4,6],[46,24,14,10,6])[0]
    # months behind; anniversary billing
    late=rnd.randint(1,28)+30*(n-1); paid=date(2026,10,31)-timedelta(late)
    rate=rnd.choice([49,62,74,89,99,118,134,149,172,205.5]); ins=rnd.choice([0,0,9,12,15])
    b=[0]*4; rent=fees=insd=sales=0
    for m in range(n):
        age=late-30*m; k=0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3
        a=rate
        if m==0 and rnd.random()<.2: a=round(rate*rnd.uniform(.2,.8),2)
        fee=20 if age>5 else 0
        if age>60 and m==0: fee+=50
        if age>30 and m==0: fee+=35
        rent+=a; fees+=fee; insd+=ins; b[k]+=a+fee+ins
    if rnd.random()<.1: sales=rnd.choice([12.99,6.49]); b[0]+=sales
    v=[late,rate,rent,fees,insd,sales]+b; tot=sum(b); dep=rnd.choice([0,0,0,25,50])
    stt='Lien sale 11/18' if late>100 else 'Lien notice sent' if late>60 else 'Overlocked' if late>10 else 'Gate denied' if late>5 else ''
    a,l=nm[i]; name=biz.get(i,f'{l}, {a}'); acct=str(rnd.randint(11020,19880))
    ws.write(r,0,u,T); ws.write(r,1,name,T); ws.write(r,2,acct,T); ws.write(r,3,paid,D); ws.write(r,4,late,I)
    row=dict(unit=u,name=name,resident=acct); row['other:Days Late']=late; s['other:Days Late']+=0
    for c,k,x in zip(range(5,16),K[1:],v[1:]+[tot,dep]):
        x=round(x,2)
        if x or k in('other:Charges Due Fees',): ws.write(r,c,x,M); row[k]=x; s[k]=round(s[k]+x,2)
    ws.write(r,16,stt,T); rows.append(row); r+=1
tb=st(True,bd='td'); tm=st(True,fmt='#,##0.00',bd='td')
lab=f'Total past due: {len(rows)} units'
ws.write(r,0,lab,tb); t={'label':lab}
for c in range(1,17): ws.write(r,c,'',tb)
for c,k in zip(range(5,16),K[1:]):
    if k=='other:Rate': continue
    ws.write(r,c,s[k],tm); t[k]=s[k]
ws.write(r+2,0,'% of total',st(it=True))
for c,k in zip(range(10,14),K[6:10]): ws.write(r+2,c,round(s[k]/s['total'],4),st(fmt='0.0%',it=True))
ws.write(r+4,0,'Printed by: mgr22   11/1/2026 8:03 AM',st(it=True,h=160))
for c,w in enumerate([9,25,9,11,7,9,11,11,9,9,10,10,10,10,11,10,17]): ws.col(c).width=256*w
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(doc(out))
save(out,'AR','self storage, SiteLink-like past due list (.xls), two grouped headers: charges due and days past due',True,K,rows,[t])
assert abs(sum(s[k] for k in K[2:6])-s['total'])<.01 and abs(sum(s[k] for k in K[6:10])-s['total'])<.01
print(len(rows),t)
