import sys, os; sys.path.insert(0, os.path.dirname(__file__))
from common import *
import xlsxwriter
F='Bay_Minette_Harbor_Slip_Report.xlsx'; R=random.Random(4412); N=Names(R)
wb=xlsxwriter.Workbook(os.path.join(DOC,F)); ws=wb.add_worksheet('Slip Roll'); sm=wb.add_worksheet('Dock Summary'); fu=wb.add_worksheet('Fuel')
b=wb.add_format; T=b({'bold':1,'font_size':16,'font_color':'#0B3C5D'}); Hd=b({'bold':1,'bg_color':'#0B3C5D','font_color':'white','text_wrap':1,'align':'center','valign':'vcenter','border':1}); G=b({'bold':1,'bg_color':'#0B3C5D','font_color':'white','align':'center','border':1})
M=b({'num_format':'$#,##0.00','border':4}); D=b({'num_format':'dd-mmm-yyyy','border':4,'align':'left'}); X=b({'border':4}); Q=b({'border':4,'align':'center'}); V=b({'border':4,'italic':1,'font_color':'#A33'}); BT=b({'bold':1,'top':1,'num_format':'$#,##0.00'}); B=b({'bold':1,'top':1}); S=b({'bold':1,'bg_color':'#D9E6EE'})
ws.write(0,0,'Bay Minette Harbor Marina',T); ws.write(1,0,'Slip Roll / Monthly Billing'); ws.write(2,0,'Effective date: 15-Feb-2026')
ws.merge_range(4,0,4,3,'SLIP',G); ws.merge_range(4,4,4,6,'VESSEL / OWNER',G); ws.merge_range(4,7,4,8,'AGREEMENT',G); ws.merge_range(4,9,4,13,'MONTHLY BILLING',G)
hd=['Slip #','Dock','Type','Length (ft)','Owner','Vessel','LOA','Begin','Expires','Posted Rate','Slip Rent','Electric','Liveaboard','Total Billed','Deposit']
for i,h in enumerate(hd): ws.write(5,i,h,Hd)
r=6; rows=[]; V_=['Reel Therapy','Second Wind','Salt Shaker','Miss Odessa','Knot Working','Gulf Runner','Lazy Pelican','Blue Heron','Fish Tales','Our Retirement','Tide Chaser','Grady White','Aqua-Holic','Still Waters']
docks=[('A','Wet - Covered',35,16,385),('B','Wet - Open',30,14,295),('C','Wet - Open',45,10,475),('DS','Dry Stack',26,18,240)]; sums={}; tot={}
for dk,ty,ln,n,rate in docks:
    q=[]
    for i in range(1,n+1):
        u='%s-%d'%(dk,i) if dk!='DS' else 'DS%02d'%i; row=dict(unit=u,building=dk,unitType=ty,marketRent=rate); x=R.random()
        ws.write(r,0,u,X); ws.write(r,1,dk,Q); ws.write(r,2,ty,X); ws.write(r,3,ln,Q); ws.write(r,9,rate,M)
        for k in(4,5,6,7,8,10,11,12,13,14): ws.write_blank(r,k,None,X)
        if x<.12 or (dk=='B' and i==9):
            st='Transient' if (dk=='B' and i==9) else 'AVAILABLE'; ws.write(r,4,st,V); row['statusText']=st
            if st=='Transient': ws.write(r,5,'held for nightly boats',V)
        else:
            a,l=N.pair(); nm='%s, %s'%(l,a) if R.random()<.92 else 'Fowl River Charters LLC'; ss=dt.date(R.choice([2023,2024,2025,2025]),R.randint(1,12),1); rent=rate+R.choice([0,0,0,-15,-25,-40]); el=R.choice([0,25,40]) if dk!='DS' else 0; lv=150 if (dk=='C' and R.random()<.25) else 0
            ann=R.random()<.6; ee=(dt.date(2026,R.randint(3,12),28) if ann else 'Month-to-Month'); dep=R.choice([0,rate,200])
            ws.write(r,4,nm,X); ws.write(r,5,R.choice(V_),X); ws.write(r,6,"%d'"%(ln-R.randint(1,8)),Q); ws.write_datetime(r,7,dt.datetime(ss.year,ss.month,ss.day),D); (ws.write(r,8,ee,X) if isinstance(ee,str) else ws.write_datetime(r,8,dt.datetime(ee.year,ee.month,ee.day),D))
            ws.write(r,10,rent,M); 
            if el: ws.write(r,11,el,M)
            if lv: ws.write(r,12,lv,M)
            ws.write_formula(r,13,'=SUM(K%d:M%d)'%(r+1,r+1),M,rent+el+lv); ws.write(r,14,dep,M)
            row.update(tenantName=nm,statusText='Occupied',contractRent=rent,leaseStartDate=ss,leaseEndDate=ee,deposit=dep,charges=[dict(code='Slip Rent',amount=rent)]+([dict(code='Electric',amount=el)] if el else [])+([dict(code='Liveaboard',amount=lv)] if lv else []),totalCharges=rent+el+lv)
        q.append(row); rows.append(row); r+=1
    f=lambda k,q=q:sum(z.get(k,0) for z in q); c=lambda k,q=q:sum(y['amount'] for z in q for y in z.get('charges',[]) if y['code']==k)
    for k in range(15): ws.write_blank(r,k,None,S)
    ws.write(r,0,'Dock %s total (%d slips)'%(dk,n),B); vals={9:f('marketRent'),10:f('contractRent'),11:c('Electric'),12:c('Liveaboard'),13:f('totalCharges'),14:f('deposit')}
    for k,v in vals.items(): ws.write(r,k,v,BT); tot[k]=tot.get(k,0)+v
    sums[dk]=(n,sum('tenantName' in z for z in q),sum(z['statusText']=='AVAILABLE' for z in q),vals); r+=2
ws.write(r,0,'MARINA TOTAL',B)
for k,v in tot.items(): ws.write(r,k,v,BT)
for i,w in enumerate((14,7,14,8,26,20,7,13,15,11,11,10,11,12,10)): ws.set_column(i,i,w)
ws.set_row(5,30); ws.freeze_panes(6,1); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5)
for i,h in enumerate(['Dock','Slips','Leased','Available','Transient','% leased','Monthly billed']): sm.write(0,i,h,Hd)
for i,(k,(n,o,a,v)) in enumerate(sums.items(),1):
    for j,x in enumerate((k,n,o,a,n-o-a,o/n,v[13])): sm.write(i,j,x,b({'num_format':'0%'}) if j==5 else M if j==6 else X)
for i,(a,g,p) in enumerate([('Month','Gallons','Gross'),('Dec 2025',3310,11983.2),('Jan 2026',2745,9882)]):
    for j,x in enumerate((a,g,p)): fu.write(i,j,x)
wb.close(); o=sum('tenantName' in z for z in rows); v=sum(z['statusText']=='AVAILABLE' for z in rows)
save(F,rows,'OTHER','r44c','Marina slip roll, grouped headers, dock subtotals, other sheets',propertyName='Bay Minette Harbor Marina',asOnDate='2026-02-15',units=len(rows),occupied=o,vacant=v,sheet='Slip Roll',hard=True)
