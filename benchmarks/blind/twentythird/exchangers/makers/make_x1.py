from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
bold=Font(bold=True)
def fill(c): return PatternFill('solid',fgColor=c)
thin=Side(style='thin',color='999999')
def W(ws,ws_): 
    for i,w in enumerate(ws_,1): ws.column_dimensions[L(i)].width=w
# 1 duplexes, Google Sheets
def duplex():
    g=G(1); wb=Workbook(); ws=wb.active; ws.title='Sheet1'
    W(ws,[22,6,9,26,11,11,13,34])
    for r in ws.iter_rows(1,40,1,8):
        for c in r: c.font=Font(name='Arial',size=10)
    ws['A1']='Duplex rents - what everybody pays as of 5/1/25'; ws['A1'].font=Font(name='Arial',size=12,bold=True)
    H=['Where','Side','BR/BA','Who lives there','Pays','Deposit','Lease thru','Remarks']
    for i,h in enumerate(H,1):
        c=ws.cell(3,i,h); c.font=Font(name='Arial',bold=True); c.fill=fill('D9EAD3')
    A=['412 Fenwick St','418 Fenwick St','77 Old Depot Rd','1905 Larkspur Ave','1907 Larkspur Ave','6 Canal Ct','231 W 9th St']
    sp={(0,'B'):('Mom',0,'','no rent - family'),(2,'A'):(None,None,'','EMPTY - new floors, ready June'),(5,'B'):(None,None,'','EMPTY since 3/15'),
        (3,'B'):('Brother-in-law (Curtis)',400,'MTM','half price, family'),}
    rows=[];r=4;tot=0;dep=0
    rem=['','owes 200 from April','pays by Zelle','sec 8 pays 610 of it','','dog ok','wants to renew','']
    for i,a in enumerate(A):
        ws.cell(r,1,a)
        ws.merge_cells(start_row=r,end_row=r+1,start_column=1,end_column=1); ws.cell(r,1).alignment=Alignment(vertical='center')
        br=g.choice(['2/1','3/1','2/1.5'])
        for s in 'AB':
            if (i,s) in sp: who,rent,end,note=sp[i,s]; d=None
            else:
                who=g.nm(); 
                if g.random()<.3: who+=' & '+g.choice(FN)
                rent=g.randrange(85,128)*10; d=rent if g.random()<.7 else 500; note=g.choice(rem)
                end=g.choice([dt.date(2025,g.randint(6,12),28),dt.date(2026,g.randint(1,4),28),'MTM'])
            ws.cell(r,2,s); ws.cell(r,3,br).number_format='@'
            ws.cell(r,4,who if who else None); 
            if rent is not None: ws.cell(r,5,rent).number_format='"$"#,##0'; tot+=rent
            if d: ws.cell(r,6,d).number_format='"$"#,##0'; dep+=d
            if end: 
                c=ws.cell(r,7,end); c.number_format='m/d/yy'; c.alignment=Alignment(horizontal='right')
            ws.cell(r,8,note)
            rows.append(R(unit=s,building=a,unitType=br,tenantName=who,contractRent=rent,deposit=d,leaseEndDate=end,statusText='Occupied' if who else 'EMPTY'))
            r+=1
    ws.cell(r+1,4,'Total a month'); ws.cell(r+1,5,tot).number_format='"$"#,##0'; ws.cell(r+1,6,dep).number_format='"$"#,##0'
    for c in (4,5,6): ws.cell(r+1,c).font=bold
    ws.cell(r+3,1,'14 doors, 12 lived in (counting Mom), 2 empty')
    wb.save(D+'duplex_rents.xlsx')
    save('duplex_rents.xlsx','MULTIFAMILY','Google Sheets list of duplexes, merged addresses',False,None,'2025-05-01',14,12,2,rows,sheet='Sheet1')
