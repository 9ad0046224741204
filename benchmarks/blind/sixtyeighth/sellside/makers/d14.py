# US build-to-rent community, xlsxwriter, addresses as units, charge columns, side tables; planted digit_changed
from common import *
import xlsxwriter
R=random.Random(6814); N='Larkmeadow BTR Rent Roll - Oct 2025.xlsx'; ASOF=D(2025,10,20)
ST=[('Phase I','Meadowlark Way',range(101,157,2)),('Phase I','Bunting Ct',range(10,40,2)),('Phase II','Goldfinch Loop',range(2200,2246)),]
L=('Adair Becerra Castellanos Dunbar Ellery Fenn Gaskin Hidalgo Irwin Jolley Kessinger Lumpkin Mancuso Nakagawa Ochoa Pickard Quesenberry Rayburn Shumate Treadwell Umana Vasquez Whisenant Yost Ziegler Amadi Brandt Cisneros Dockery Eckert Fulcher Gorman').split(); F='Aaron Bianca Caleb Danielle Eric Fatima Gabe Holly Isaac Jenna Kyle Lena Marcus Nadia Owen Paige Rafael Sonia Trent Vanessa'.split()
FP={'Aster':('2/2',1104,2095),'Briar':('3/2',1388,2345),'Clover':('3/2.5',1572,2495),'Dahlia':('4/2.5',1816,2785)}
rows=[]; used=set(); lot=0
for ph,stn,rg in ST:
    for n in rg:
        lot+=1; p=R.choice(list(FP)); bb,sf,mk=FP[p]; r=dict(unit=f'{n} {stn}',section=ph,unitType=p,area=sf,marketRent=mk,_lot=lot,_bb=bb)
        x=R.random()
        if lot==1: r['statusText']='M'
        elif x<.06: r['statusText']='V'
        elif x<.08: r['statusText']='D'
        else:
            r['statusText']='N' if x<.11 else 'O'
            while 1:
                t=f'{R.choice(F)} {R.choice(L)}'+(f' & {R.choice(F)} {R.choice(L)}' if R.random()<.3 else '')
                if t not in used: used.add(t); break
            r['tenantName']=t; mi=D(2023 if ph=='Phase I' else 2024,3,1)+dt.timedelta(days=R.randrange(0,560)); mi=min(mi,D(2025,10,10)); r['moveInDate']=mi; s0=mi
            while addm(s0,12)<=ASOF: s0=addm(s0,12)
            r['leaseStartDate']=s0; r['leaseEndDate']=end(s0,12)
            r['contractRent']=mk-R.choice([0,15,30,45,60,80]); ch=[('Base Rent',r['contractRent']),('Smart Home',45),('Trash/Pest',38)]
            if R.random()<.35: ch.append(('Pet Rent',R.choice([35,50])))
            if R.random()<.15: ch.append(('Fenced Yard',75))
            if R.random()<.1: ch.append(('Concession',-R.choice([100,150,200])))
            r['charges']=[dict(code=a,amount=v) for a,v in ch]; r['totalCharges']=sum(v for a,v in ch); r['deposit']=R.choice([500,500,1000,r['contractRent']])
        rows.append(r)
