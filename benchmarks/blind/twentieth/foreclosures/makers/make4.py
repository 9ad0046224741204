# RV park Google Sheet; DoorLoop export; strip mall Excel (planted total_wrong)
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from datetime import date,timedelta
B=Font(bold=True)
def x1():
    R=G(2511); f='happy_coyote_rv.xlsx'; wb=Workbook(); w=wb.active; w.title='Rates'
    for r in (('Happy Coyote RV Park - posted rates',),('Full hookup 50 amp','$640/mo'),('Full hookup 30 amp','$560/mo'),('Water/elec only','$470/mo'),('Overnight','$48')): w.append(r)
    w=wb.create_sheet('Sites 8-31-25'); w.append(['HAPPY COYOTE RV','','','','monthly guests only - overnighters are on the clipboard']); w['A1'].font=Font(bold=True,size=14,color='8A4B08')
    w.append([]); w.append(['Site','Hookup','Who','Rig','Here since','Site rent','Electric','Mail/pkg','To pay Sept 1','Paid?','Still owes','Notes'])
    for c in w[3]: c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='38761D'); c.alignment=Alignment(wrap_text=True,vertical='center')
    rows=[];T=dict(contractRent=0,totalCharges=0,balance=0);ch={'Electric':0,'Mail/pkg':0}; occ=vac=0
    notes={'R5':'3 day notice 8/25','B2':'moving out 9/15','C4':'sheriff lockout set 9/9','R1':'camp host, no site rent','B7':'sewer clogged','C6':'skipped, left trailer','R8':'winter only'}
    for loop,p,n in (('River Loop','R',9),('Back Loop','B',8),('Cliff Loop','C',7)):
        w.append([]); w.append([loop]); w.cell(w.max_row,1).font=B; w.cell(w.max_row,1).fill=PatternFill('solid',fgColor='D9EAD3')
        for i in range(1,n+1):
            u=f'{p}{i}'; hk,rt=R.choice([('FH 50',640),('FH 30',560),('W/E',470)])
            if u in('R4','R7','B3','B7','C2','C6','C7'):
                w.append([u,hk,'OPEN' if u not in('B7',) else 'CLOSED','','','','','','',False,'',notes.get(u)]); vac+=1
                rows.append(row(unit=u,section=loop,unitType=hk,statusText='CLOSED' if u=='B7' else 'OPEN')); continue
            a,b=R.name(); rent=0 if u=='R1' else rt-R.choice([0,0,40]); el=round(R.uniform(38,140),2); ml=R.choice([0,10]); d=date(R.choice([2022,2023,2024,2025]),R.randint(1,8),R.randint(1,28)); t=round(rent+el+ml,2)
            ow={'R5':1204.4,'C4':2960.15,'B5':340,'C1':75.5}.get(u); rig=R.choice(["5th whl","TT 28'","Class A","TT 32'","Bus conv."])
            w.append([u,hk,f'{a} & {R.choice(F)} {b}' if R.random()<.3 else f'{a} {b}',rig,d,rent,el,ml,t,ow is None,ow,notes.get(u)]); q=w.max_row
            w.cell(q,5).number_format='m/d/yy'; occ+=1
            for k in(6,7,8,9,11): w.cell(q,k).number_format='"$"#,##0.00'
            rows.append(row(unit=u,section=loop,unitType=hk,tenantName=w.cell(q,3).value,statusText='Occupied',moveInDate=d.isoformat(),contractRent=rent,charges=[dict(code='Electric',amount=el),dict(code='Mail/pkg',amount=ml)],totalCharges=t,balance=ow))
            T['contractRent']+=rent;T['totalCharges']+=t;T['balance']+=ow or 0;ch['Electric']+=el;ch['Mail/pkg']+=ml
    T={k:round(v,2) for k,v in T.items()};ch={k:round(v,2) for k,v in ch.items()}
    w.append([]); w.append(['','',f'{occ} taken / {vac} not','','',T['contractRent'],ch['Electric'],ch['Mail/pkg'],T['totalCharges'],'',T['balance']]); q=w.max_row
    for k in range(1,12): w.cell(q,k).font=B; w.cell(q,k).number_format='"$"#,##0.00'
    for c,k in zip('ABCDEFGHIJKL',(7,9,30,11,11,11,11,10,13,8,12,26)): w.column_dimensions[c].width=k
    w.freeze_panes='A4'; w2=wb.create_sheet('to do'); w2.append(['call propane']); w2.append(['septic pump Oct'])
    wb.active=1; wb.save(doc(f)); put(f,'OTHER','Google Sheets RV park, date only in the tab name, check boxes, loops',True,dict(propertyName='Happy Coyote RV',asOnDate='2025-08-31',units=24,occupied=occ,vacant=vac,sheet='Sites 8-31-25',printedTotals={**T,'charges':ch},rows=rows))