# 2 marina
def marina():
    g=G(2); wb=Workbook(); ws=wb.active; ws.title='Slip Roll'
    ws.sheet_view.showGridLines=False
    W(ws,[3,8,11,24,22,11,11,11,12,11,10,11])
    ws['B1']='HERON COVE MARINA & BOATYARD'; ws['B1'].font=Font(name='Cambria',size=15,bold=True,color='1F3864')
    ws['B2']='Slip roll at April 30, 2025 (2025-26 contract year)'
    h1=['','','','','Contract','','','Dockage','','Shore','Credit']
    h2=['Slip','Size (ft)','Slipholder','Vessel','Kind','From','To','Annual','Monthly','Power/mo','(Balance)']
    for i in range(11):
        a=ws.cell(4,i+2,h1[i] or None); b=ws.cell(5,i+2,h2[i])
        for c in (a,b): c.fill=fill('1F3864'); c.font=Font(color='FFFFFF',bold=True); c.alignment=Alignment(horizontal='center')
    ws.merge_cells('F4:H4'); ws.merge_cells('I4:J4')
    V=['Second Wind','Lazy Daze','Reel Therapy','Knot Working','Sea Biscuit','Tide Pod','Aft Deck','Gull Song','Miss Opal','Blue Ledger','Halcyon','Nauti Boy','Pier Pressure','Wanderlight','Dory Ann','Osprey']
    rows=[];r=6;T=[0,0,0,0];n=o=v=0
    fm='#,##0.00;(#,##0.00)'
    for dock,size,fee,k in (('A DOCK','24 x 10',1980,12),('B DOCK','32 x 13',3360,12),('C DOCK - FLOATING','40 x 15',5040,10)):
        ws.cell(r,2,dock).font=bold; r+=1; S=[0,0,0,0]
        for i in range(1,k+1):
            u=f'{dock[0]}-{i}'; n+=1; q=g.random()
            ws.cell(r,2,u); ws.cell(r,3,size)
            if (dock[0],i)==('A',1):
                ws.cell(r,4,'Harbormaster launch (no charge)'); ws.cell(r,6,'House'); 
                rows.append(R(unit=u,unitType=size,tenantName='Harbormaster launch (no charge)',statusText='House',section=dock)); r+=1; continue
            if q<.16:
                ws.cell(r,4,'OPEN').font=Font(italic=True,color='C00000'); v+=1
                rows.append(R(unit=u,unitType=size,statusText='OPEN',section=dock)); r+=1; continue
            o+=1; t=g.nm(1); ve=g.choice(V); kind='Annual'
            a=fee+g.choice([0,0,0,120,-120,240]); m=a/12; p=g.choice([None,35,35,50])
            bal=g.choice([0,0,0,0,m,-150,2*m]); f=dt.date(2025,4,1); e=dt.date(2026,3,31)
            for c,x in zip(range(4,13),[t,ve,kind,f,e,a,m,p,bal]):
                cc=ws.cell(r,c,x)
                if c in(7,8): cc.number_format='dd-mmm-yy'
                if c>8: cc.number_format=fm
            S=[S[0]+a,S[1]+m,S[2]+(p or 0),S[3]+bal]
            rows.append(R(unit=u,unitType=size,tenantName=t,statusText='Occupied',section=dock,annualRent=a,contractRent=m,leaseStartDate=f,leaseEndDate=e,balance=bal,charges=[dict(code='Shore Power/mo',amount=p)] if p else None)); r+=1
        ws.cell(r,4,f'Total {dock[:6]}').font=bold
        for c in range(4): 
            x=ws.cell(r,9+c,S[c]); x.number_format=fm; x.font=bold; x.border=Border(top=thin); T[c]+=S[c]
        r+=2
    ws.cell(r,4,'MARINA TOTAL').font=bold
    for c in range(4): 
        x=ws.cell(r,9+c,T[c]); x.number_format=fm; x.font=bold; x.border=Border(top=thin,bottom=Side(style='double'))
    for i,(a,b) in enumerate([('Slips',n),('Under contract',o),('Open',v),('House use',1)]):
        ws.cell(r+2+i,4,a); ws.cell(r+2+i,5,b).alignment=Alignment(horizontal='left')
    ws.cell(r+7,2,'Dry rack and fuel dock not included. Contracts renew each April 1.').font=Font(italic=True,size=9)
    assert o+v+1==n and abs(sum(x.get('annualRent',0) for x in rows)-T[0])<.01
    wb.save(D+'heron_cove_slips.xlsx')
    save('heron_cove_slips.xlsx','OTHER','Excel marina slip roll by dock, grouped headers, subtotals',True,'HERON COVE MARINA & BOATYARD','2025-04-30',n,o,v,rows,sheet='Slip Roll')
