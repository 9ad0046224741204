# NYC walk-up / elevator, stabilized
from common import *
import xlsxwriter
r=random.Random(7214); p=P(r); fn='14_3315 Delafield Ave RR.xlsx'
wb=xlsxwriter.Workbook(D+fn);ws=wb.add_worksheet('3315 Delafield')
A=lambda **k:wb.add_format(dict(font_name='Tahoma',font_size=9,**k))
hd=A(bold=True,bottom=2,align='center',text_wrap=True);tx=A();c_=A(align='center');m=A(num_format='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)');df=A(num_format='mm/dd/yy',align='center');b=A(bold=True);bm=A(bold=True,top=1,num_format='_($* #,##0.00_)');y_=A(bg_color='#FFF2CC',align='center')
ws.write('B1','3315 Delafield Avenue, Bronx, NY',A(bold=True));ws.write('B2','Block 5788 / Lot 41 - 30 apartments, elevator, built 1931',tx);ws.write('B3','Rent roll 12/1/2024',tx)
H=['Apt','Type','Tenant','Regulatory Status','Lease Start','Lease End','Legal Rent','Preferential / Actual Rent','MCI','Appliance Surch.','Total Collectible','Security Deposit','Notes']
for i,h in enumerate(H): ws.write(4,1+i,h,hd)
y=5;rows=[];S=[0]*6
for f in range(1,7):
    for l in 'ABCDE':
        u=f'{f}{l}';rm={'A':'1BR','B':'2BR','C':'Studio','D':'3BR','E':'Jr 2BR'}[l]
        x=dict(unit=u,unitType=rm)
        ws.write(y,1,u,c_);ws.write(y,2,rm,c_)
        if u=='1A': x.update(statusText='Super',tenantName='Super (rent free)',contractRent=0.0);ws.write(y,3,'Super (rent free)',tx);ws.write(y,4,'Exempt',c_);ws.write(y,8,0,A(num_format='#,##0.00'));x.pop('statusText')
        elif u in('3C','5E'): x['statusText']='VACANT';ws.write(y,3,'VACANT',b);ws.write(y,4,'RS',c_);lg=float(r.randrange(1310,1900))+.37;ws.write(y,7,lg,m);S[0]+=lg;ws.write(y,13,'Under renovation' if u=='3C' else 'On market',tx)
        else:
            rs=r.choice(['RS','RS','RS','RS','RS','RC','FM']);base={'A':1350,'B':1640,'C':1180,'D':1980,'E':1490}[l]
            lg=round(base*r.uniform(.85,1.25),2);ac=lg if r.random()<.6 else round(lg*r.uniform(.78,.95),2)
            if rs=='FM': ac=round(base*1.4/25)*25.0;lg=None
            if rs=='RC': ac=lg=round(base*.62,2)
            mci=round(r.choice([0,11.45,11.45,22.9]),2) if rs!='FM' else 0;ap=5.0 if rs!='FM' and r.random()<.4 else 0
            st=dt.date(2023+r.randrange(2),r.randrange(1,13),1);t=r.choice([12,24]) 
            if t==12: st=st.replace(year=2024) if st.month<=12 else st
            en=addm(st,t)-dt.timedelta(days=1)
            if en<dt.date(2024,12,1): en=addm(en,12)
            nm=p.lf();tc=round(ac+mci+ap,2)
            ws.write(y,3,nm,tx);ws.write(y,4,rs,y_ if rs=='FM' else c_)
            if rs!='RC':
                ws.write_datetime(y,5,dt.datetime.combine(st,dt.time()),df);ws.write_datetime(y,6,dt.datetime.combine(en,dt.time()),df);x.update(leaseStartDate=iso(st),leaseEndDate=iso(en))
            else: ws.write(y,6,'statutory',c_);x['leaseEndDate']='statutory'
            if lg: ws.write(y,7,lg,m);S[0]+=lg
            ws.write(y,8,ac,m);ws.write(y,9,mci,m);ws.write(y,10,ap,m);ws.write(y,11,tc,m);dep=round(ac,2) if rs!='RC' else 0
            ws.write(y,12,dep,m)
            for k,v in enumerate((ac,mci,ap,tc,dep)):S[k+1]+=v
            if r.random()<.15: nt=r.choice(['SCRIE','Section 8','DRIE','HP action']);ws.write(y,13,nt,tx)
            x.update(tenantName=nm,contractRent=ac,charges=[dict(code=a,amount=v) for a,v in(('MCI',mci),('Appliance Surch.',ap)) if v],totalCharges=tc,deposit=dep or None)
        rows.append(x);y+=1
    y+=1 if f<6 else 0
ws.write(y,1,'30',b);ws.write(y,3,'Monthly total',b)
for i,v in enumerate(S): ws.write(y,7+i,round(v,2),bm)
ws.write(y+1,3,'Annual',b);ws.write(y+1,11,round(S[4]*12,2),bm)
ws.write(y+3,1,'RS = rent stabilized, RC = rent controlled, FM = free market. Vacant: 2. Deposits on rent controlled apartments not held.',tx)
for i,w in enumerate([2,6,7,27,11,10,10,13,14,11,11,14,13,17]): ws.set_column(i,i,w)
ws.set_row(4,26);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
save(fn,dict(propertyName='3315 Delafield Avenue',asOnDate='2024-12-01',units=30,occupied=28,vacant=2,sheet='3315 Delafield',rows=rows),'MULTIFAMILY','New York regulated apartments, legal against preferential rent, accounting-format dashes',True)