def x2():
    R=G(2512); f='doorloop_rentroll.xlsx'; wb=Workbook(); w=wb.active; w.title='Rent Roll'
    w['A1']='Rent Roll'; w['A1'].font=Font(bold=True,size=16); w['A2']='Bexley Flats Portfolio LLC'; w['A3']='As of Jul 31, 2025'
    H=['Property','Unit','Beds / Baths','Size','Status','Tenants','Lease Status','Lease Start','Lease End','Market Rent','Rent','Deposits Held','Balance Due']
    for i,h in enumerate(H,1): c=w.cell(5,i,h); c.font=B; c.border=Border(bottom=Side(style='thin'))
    rows=[];T=dict(area=0,marketRent=0,contractRent=0,deposit=0,balance=0); q=6; occ=vac=0
    for p,n,pre in(('1417 Bexley Ave',8,'Apt '),('22 Kiln St',6,'#'),('305-311 Morrow Ct',12,'')):
        for i in range(1,n+1):
            u=pre+(str(i) if pre else f'{305+2*((i-1)//3)}-{"ABC"[(i-1)%3]}'); bb,sf,mk=R.choice([('1 / 1',610,980),('2 / 1',795,1190),('Studio / 1',440,845),('2 / 1.5',860,1275)])
            v=(p[:2],i) in{('14',3),('22',1),('22',6),('30',4),('30',5),('30',11)}; T['area']+=sf;T['marketRent']+=mk
            if v:
                st='Vacant' if i!=11 else 'Vacant (Off market)'; vals=[p,u,bb,f'{sf} sqft',st,'--','--','--','--',m(mk,'$'),'--','--','$0.00']; vac+=1
                rows.append(row(propertyName=p,unit=u,unitType=bb,area=sf,statusText=st,marketRent=mk,balance=0))
            else:
                a,b=R.name(); nm=f'{a} {b}'+(f', {R.choice(F)} {b}' if R.random()<.35 else ''); occ+=1
                ls='Active'; k=(p[:2],i)
                if k in{('14',6),('30',2),('30',9)}: ls='Eviction in progress'
                elif k in{('22',3),('30',7)}: ls='Notice given'
                s=date(R.choice([2023,2024,2025]),R.randint(1,7),1); mt=s.year==2023
                e=None if mt else date(s.year+1,s.month,1)-timedelta(1) if s.year==2025 or s.month>6 else date(2025,12,31)
                rent=mk-R.choice([0,30,55,95]); dep=R.choice([500,rent,0]); bal={'Eviction in progress':rent*4+200,'Notice given':0}.get(ls,R.choice([0,0,0,rent,-40]))
                fm=lambda d:d.strftime('%b %-d, %Y'); bt=m(bal,'$','$0.00') if bal>=0 else f'-${-bal:,.2f}'
                vals=[p,u,bb,f'{sf} sqft','Occupied',nm,ls,fm(s),fm(e) if e else 'At-will',m(mk,'$'),m(rent,'$'),m(dep,'$','$0.00'),bt]
                rows.append(row(propertyName=p,unit=u,unitType=bb,area=sf,statusText='Occupied',tenantName=nm,leaseStartDate=s.isoformat(),leaseEndDate=e.isoformat() if e else 'At-will',marketRent=mk,contractRent=rent,deposit=dep,balance=bal))
                T['contractRent']+=rent;T['deposit']+=dep;T['balance']+=bal
            for j,x in enumerate(vals,1): c=w.cell(q,j,x); c.alignment=Alignment(wrap_text=False,vertical='top',horizontal='right' if j>9 else None)
            q+=1
    for j,x in((1,f'Total ({occ+vac} units)'),(4,f"{T['area']:,} sqft"),(5,f'{occ} occupied, {vac} vacant'),(10,m(T['marketRent'],'$')),(11,m(T['contractRent'],'$')),(12,m(T['deposit'],'$')),(13,m(T['balance'],'$'))): c=w.cell(q,j,x); c.font=B; c.alignment=Alignment(wrap_text=True,vertical='top',horizontal='right' if j>9 else None)
    for c,k in zip('ABCDEFGHIJKLM',(19,9,13,13,24,40,19,13,13,12,12,13,13)): w.column_dimensions[c].width=k
    w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc(f)); put(f,'MULTIFAMILY','DoorLoop export, every cell text, property in a column, status and lease status apart',False,dict(propertyName='Bexley Flats Portfolio LLC',asOnDate='2025-07-31',units=occ+vac,occupied=occ,vacant=vac,printedTotals=T,rows=rows))