# 3 mini-warehouse
def mini():
    g=G(3); wb=Workbook(); w2=wb.active; w2.title='Mix'; ws=wb.create_sheet('Units')
    ws['A1']='Tri-County Mini Storage'; ws['A1'].font=Font(size=14,bold=True)
    ws['A2']='Rent Roll by Unit'; ws['H2']='Printed 06/02/2025 9:14 AM'
    H=['Unit','Size','Sq Ft','Type','Customer','Status','Street Rate','Rate','Ins.','Late Fees','Paid Thru','Moved In','Balance Due']
    for i,h in enumerate(H,1): 
        c=ws.cell(4,i,h); c.font=bold; c.border=Border(bottom=thin)
    ws.freeze_panes='A5'; W(ws,[7,8,7,13,26,14,11,10,8,10,11,11,12])
    S=[('5x5',25,'Climate',45),('5x10',50,'Climate',68),('10x10',100,'Drive-Up',98),('10x15',150,'Drive-Up',124),('10x20',200,'Drive-Up',149),('10x30',300,'Drive-Up',205)]
    rows=[];r=5;cnt={};tot=[0]*5;mix={}
    for b,(sz,sf,ty,st) in enumerate(S):
        for i in range(1,g.choice([13,14,15,16])):
            u=f'{b+1}{i:02d}'
            q=g.random(); s='Rented' if q<.74 else 'Vacant' if q<.88 else 'Locked Out' if q<.96 else 'Damaged'
            if (b,i)==(3,1): s='Company'
            cnt[s]=cnt.get(s,0)+1; m=mix.setdefault(sz,[0,0,0]); m[0]+=1
            ws.cell(r,1,u); ws.cell(r,2,sz); ws.cell(r,3,sf); ws.cell(r,4,ty); ws.cell(r,6,s); ws.cell(r,7,st)
            tot[0]+=st; d=dict(unit=u,unitType=sz+' '+ty if 0 else sz,area=sf,statusText=s,marketRent=st)
            if s in('Rented','Locked Out'):
                m[1]+=1; t=g.nm(1) if g.random()<.88 else g.choice(['Bluebird Roofing','Kesler HVAC LLC','VFW Post 118','Paws & Claws Rescue','Halden Electric'])
                rt=st+g.choice([0,0,-5,-8,6,10]); ins=g.choice([0,0,9,12]); lf=20 if s=='Locked Out' else 0
                pt=dt.date(2025,4,30) if lf else dt.date(2025,g.choice([5,6,6]),30); bal=2*(rt+ins)+lf if lf else 0
                mi=g.day(2017,2024)
                for c,x in zip((5,8,9,10,11,12,13),(t,rt,ins,lf,pt,mi,bal)):
                    cc=ws.cell(r,c,x)
                    if c in(11,12): cc.number_format='mm/dd/yyyy'
                for k,x in enumerate((rt,ins,lf,bal)): tot[k+1]+=x
                m[2]+=rt
                d.update(tenantName=t,contractRent=rt,balance=bal,moveInDate=mi,charges=[dict(code='Ins.',amount=ins),dict(code='Late Fees',amount=lf)])
            for c in(7,8,9,10,13): ws.cell(r,c).number_format='#,##0.00'
            rows.append(R(**d)); r+=1
    ws.cell(r,1,'Totals').font=bold
    for c,x in zip((7,8,9,10,13),tot): 
        cc=ws.cell(r,c,x); cc.number_format='#,##0.00'; cc.font=bold; cc.border=Border(top=thin)
    n=len(rows); o=cnt['Rented']+cnt['Locked Out']; v=cnt['Vacant']
    ws.cell(r+2,1,f"{n} units: {o} rented (of which {cnt['Locked Out']} locked out), {v} vacant, {cnt.get('Damaged',0)} damaged/not rentable, 1 company use")
    w2['A1']='Unit mix'; 
    for i,h in enumerate(['Size','Units','Rented','Rent/mo'],1): w2.cell(3,i,h).font=bold
    for j,(k,m) in enumerate(mix.items(),4):
        for i,x in enumerate([k]+m,1): w2.cell(j,i,x)
    w2.cell(10,1,'Total'); 
    for i in range(3): w2.cell(10,i+2,sum(m[i] for m in mix.values()))
    wb.save(D+'TriCounty_units_printed.xlsx')
    save('TriCounty_units_printed.xlsx','SELF_STORAGE','self-storage unit list, mix on first sheet, run date only',True,'Tri-County Mini Storage',None,n,o,v,rows,sheet='Units')
