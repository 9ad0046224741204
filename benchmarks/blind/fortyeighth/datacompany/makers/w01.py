# big apartment site export to Excel, flat with charge columns and pending rows, plus summary sheet
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
def make():
    r=random.Random(4811); fn='RentRoll_Export_CypressGroveAtLakeline.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Rent Roll'
    asof=dt.date(2025,8,15)
    fp={'A1 Heron':(648,1,1,1249),'A2 Egret':(731,1,1,1319),'B1 Osprey':(968,2,2,1589),'B2 Pelican':(1054,2,2,1665),'C1 Ibis':(1287,3,2,1999)}
    mixb=['A1 Heron','A2 Egret','A2 Egret','B1 Osprey','B1 Osprey','B2 Pelican','A1 Heron','A2 Egret','B1 Osprey','B2 Pelican','C1 Ibis','C1 Ibis']
    ws['A1']='Cypress Grove at Lakeline'; ws['A1'].font=Font(name='Arial',bold=True,size=14); ws['A2']='Rent Roll - Detailed'; ws['A3']='As of: 08/15/2025'; ws['A4']='Show: All units, current and pending leases'; 
    H=['Bldg','Unit','Floor Plan','Beds','Baths','Sq Ft','Status','Resident','Lease ID','Move-In','Lease Start','Lease End','Move-Out','Market Rent','Rent','Amenity','Pet Rent','Valet Trash','W/D Rental','Employee Disc.','Total Charges','Deposit Held','Balance']
    for j,h in enumerate(H,1):
        x=ws.cell(6,j,h); x.font=Font(name='Arial',size=9,bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='3F5765'); x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    ws.row_dimensions[6].height=28
    names=[];
    for _ in range(9): names+=people(r,40,False)
    names=list(dict.fromkeys(names)); r.shuffle(names)
    R=7; rows=[]; T=[0]*10; nu=no=nv=0; S={}; lid=88120
    def put(vals):
        nonlocal R
        for j,v in enumerate(vals,1):
            if v is None: continue
            x=ws.cell(R,j,v); x.font=Font(name='Arial',size=9)
            if isinstance(v,dt.date): x.number_format='mm/dd/yyyy'
            elif j>=14: x.number_format='#,##0.00;(#,##0.00)'
        R+=1
    for b in range(1,19):
        for k,p in enumerate(mixb if b<=15 else mixb[:12]):
            u=f'{b:02d}-{1+k//4}{k%4+1:02d}'; sf,bd,ba,mk=fp[p]; mk+=(k//4)*10; nu+=1
            z=r.random(); st='Vacant - Ready' if z<.03 else 'Vacant - Leased' if z<.055 else 'Vacant - Not Ready' if z<.065 else 'Notice - Rented' if z<.085 else 'Notice' if z<.12 else 'Occupied'
            if u=='09-101': st='Down'
            S.setdefault(p,[0,0,0,0,0]); S[p][0]+=1
            base=[b,u,p,bd,ba,sf,st]
            row=dict(unit=u,building=str(b),unitType=p,area=sf,statusText=st,marketRent=mk)
            if st[0] in'VD':
                nv+=st!='Down'; put(base+[None]*6+[mk]+[None]*9); rows.append(row); T[0]+=mk; S[p][2]+=1
                nxt=st=='Vacant - Leased'
            else:
                no+=1; S[p][1]+=1; n=names.pop(); lid+=r.randrange(1,40); mi=dt.date(2022,1,5)+dt.timedelta(days=r.randrange(0,1300)); ls=mi if mi>dt.date(2024,9,1) else dt.date(2025 if mi.month<8 else 2024,mi.month,min(mi.day,28)); le=addm(ls,r.choice([12,12,12,15,9]))-dt.timedelta(1); 
                if le<asof: le=addm(le,6)
                mo=None
                if st.startswith('Not'): mo=le=asof+dt.timedelta(days=r.randrange(8,58))
                rent=mk-r.choice([0,0,14,30,52,75,110,-20]); ch=[rent,r.choice([0,0,0,15,25]),r.choice([0,0,0,25,50]),30,r.choice([0,0,0,55]),0]
                if r.random()<.012: ch[5]=-round(rent*.2)
                t=sum(ch); dp=r.choice([0,200,200,400,rent]); bl=r.choice([0,0,0,0,0,-30.0,round(r.uniform(30,1900),2)])
                put(base+[n,lid,mi,ls,le,mo,mk]+[c if c or q in(0,3) else None for q,c in enumerate(ch)]+[t,dp,bl]); S[p][3]+=rent
                row.update(tenantName=n,moveInDate=iso(mi),leaseStartDate=iso(ls),leaseEndDate=iso(le),moveOutDate=iso(mo) if mo else None,contractRent=rent,charges=[dict(code=a,amount=c) for a,c in zip(H[14:20],ch) if c],totalCharges=t,deposit=dp,balance=bl); rows.append(row)
                for q,v in enumerate([mk]+ch+[t,dp,bl]): T[q]+=v
                nxt=st=='Notice - Rented'
            S[p][4]+=mk
            if nxt:
                n=names.pop(); lid+=7; ls=asof+dt.timedelta(days=r.randrange(60,80) if st[0]=='N' else r.randrange(3,25)); le=addm(ls,12)-dt.timedelta(1); dp=r.choice([200,400])
                put([b,u,p,bd,ba,sf,'Pending',n,lid,ls,ls,le,None,None,mk-20,None,None,30,None,None,mk+10,dp,0])
                rows.append(dict(unit=u,building=str(b),unitType=p,area=sf,statusText='Pending',tenantName=n,moveInDate=iso(ls),leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=mk-20,charges=[dict(code='Rent',amount=mk-20),dict(code='Valet Trash',amount=30)],totalCharges=mk+10,deposit=dp,balance=0))
    put(['Total',None,None,None,None,None,f'{nu} units']+[None]*6+T); 
    for j in range(1,24): ws.cell(R-1,j).font=Font(name='Arial',size=9,bold=True); ws.cell(R-1,j).border=Border(top=Side('thin'),bottom=Side('double'))
    ws.cell(R,1,'Totals exclude pending leases.').font=Font(name='Arial',size=8,italic=True)
    ws.cell(R+2,1,'Generated 08/18/2025 6:12 AM CDT by L. Yarbro').font=Font(name='Arial',size=8,color='888888')
    for j,w in enumerate([6,9,12,6,6,7,17,25,9,11,11,11,11,11,11,9,9,9,9,10,11,11,11],1): ws.column_dimensions[ws.cell(6,j).column_letter].width=w
    ws.freeze_panes='C7'; ws.auto_filter.ref=f'A6:W{R-2}'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='6:6'
    s2=wb.create_sheet('Floor Plan Summary'); s2.append(['Cypress Grove at Lakeline']); s2.append(['Floor Plan Summary as of 08/15/2025']); s2.append([]); s2.append(['Floor Plan','Units','Occupied','Vacant/Down','Avg Market','Avg In-Place Rent'])
    for p,v in S.items(): s2.append([p,v[0],v[1],v[2],round(v[4]/v[0],2),round(v[3]/max(1,v[1]),2)])
    s2.append(['Total',nu,no,nu-no]); [s2.column_dimensions.__getitem__(l).__setattr__('width',w) for l,w in zip('ABCDEF',[26,9,11,14,13,19])]
    wb.save(os.path.join(DOC,fn)); cur=[x for x in rows if x['statusText']!='Pending']
    ck('w01',sum(x.get('totalCharges',0) for x in cur),T[7]); ck('w01m',sum(x['marketRent'] for x in cur),T[0])
    save(fn,dict(propertyName='Cypress Grove at Lakeline',asOnDate=iso(asof),units=nu,occupied=no,vacant=None if nv!=nu-no else nv,sheet='Rent Roll',rows=rows),'MULTIFAMILY','large site export, flat, charge columns, pending leases in line')