def x3():
    R=G(2513); f='cactus_wren_plaza.xlsx'; wb=Workbook(); w=wb.active; w.title='RR 2025-05'
    w.merge_cells('B2:P2'); w['B2']='CACTUS WREN PLAZA  |  RENT ROLL AT MAY 31, 2025'; w['B2'].font=Font(bold=True,size=13,name='Georgia'); w['B2'].alignment=Alignment(horizontal='center')
    w.merge_cells('B3:P3'); w['B3']='Submitted by borrower with forbearance request, loan no. HM-0958'; w['B3'].alignment=Alignment(horizontal='center'); w['B3'].font=Font(italic=True)
    for rg,t in(('B5:E5','PREMISES'),('F5:G5','TERM'),('H5:L5','MONTHLY BILLING'),('M5:N5','SECURITY / ARREARS'),('P5:P5','')):
        if rg[:2]!=rg[3:5]: w.merge_cells(rg)
        w[rg[:2]]=t; w[rg[:2]].alignment=Alignment(horizontal='center'); w[rg[:2]].font=B; w[rg[:2]].fill=PatternFill('solid',fgColor='F4D9B0')
    for c,h in zip('BCDEFGHIJKLMNOP',['Ste.','Trade name','Category','SF','From','To','Base','CAM','Taxes','Ins','Total','Deposit','Owing','broker id','Remark']): w[c+'6']=h; w[c+'6'].font=B; w[c+'6'].border=Border(bottom=Side(style='medium'))
    D=[('A1','Zocalo Carniceria','Grocery',5200,11.4),('A2','Lucky Fern Nail Bar','Service',1150,16),('A3','','',1300,0),('A4','Title Loan Express','Finance',1400,18),('A5','Desert Smiles Dental','Medical',2050,17.5),('A6','','',980,0),
    ('B1','Crunch Time Taqueria','Food',1875,19),('B2','Mesa Mattress Outlet','Retail',3100,12),('B3','Phone Doctor','Service',900,20),('B4','','',1650,0),('B5-6','Iron Lizard Gym','Fitness',6200,9.6),('B7','Coin Castle Laundry','Service',2300,13.5),
    ('C1','Sahuaro Liquors','Retail',1800,18),('C2','Tax Llama (seasonal)','Service',750,16),('C3','','',2400,0)]
    rem={'A2':'5-day demand 5/12','A4':'','B2':'Dark since April, still bound','B5-6':'FED action filed 5/20','C2':'Out 6/30','A3':'TI needed','C3':'Former bar','B4':'Leaking roof'}
    ow={'A2':2240.5,'B2':8912,'B5-6':31420.75,'B7':980}
    q=7; rows=[];T=dict(area=0,contractRent=0,totalCharges=0,deposit=0,balance=0);ch=dict(CAM=0,Taxes=0,Ins=0); nv=0
    for u,n,cat,sf,rt in D:
        w[f'B{q}']=u; w[f'E{q}']=sf; T['area']+=sf; w[f'P{q}']=rem.get(u) or None
        if not n:
            w[f'C{q}']='Available'; w[f'C{q}'].font=Font(italic=True,color='C00000'); nv+=1; rows.append(row(unit=u,area=sf,statusText='Available'))
        else:
            base=round(sf*rt/12,2); cc=[round(sf*k/12,2) for k in(2.1,1.35,.38)]; tot=round(base+sum(cc),2); s=date(R.randint(2019,2024),R.randint(1,12),1); e=date(s.year+R.choice([5,7,10]),s.month,1)-timedelta(1) if s.year<2024 else None
            if e and e<date(2025,6,1): e='MTM'
            if e is None: e=date(2029,s.month,1)-timedelta(1)
            dep=round(base,-2)
            for c,x in zip('CDFGHIJKLMNO',[n,cat,s,e,base]+cc+[tot,dep,ow.get(u),R.randint(10000,99999)]): w[f'{c}{q}']=x
            for c in 'FG': w[f'{c}{q}'].number_format='dd-mmm-yy'
            w[f'G{q}'].alignment=Alignment(horizontal='right')
            rows.append(row(unit=u,tenantName=n,statusText='Occupied',area=sf,leaseStartDate=s.isoformat(),leaseEndDate=e if e=='MTM' else e.isoformat(),contractRent=base,charges=[dict(code=k,amount=a) for k,a in zip(ch,cc)],totalCharges=tot,deposit=dep,balance=ow.get(u)))
            for k,a in zip(('contractRent','totalCharges','deposit','balance'),(base,tot,dep,ow.get(u,0))): T[k]=round(T[k]+a,2)
            for k,a in zip(ch,cc): ch[k]=round(ch[k]+a,2)
        q+=1
        if u in('A6','B7'): q+=1
    wrong=round(T['contractRent']+1900,2); good=T['contractRent']; T['contractRent']=wrong
    w[f'C{q}']='15 suites, 4 available'; 
    for c,x in zip('EHIJKLMN',[T['area'],wrong,ch['CAM'],ch['Taxes'],ch['Ins'],T['totalCharges'],T['deposit'],T['balance']]): w[f'{c}{q}']=x
    for c in 'BCDEFGHIJKLMNP': w[f'{c}{q}'].font=B; w[f'{c}{q}'].border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    for r in range(7,q+1):
        w[f'E{r}'].number_format='#,##0'
        for c in 'HIJKLMN': w[f'{c}{r}'].number_format='#,##0.00'
    w[f'B{q+2}']='Eleven leases. Percentage rent: none reported for 2024. Owing is per borrower ledger and not audited by the lender.'
    for c,k in zip('ABCDEFGHIJKLMNOP',(2,7,24,10,8,11,11,11,10,10,9,12,11,12,9,28)): w.column_dimensions[c].width=k
    w.column_dimensions['O'].hidden=True
    w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
    w2=wb.create_sheet('Cash need'); w2.append(['Item','Cost']); w2.append(['Roof over B4',18500]); w2.append(['Asphalt',27000])
    wb.save(doc(f)); put(f,'RETAIL','Excel strip mall, grouped header, hidden column, blank spacer rows',False,dict(propertyName='Cactus Wren Plaza',asOnDate='2025-05-31',units=15,occupied=11,vacant=4,sheet='RR 2025-05',planted=dict(what=f'printed total of Base is {wrong} where the rows add to {good} (and row Totals tie to the latter)',kind='total_wrong'),printedTotals={**T,'charges':ch},rows=rows))
x1();x2();x3()