occ=[r for r in rows if 'tenantName' in r]
g=lambda r,c: next((q['amount'] for q in r.get('charges',[]) if q['code']==c),0)
TR=sum(r['contractRent'] for r in occ)
# planted: one printed base rent has a transposed digit, totals are those of the right figure
v=next(r for r in occ if r['unitType']=='Clover' and r['section']=='Phase II' and str(r['contractRent'])[1]!=str(r['contractRent'])[2])
old=v['contractRent']; q=str(old); new=int(q[0]+q[2]+q[1]+q[3])
planted=dict(what=f"Base rent of {v['unit']} is printed {new:,} instead of {old:,} (digits transposed); its Total Charges and all totals come from {old:,}",kind='digit_changed')
COL=['Base Rent','Pet Rent','Smart Home','Trash/Pest','Fenced Yard','Concession']; tots={c:sum(g(r,c) for r in occ) for c in COL}; sect={ph:{c:sum(g(r,c) for r in occ if r['section']==ph) for c in COL} for ph in('Phase I','Phase II')}
v['contractRent']=new; v['charges'][0]['amount']=new
w=xlsxwriter.Workbook(out(N)); s=w.add_worksheet('Oct-25'); z=w.add_worksheet('Floor Plan Mix')
f=lambda **k: w.add_format({'font_name':'Segoe UI','font_size':9,**k}); b=f(); m=f(num_format='#,##0;(#,##0);-'); d=f(num_format='mm/dd/yyyy',align='left'); h=f(bold=True,bottom=2,text_wrap=True,valign='bottom',align='center',bg_color='#E8F5E9'); t=f(bold=True,top=1,num_format='#,##0;(#,##0);-'); sec=f(bold=True,italic=True,font_size=10,font_color='#2E7D32'); c_=f(align='center'); yel=f(align='center',bg_color='#FFF59D')
s.write('A1','LARKMEADOW – A Build-to-Rent Community',f(bold=True,font_size=15,font_color='#2E7D32')) if False else s.write('A1','LARKMEADOW – A Build-to-Rent Community',w.add_format(dict(font_name='Segoe UI',bold=True,font_size=15,font_color='#2E7D32'))); s.write('A2','Rent roll dated 10/20/2025      Huntsville, Alabama',b)
H=['Ph.','Home','Plan','Bd/Ba','Sq Ft','St.','Resident(s)','Move-In','Lease Begin','Lease End','Market','Base Rent','Pet Rent','Smart Home','Trash/ Pest','Fenced Yard','Conces- sion','Total Charges','Deposit']
for k,x in enumerate(H): s.write(3,k,x,h)
s.set_row(3,28); i=4
D2=lambda x: dt.datetime.combine(x,dt.time())
def tot(lab,L,T,i):
    s.write(i,0,lab,t); 
    for k in range(1,19): s.write(i,k,'',t)
    s.write(i,1,f'{len(L)} homes',t); s.write(i,4,sum(r['area'] for r in L),t); s.write(i,10,sum(r['marketRent'] for r in L),t)
    for k,c in enumerate(COL): s.write(i,11+k,T[c],t)
    s.write(i,17,sum(r.get('totalCharges',0) for r in L),t); s.write(i,18,sum(r.get('deposit',0) if r is not None else 0 for r in L),t)
for ph in ('Phase I','Phase II'):
    s.write(i,0,ph,sec); i+=1; G=[r for r in rows if r['section']==ph]
    for r in G:
        s.write(i,0,r['section'].split()[1],c_); s.write(i,1,r['unit'],b); s.write(i,2,r['unitType'],b); s.write(i,3,r['_bb'],c_); s.write(i,4,r['area'],m); s.write(i,5,r['statusText'],yel if r['statusText']!='O' else c_); s.write(i,10,r['marketRent'],m)
        if 'tenantName' in r:
            s.write(i,6,r['tenantName'],b)
            for k,x in ((7,'moveInDate'),(8,'leaseStartDate'),(9,'leaseEndDate')): s.write_datetime(i,k,D2(r[x]),d)
            for k,c in enumerate(COL):
                if g(r,c): s.write(i,11+k,g(r,c),m)
            s.write(i,17,r['totalCharges'],m); s.write(i,18,r['deposit'],m)
        i+=1
    tot('Total',G,sect[ph],i); i+=2
tot('ALL',rows,tots,i); i+=2
n=lambda k: sum(r['statusText']==k for r in rows)
for a,k in (('O = Occupied','O'),('N = Occupied, on notice','N'),('V = Vacant','V'),('D = Down / repairs','D'),('M = Model home','M')): s.write(i,1,a,b); s.write(i,2,n(k),b); i+=1
s.write(i,1,'Total homes',f(bold=True)); s.write(i,2,len(rows),f(bold=True))
for k,x in enumerate([5,20,9,7,8,4,34,11,11,11,9,9,7,8,7,8,8,9,9]): s.set_column(k,k,x)
s.freeze_panes(4,2); s.set_landscape(); s.fit_to_pages(1,0); s.repeat_rows(3)
for k,x in enumerate(['Plan','Bd/Ba','Sq Ft','Homes','Avg Market']): z.write(0,k,x,h)
for j,(p,(bb,sf,mk)) in enumerate(FP.items(),1):
    for k,x in enumerate([p,bb,sf,sum(r['unitType']==p for r in rows),mk]): z.write(j,k,x,m if k>1 else b)
w.close()
save(N,dict(propertyName='Larkmeadow',asOnDate='2025-10-20',units=len(rows),occupied=len(occ),vacant=None if n('D')+n('M') else n('V'),sheet='Oct-25',planted=planted,rows=rows),'SINGLE_FAMILY_RENTAL','BTR homes by address, charge columns, status letters with legend'); print(planted,n('V'),n('D'),n('M'))
