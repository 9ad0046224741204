from lib import *
import xlsxwriter
r=random.Random(8610); nm=Names(r); N='Prairie Ridge Homes BTR - RR 12.1.25.xlsx'
wb=xlsxwriter.Workbook(out(N)); ws=wb.add_worksheet('12.1.25'); F0={'font_name':'Calibri','font_size':10}
f=lambda **k:wb.add_format({**F0,**k})
T=f(bold=1,font_size=14); H=f(bold=1,bg_color='#DDEBF7',border=1,text_wrap=1,align='center'); P=f(bold=1,bg_color='#FFF2CC'); M=f(num_format='$#,##0;[Red]-$#,##0;$0'); D_=f(num_format='m/d/yy',align='left'); I=f(num_format='#,##0'); X=f(); V=f(italic=1,font_color='#C00000'); S=f(bold=1,num_format='$#,##0;-$#,##0',top=1); SB=f(bold=1,top=1); NT=f(font_size=9,font_color='#7F7F7F')
ws.write(0,0,'Prairie Ridge Homes (Build-to-Rent)',T); ws.write(1,0,'Olathe, KS  |  Rent roll at 12/1/2025',X)
hd=['Address','Plan','Bd/Ba','Sq Ft','Tenant','Lease Start','Lease End','Asking Rent','Rent','Pet','Smart Home','Lawn','Total / Mo','Deposit','Past Due','Notes']
for j,h in enumerate(hd): ws.write(3,j,h,H)
plans={'Aster':('3/2',1412,2145),'Bluestem':('3/2.5',1588,2260),'Coneflower':('4/2.5',1834,2495),'Drifter Duplex':('2/2',1120,1850)}
ph=[('PHASE 1 (delivered 2022)',[f'{n} Bluestem Dr' for n in range(4102,4134,2)]),('PHASE 2 (delivered 2023)',[f'{n} Sedge Ct' for n in range(801,825,2)]+[f'{n} Wild Rye Ln' for n in range(1500,1516,2)]),('PHASE 3 (delivered 2025, in lease-up)',[f'{n} Switchgrass Way {x}' for n in (2210,2214,2218,2222) for x in 'AB'])]
row=4; R=[]; subs=[]; C='HIJKLMNO'
for p,ad in ph:
    ws.merge_range(row,0,row,15,p,P); row+=1; a0=row; acc=[0]*8; oc=0
    for a in ad:
        pl='Drifter Duplex' if 'Switch' in a else r.choice(['Aster','Bluestem','Coneflower']); bb,sf,mk=plans[pl]; mk+=r.choice([0,0,25,50])
        vac=r.random()<(.4 if 'Switch' in a else .07)
        q=dict(unit=a,unitType=pl,area=sf,section=p,marketRent=mk); ws.write(row,0,a,X);ws.write(row,1,pl,X);ws.write(row,2,bb,X);ws.write(row,3,sf,I);ws.write(row,7,mk,M); acc[0]+=mk
        if vac:
            s=r.choice(['VACANT - ready','VACANT - make ready']); ws.write(row,4,s,V); q['statusText']=s
            if 'make' in s: ws.write(row,15,'turn: paint/carpet, est. 12/12',NT)
        else:
            oc+=1; n=nm('{f} {l}') + (' / '+nm('{f} {l}') if r.random()<.3 else ''); ls=rd(r,D(2024,12,10),D(2025,11,20)); le=addm(ls,r.choice([12,12,14]))-dt.timedelta(1)
            mtm=r.random()<.07; rent=round(mk*r.uniform(.93,1.0)/5)*5; pet=r.choice([0,0,35,70]); sm=25; lawn=r.choice([60,60,0]) ; tt=rent+pet+sm+lawn; dep=r.choice([500,mk,1000]); pd=r.choice([0]*8+[tt,215,-40])
            ws.write(row,4,n,X); ws.write_datetime(row,5,dt.datetime.combine(ls,dt.time()),D_)
            if mtm: ws.write(row,6,'MTM',X); ws.write(row,15,'renewal offered 11/15',NT)
            else: ws.write_datetime(row,6,dt.datetime.combine(le,dt.time()),D_)
            for j,v in ((8,rent),(9,pet),(10,sm),(11,lawn)):
                if v: ws.write(row,j,v,M)
            ws.write_formula(row,12,f'=SUM(I{row+1}:L{row+1})',M,tt); ws.write(row,13,dep,M)
            if pd: ws.write(row,14,pd,M)
            if pd==215: ws.write(row,15,'pmt plan',NT)
            for i,v in enumerate((rent,pet,sm,lawn,tt,dep,pd)): acc[i+1]+=v
            q.update(tenantName=n,statusText='Occupied',leaseStartDate=ls,leaseEndDate='MTM' if mtm else le,contractRent=rent,charges=[dict(code=c,amount=v) for c,v in (('Pet',pet),('Smart Home',sm),('Lawn',lawn)) if v],totalCharges=tt,deposit=dep,balance=pd or None)
        R.append(q); row+=1
    ws.write(row,0,f'Subtotal - {len(ad)} homes, {oc} leased',SB)
    for j in range(1,16): ws.write_blank(row,j,None,SB)
    for i,c in enumerate(C): ws.write_formula(row,7+i,f'=SUM({c}{a0+1}:{c}{row})',S,acc[i])
    subs.append((row+1,len(ad),oc,acc)); row+=2
ws.write(row,0,'GRAND TOTAL',SB)
for i,c in enumerate(C): ws.write_formula(row,7+i,'='+'+'.join(f'{c}{s[0]}' for s in subs),S,sum(s[3][i] for s in subs))
n=sum(s[1] for s in subs); oc=sum(s[2] for s in subs); row+=2
for a,b in (('Homes',n),('Leased',oc),('Vacant',n-oc)): ws.write(row,0,a,X); ws.write(row,1,b,I); row+=1
ws.write(row,0,'% leased',X); ws.write_formula(row,1,f'=B{row-1}/B{row-2}',f(num_format='0.0%'),oc/n)
ws.set_column(0,0,26);ws.set_column(1,1,14);ws.set_column(2,3,7);ws.set_column(4,4,34);ws.set_column(5,14,10.5);ws.set_column(15,15,26); ws.set_column(2,2,6,None,{'hidden':1}); ws.set_landscape(); ws.fit_to_pages(1,0); ws.freeze_panes(4,1); wb.close(); print(n,oc)
save(N,dict(propertyName='Prairie Ridge Homes (Build-to-Rent)',asOnDate='2025-12-01',units=n,occupied=oc,vacant=n-oc,rows=R),'SINGLE_FAMILY_RENTAL','owner spreadsheet','phases with banners and subtotals, address as unit')