# 4 MHP Rent Manager
def mhp():
    g=G(4); wb=Workbook(); ws=wb.active; ws.title='RentRoll'
    ws['A1']='Rent Roll - Detail'; ws['A2']='Property: Whispering Pines MHC'; ws['A3']='As of 06/30/2025'
    ws['J1']='Rent Manager'; ws['J2']='Run 07/03/2025 11:42 AM'
    ws['A1'].font=Font(size=14,bold=True)
    H=['Lot','Home','Resident','Status','Lease\nStart','Lease\nEnd','Lot Rent','Home\nRent','Water/\nSewer','Trash','Total\nCharges','Security\nDeposit','Balance']
    for i,h in enumerate(H,1):
        c=ws.cell(5,i,h); c.font=bold; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); c.fill=fill('DDDDDD')
    W(ws,[6,8,28,13,11,11,10,10,10,8,10,10,10])
    rows=[];r=6;T=[0]*7;c_={}
    for i in range(1,45):
        u=f'{i:03d}'; q=g.random(); s='Current' if q<.8 else 'Vacant Lot' if q<.89 else 'Vacant Home' if q<.94 else 'Notice' if q<.98 else 'Eviction'
        if i==7: s='Eviction'
        if i==19: s='Employee'
        if i==30: s='Notice'
        home='POH' if s=='Vacant Home' or s=='Employee' else None if s=='Vacant Lot' else g.choice(['TOH','TOH','TOH','POH'])
        c_[s]=c_.get(s,0)+1
        d=dict(unit=u,unitType=home,statusText=s)
        ws.cell(r,1,u); ws.cell(r,2,home); ws.cell(r,4,s)
        if s=='Employee':
            ws.cell(r,3,'Park manager'); ws.cell(r,7,0); ws.cell(r,11,0); d.update(tenantName='Park manager',contractRent=0,totalCharges=0)
        elif 'Vacant' not in s:
            t=g.nm(1); ls=g.day(2012,2024); le='MTM' if g.random()<.6 else dt.date(2025,g.randint(7,12),30)
            lot=g.choice([365,385,385,410]); hr=g.choice([275,310,340]) if home=='POH' else 0; wtr=round(g.uniform(28,71),2); tr=15; tc=lot+hr+wtr+tr
            dep=lot if home=='TOH' else 600; bal=g.choice([0,0,0,0,-25,lot,round(tc*2.5,2)]) if s!='Eviction' else 1880.4
            for c,x in zip([3]+list(range(5,14)),[t,ls,le,lot,hr if hr else None,wtr,tr,tc,dep,bal]):
                cc=ws.cell(r,c,x)
                if c in(5,6): cc.number_format='mm/dd/yy'
            for k,x in enumerate([lot,hr,wtr,tr,tc,dep,bal]): T[k]+=x
            ch=[dict(code='Lot Rent',amount=lot)]+([dict(code='Home Rent',amount=hr)] if hr else [])+[dict(code='Water/Sewer',amount=wtr),dict(code='Trash',amount=tr)]
            d.update(tenantName=t,leaseStartDate=ls,leaseEndDate=le,contractRent=lot,charges=ch,totalCharges=round(tc,2),deposit=dep,balance=bal)
        for c in range(7,14): ws.cell(r,c).number_format='#,##0.00_);(#,##0.00)'
        rows.append(R(**d)); r+=1
    ws.cell(r,3,'Total Whispering Pines MHC').font=bold
    for k,x in enumerate(T): 
        cc=ws.cell(r,7+k,round(x,2)); cc.font=bold; cc.number_format='#,##0.00_);(#,##0.00)'; cc.border=Border(top=thin)
    v=c_.get('Vacant Lot',0)+c_.get('Vacant Home',0); o=44-v-1
    r+=2
    for k,x in c_.items(): ws.cell(r,3,k); ws.cell(r,4,x); r+=1
    ws.cell(r,3,'Total lots'); ws.cell(r,4,44)
    ws.oddFooter.center.text='TOH = tenant owned home, POH = park owned home'
    wb.save(D+'WhisperingPines_RentRoll.xlsx')
    save('WhisperingPines_RentRoll.xlsx','MANUFACTURED_HOUSING','Rent Manager-like export, charge columns, status counts',False,'Whispering Pines MHC','2025-06-30',44,o,v,rows,sheet='RentRoll')
for f in (duplex,marina,mini,mhp): f()
