from h import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as cl
Bo=Font(bold=True); th=Side(style='thin'); db=Side(style='double')
def wr(ws,r,vals,font=None,fmt=None,fill=None,c0=1):
    for i,v in enumerate(vals):
        if v is None: continue
        c=ws.cell(r,c0+i,v)
        if font: c.font=font
        if isinstance(v,D): c.number_format='m/d/yyyy'
        elif fmt and isinstance(v,(int,float)) and not isinstance(v,bool): c.number_format=fmt
        if fill: c.fill=PatternFill('solid',fgColor=fill)
def widths(ws,w):
    for i,x in enumerate(w): ws.column_dimensions[cl(i+1)].width=x
def land(ws):
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
def w8():
    r=random.Random(2808); nm=N(r); f='Willow_Bend_MHC_lot_rents_Dec24.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Rent Roll'
    ws['B1']='Willow Bend Mobile Home Community'; ws['B1'].font=Font(bold=True,size=14); ws['B2']='Lot rent roll - charges billed for December 2024'; ws['B3']='Run 12/31/2024 by accounting (Rent Manager export, cleaned up)'
    H=['Lot',None,'POH / TOH','Resident','Moved in',None,'Lot rent','Home pmt (RTO)','Water','Sewer','Trash','Total billed',None,'Balance due (prepaid)','Sec. dep.']
    wr(ws,5,H,Bo,fill='FFE2EFDA',c0=2); x=6; rows=[];T=[0]*8;o=v=n=off=0; A='#,##0.00_);(#,##0.00)'
    for st,q in (('Aspen Loop',22),('Birch Loop',20),('Cottonwood Dr',21)):
        ws.cell(x,2,st).font=Font(italic=True,bold=True); x+=1; s=[0]*8
        for i in range(1,q+1):
            n+=1; u=f'{st[0]}{i}'; d=dict(unit=u,section=st); k=r.choice(['TOH']*4+['POH'])
            if u in('A7','A19','B4','B12','C3'):
                txt={'A19':'vacant POH - for sale','B12':'vacant POH - for sale'}.get(u,'vacant pad'); wr(ws,x,[u,None,'POH' if 'POH' in txt else None,txt],c0=2); d.update(statusText=txt,unitType='POH' if 'POH' in txt else None); v+=1
            elif u=='A1': wr(ws,x,[u,None,'POH','OFFICE / CLUBHOUSE'],c0=2); d.update(statusText='OFFICE / CLUBHOUSE',unitType='POH'); off+=1
            else:
                a,b=nm(); mi=D(2004,1,1)+dt.timedelta(r.randint(0,7500)); lot=r.choice([515,535,535,560])+0.0; hr=r.choice([325.0,410.0,450.0]) if k=='POH' else 0
                w,se=round(r.uniform(9,48),2),round(r.uniform(14,39),2); tr=14.5; tot=round(lot+hr+w+se+tr,2); bal=r.choice([0,0,0,tot,-tot,round(-r.uniform(20,900),2)]); dep=r.choice([0,250,500])
                wr(ws,x,[u,None,k,f'{b} {a}',mi,None,lot,hr or None,w,se,tr,tot,None,bal or None,dep or None],fmt=A,c0=2)
                ch=[dict(code='Lot rent',amount=lot)]+([dict(code='Home pmt (RTO)',amount=hr)] if hr else [])+[dict(code='Water',amount=w),dict(code='Sewer',amount=se),dict(code='Trash',amount=tr)]
                d.update(unitType=k,tenantName=f'{b} {a}',moveInDate=iso(mi),statusText='Occupied',charges=ch,totalCharges=tot,contractRent=lot,balance=bal or None,deposit=dep or None); o+=1
                s=[p+q_ for p,q_ in zip(s,(lot,hr,w,se,tr,tot,bal,dep))]
            rows.append(d); x+=1
        wr(ws,x,[f'{st} total',None,None,f'{q} sites',None,None]+[round(z,2) for z in s[:6]]+[None]+[round(z,2) for z in s[6:]],Bo,A,c0=2); T=[p+q_ for p,q_ in zip(T,s)]; x+=2
    ws.cell(x,2,'RV / boat storage (not lots)').font=Font(italic=True,bold=True); x+=1; rv=0
    for i in range(1,6):
        a,b=nm(); wr(ws,x,[f'RV{i}',None,None,f'{b} {a}',None,None,45.0,None,None,None,None,45.0],fmt=A,c0=2); rv+=45
        rows.append(dict(unit=f'RV{i}',section='RV / boat storage (not lots)',tenantName=f'{b} {a}',contractRent=45.0,totalCharges=45.0,charges=[dict(code='Lot rent',amount=45.0)])); x+=1
    T[0]+=rv;T[5]+=rv
    x+=1; wr(ws,x,['Grand total',None,None,None,None,None]+[round(z,2) for z in T[:6]]+[None]+[round(z,2) for z in T[6:]],Bo,A,c0=2)
    for c in range(8,17): ws.cell(x,c).border=Border(top=th,bottom=db)
    x+=2
    for l,z in (('Lots occupied',o),('Lots vacant (pads and park-owned homes)',v),('Office',off),('Total lots',n)): ws.cell(x,5,l); ws.cell(x,8,z); x+=1
    widths(ws,[2,8,2,11,27,12,2,11,11,10,10,9,12,2,14,10]); ws.freeze_panes='B6'; land(ws); wb.save(doc(f))
    out(f,'MANUFACTURED_HOUSING','Rent Manager lot roll cleaned in Excel, streets, spacer columns',rows,'Willow Bend Mobile Home Community','2024-12-31',n,o,v,'Rent Roll',hard='lot + home rent, RV storage rows, office lot; blank columns')
def w9():
    r=random.Random(2809); f='PBC 4.2 One Tannery Row - RR 12.31.23.xlsx'.replace(' ','_'); wb=Workbook(); c=wb.active; c.title='PBC Index'
    wr(c,2,['One Tannery Row Owner LLC'],Bo); 
    for i,(a,b) in enumerate((('4.1','Leases executed in 2023'),('4.2','Rent roll at year-end'),('4.3','Straight-line rent workpaper (sent separately)'))): wr(c,4+i,[a,b,'Provided'])
    widths(c,[8,48,12])
    ws=wb.create_sheet('RR 12.31.23'); ws['A1']='One Tannery Row'; ws['A1'].font=Font(bold=True,size=13,name='Garamond'); ws['A2']='Rent Roll'; ws['A3']='December 31, 2023'; ws['A3'].alignment=Alignment(horizontal='left')
    for a,t in (('D5:E5','Lease Term'),('F5:H5','Current Monthly Billing'),('J5:K5','Next Escalation')):
        ws.merge_cells(a); q=ws[a.split(':')[0]]; q.value=t; q.font=Bo; q.alignment=Alignment(horizontal='center'); q.border=Border(bottom=th)
    wr(ws,6,['Suite','Tenant','RSF','From','Through','Base','Opex / Tax','Electric','Total','Effective','New monthly base','LC / Deposit','Ref'],Bo)
    for i in range(1,14): ws.cell(6,i).alignment=Alignment(wrap_text=True,horizontal='center'); ws.cell(6,i).border=Border(bottom=th)
    fl=[('Ground',[('G-1','Copper Kettle Café'),('G-2',None),('G-S','Storage - Halden Voss LLP')]),('2nd Floor',[('201','Halden Voss LLP'),('210','Trellis Software, Inc.'),('220','Northgate Title Agency')]),('3rd Floor',[('300','Baywater Capital Advisors'),('310',None),('320','Ferncliff Engineers, P.C.'),('330','Lumen & Grove Architects')]),('4th Floor',[('400','Commonwealth Dept. of Mediation'),('450','Isley Actuarial Group')]),('5th Floor (Penthouse)',[('500','Tannery Row Property Office'),('510','Pryce Whitcombe Foundation')])]
    x=7;rows=[];T=[0]*6;o=v=n=0; A='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'
    for fn,ts in fl:
        ws.cell(x,1,fn).font=Font(bold=True,underline='single'); x+=1
        for u,t in ts:
            a=r.randint(9,78)*100+r.randint(0,99); d=dict(unit=u,section=fn,area=a); 
            if u=='G-S': a=420; d['area']=a
            else: n+=1
            if t is None: wr(ws,x,[u,'VACANT',a],fmt='#,##0'); d['statusText']='VACANT'; v+=1; z=[a,0,0,0,0,0]
            elif u=='500': wr(ws,x,[u,t,a,None,'MTM',0.0,0.0,0.0,0.0],fmt='#,##0'); [setattr(ws.cell(x,k),'number_format',A) for k in range(6,10)]; d.update(statusText='Property Office',tenantName=t,leaseEndDate='MTM',contractRent=0,totalCharges=0); z=[a,0,0,0,0,0]
            else:
                s=D(r.randint(2014,2022),r.randint(1,12),1); e=eom(D(r.randint(2025,2033),r.randint(1,12),1)); b=round(a*r.uniform(31,44)/12,2) if u!='G-S' else 525.0; op=round(a*r.uniform(1,6)/12,2) if u!='G-S' else 0; el=round(a*2.25/12,2) if u not in('G-S','400') else 0; tot=round(b+op+el,2)
                nd=D(2024,s.month,1) if u not in('G-S','220') else None; na=round(b*1.025,2) if nd else None; dep=round(b*r.choice([1,2,3])) if u not in('G-S','400') else None
                wr(ws,x,[u,t,a,s,e,b,op or None,el or None,tot,nd,na,dep,r.choice(['a','a','b'])])
                ws.cell(x,3).number_format='#,##0'
                for k in (6,7,8,9,11,12): ws.cell(x,k).number_format=A
                ws.cell(x,13).font=Font(color='FFC00000',italic=True)
                d.update(tenantName=t,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=b,totalCharges=tot,deposit=dep,charges=[dict(code=k,amount=y) for k,y in (('Base',b),('Opex / Tax',op),('Electric',el)) if y],rentSteps=[dict(date=iso(nd),amount=na)] if nd else None); z=[a,b,op,el,tot,dep or 0]
                if u!='G-S': o+=1
            rows.append(d); T=[p+q for p,q in zip(T,z)]; x+=1
        x+=1
    wr(ws,x,['Total',None,T[0],None,None]+[round(q,2) for q in T[1:5]]+[None,None,T[5]],Bo)
    for k in (6,7,8,9,12): ws.cell(x,k).number_format=A; ws.cell(x,k).border=Border(top=th,bottom=db)
    ws.cell(x,3).number_format='#,##0'; x+=2
    for s in (f'{n} suites: {o} leased, {v} vacant, 1 property office. Basement storage (G-S) is not a suite.','a - billing agreed to December 2023 tenant ledger','b - agreed to lease abstract; amendment pending receipt'): ws.cell(x,1,s).font=Font(italic=True,size=9); x+=1
    widths(ws,[8,34,9,11,11,15,14,13,15,11,16,15,5]); land(ws)
    t=wb.create_sheet('GL tie-out'); wr(t,1,['Tie-out to GL, month of December 2023'],Bo)
    for i,(a,b) in enumerate((('4000 Base rent',T[1]),('4100 Opex / tax recoveries',T[2]),('4150 Electric',T[3]))): wr(t,3+i,[a,round(b,2),round(b,2),0.0],fmt='#,##0.00')
    wr(t,2,['Account','Per roll','Per GL','Diff'],Bo); widths(t,[30,14,14,10]); wb.active=1; wb.save(doc(f))
    out(f,'OFFICE','Controller schedule, PBC index and tie-out sheets, grouped merged headers, floors',rows,'One Tannery Row','2023-12-31',n,o,v,'RR 12.31.23',hard='storage row no unit; property office; next escalation')
def w10():
    r=random.Random(2810); nm=N(r); f='Entrata_RentRoll_TheQuarryAtUniversity.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Rent Roll'
    wr(ws,1,['The Quarry at University'],Font(bold=True,size=12)); wr(ws,2,['Rent Roll | As of Date: 09/30/2025 | Space Option: By Space']); wr(ws,3,['Created: 10/02/2025 08:05 AM MDT'])
    H=['Bldg-Unit-Space','Floor Plan','SQFT','Unit Status','Name','Move-In','Lease Start','Lease End','Market Rent','Rent','Parking','Utility Pkg','Furniture','Total Charges','Deposit Held','Balance']
    wr(ws,5,H,Font(bold=True,color='FFFFFFFF'),fill='FF7F3F00'); x=6; rows=[];T=[0]*8; C=dict(n=0,o=0,v=0,m=0); pl={'4x4 Standard':(4,1420,735),'2x2 Deluxe':(2,930,960),'3x3 Townhome':(3,1310,840)}
    U=[(b,fl*100+k) for b in (1,2,3) for fl in (1,2,3) for k in (1,2,3,4)]
    for b,k in U:
        p=['4x4 Standard','2x2 Deluxe','3x3 Townhome','4x4 Standard'][k%4]; q,sf,mk=pl[p]
        for s in 'ABCD'[:q]:
            u=f'{b}-{k}'; C['n']+=1; d=dict(unit=f'{u}-{s}',unitType=p,area=sf,marketRent=mk+0.0); u=f'{u}-{s}'
            y=r.random(); z=[mk,0,0,0,0,0,0,0]
            if (b,k)==(1,102): st='Model'; C['m']+=1
            elif y<.09: st=r.choice(['Vacant Unrented Ready','Vacant Unrented Not Ready','Vacant Rented Ready']); C['v']+=1
            else: st='Notice Unrented' if y<.12 else 'Occupied No Notice'; C['o']+=1
            d['statusText']=st
            if st[0] in 'ON':
                a,l=nm(); rent=mk-r.choice([0,15,25,40])+0.0; pk=r.choice([0,0,60.0]); ut=45.0; fu=r.choice([0,25.0]); tot=rent+pk+ut+fu; dep=r.choice([0,0,250.0]); bal=r.choice([0,0,0,tot,-50.0,round(r.uniform(10,300),2)])+0.0; mi=D(2025,8,r.randint(14,22)) if r.random()<.7 else D(2024,8,16)
                wr(ws,x,[u,p,sf,st,f'{l}, {a}',us(mi),'08/16/2025','07/31/2026',mk+0.0,rent,pk,ut,fu,tot,dep,bal],fmt='#,##0.00'); 
                d.update(tenantName=f'{l}, {a}',moveInDate=iso(mi),leaseStartDate='2025-08-16',leaseEndDate='2026-07-31',contractRent=rent,totalCharges=tot,deposit=dep,balance=bal,charges=[dict(code=g,amount=h) for g,h in (('Rent',rent),('Parking',pk),('Utility Pkg',ut),('Furniture',fu)) if h]); z=[mk,rent,pk,ut,fu,tot,dep,bal]
            else: wr(ws,x,[u,p,sf,st,'--','--','--','--',mk+0.0]+[0.0]*7,fmt='#,##0.00'); d.update(contractRent=0,totalCharges=0,deposit=0,balance=0)
            ws.cell(x,3).number_format='#,##0'; rows.append(d); T=[g+h for g,h in zip(T,z)]; x+=1
    wr(ws,x,['Total',None,None,f"{C['n']} spaces"]+[None]*4+[round(z,2) for z in T],Bo,'#,##0.00'); x+=2
    wr(ws,x,['Summary','Spaces'],Bo); x+=1
    for l,z in (('Occupied',C['o']),('Vacant',C['v']),('Model / Excluded',C['m']),('Total',C['n'])): wr(ws,x,[l,z]); x+=1
    widths(ws,[17,15,8,24,24,11,11,11]+[12]*8); ws.auto_filter.ref=f'A5:P{x-8}'; land(ws); wb.save(doc(f))
    for d in rows: d['unit']=d['unit']
    out(f,'STUDENT_HOUSING','Entrata by-space export, charge columns',rows,'The Quarry at University','2025-09-30',C['n'],C['o'],C['v'],'Rent Roll',hard='by-bed rows; dates as text; -- placeholders')
def w11():
    r=random.Random(2811); nm=N(r); f='8th_Street_Garage_monthlies.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Monthlies'
    wr(ws,1,['EIGHTH STREET GARAGE'],Bo); wr(ws,2,['Monthly parkers by stall, billing month September 2025']); x=4; rows=[];T=[0]*4;o=v=n=0; I=Font(name='Courier New',size=10)
    for lv,q,pre in (('LEVEL P1 - RESERVED',16,'R'),('LEVEL P2 - UNRESERVED ASSIGNED',18,'U'),('ROOF',10,'T')):
        wr(ws,x,[lv],Font(bold=True,size=11)); x+=1; wr(ws,x,['Stall #','Acct','Card','Parker / Company','Since','Type','Rate','City tax 18%','Due','Past due'],Font(bold=True,name='Courier New')); x+=1; s=[0]*4
        for i in range(1,q+1):
            n+=1; u=f'{pre}{i:02d}'; d=dict(unit=u,section=lv); typ='EV' if pre=='R' and i<4 else {'R':'RES','U':'STD','T':'ROOF'}[pre]; d['unitType']=typ
            if r.random()<.15: wr(ws,x,[u,None,None,'OPEN',None,typ],I); d['statusText']='OPEN'; v+=1
            else:
                a,b=nm(); t=r.choice([f'{a} {b}']*3+['Gable & Finch CPAs','Riverline Hotel','Court Reporters Guild']); rt={'EV':265,'RES':240,'STD':175,'ROOF':120}[typ]+0.0; tx=round(rt*.18,2); du=round(rt+tx,2); pd=r.choice([0,0,0,0,du]); si=D(r.randint(2017,2025),r.randint(1,8),1)
                wr(ws,x,[u,str(r.randint(4000,4999)),str(r.randint(10000,99999)),t,si.strftime('%m-%d-%y'),typ,f'{rt:.2f}',f'{tx:.2f}',f'{du:.2f}',f'{pd:.2f}' if pd else None],I)
                for k in (7,8,9,10): ws.cell(x,k).alignment=Alignment(horizontal='right')
                d.update(tenantName=t,statusText='Occupied',leaseStartDate=None,moveInDate=iso(si),contractRent=rt,charges=[dict(code='Rate',amount=rt),dict(code='City tax 18%',amount=tx)],totalCharges=du,balance=pd or None); o+=1; s=[p+q_ for p,q_ in zip(s,(rt,tx,du,pd))]
            rows.append(d); x+=1
        wr(ws,x,[None,None,None,f'Subtotal {q} stalls',None,None]+[round(z,2) for z in s],Bo,'0.00'); x+=2; T=[p+q_ for p,q_ in zip(T,s)]
    wr(ws,x,[None,None,None,'TOTAL MONTHLIES',None,None]+[round(z,2) for z in T],Bo,'0.00'); x+=2
    wr(ws,x,[None,None,None,f'{n} assigned stalls / {o} sold / {v} open']); wr(ws,x+1,[None,None,None,'Transient revenue not included. Tie-out: total due agrees to 9/1 billing batch. TM'],Font(color='FF0000FF',italic=True))
    widths(ws,[9,8,9,30,11,8,11,14,11,11]); ws.column_dimensions['C'].hidden=True; land(ws); wb.save(doc(f))
    out(f,'PARKING','Garage monthlies by stall, repeated header per level, numbers as text, hidden column',rows,'Eighth Street Garage','2025-09',n,o,v,'Monthlies',hard='stalls are the units; text numbers; OPEN for vacant')
def w12():
    r=random.Random(2812); f='Cobalt_Industrial_REIT_lease_schedule_FY24.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Lease schedule'
    ws['A1']='Cobalt Industrial REIT Operating Partnership, L.P.'; ws['A1'].font=Bo; ws['A2']='In-place leases by property - support for future minimum rents footnote'; ws['A3']='As of December 31, 2024   ($ actual, annualized)'
    wr(ws,5,['Property','Bldg','Unit','Lessee','Sq. feet','Lease\ncommencement','Lease\nexpiration','Annualized\nbase rent','$/SF','Recovery','Options'],Bo,fill='FFD9D9D9')
    for i in range(1,12): ws.cell(5,i).alignment=Alignment(wrap_text=True,vertical='bottom',horizontal='center')
    ten=iter('Plover Freight Systems|Anchorline Packaging|Dunmore Cold Chain|Hexley Fasteners|Vireo Pet Supply|Great Basin Flooring|Sterling Oak Cabinets|Ardent Bottling Co.|Nimble Parts Direct|Westmark Printers|Cinder Ridge Tools|Paloma Foods Import|Tri-Point Logistics|Bellwether Medical Dist.|Rookery Paper|Amber Solar Supply|Kite & Keel Marine|Summit HVAC Wholesale|Oxbow E-Commerce|Lattice Racking'.split('|'))
    x=6; rows=[];G=[0,0];o=v=n=0
    for p,bl in (('Sparks Gateway',[('A',['100','150','200']),('B',['300','400'])]),('Perimeter Logistics Park',[('1',['1A','1B','1C','1D']),('2',['2A','2B'])]),('Carson Valley DC',[(None,['Entire'])]),('Fernley Crossdock',[(None,['1-12','13-20','21-40'])]),('Airway Flex Center',[('North',['N1','N2','N3']),('South',['S1','S2','S3'])])):
        s=[0,0]; first=True; k=0
        for b,us_ in bl:
            fb=True
            for u in us_:
                n+=1;k+=1; a=r.randint(60,900)*100 if p!='Airway Flex Center' else r.randint(30,120)*100; d=dict(unit=u,propertyName=p,building=b,area=a)
                pr=[p if first else None,b if fb else None,u]
                if (p[:3],u) in (('Spa','400'),('Per','1C'),('Air','S2')): wr(ws,x,pr+['- Vacant -',a],fmt='#,##0'); d['statusText']='Vacant'; v+=1; ar=0
                else:
                    t=next(ten); st=D(r.randint(2015,2024),r.randint(1,12),1); e=eom(D(r.randint(2025,2036),r.randint(1,12),1)); ps=r.uniform(6.2,12.5); ar=round(a*ps)
                    wr(ws,x,pr+[t,a,st,e,ar,round(ar/a,2),r.choice(['NNN','NNN','MG']),r.choice([None,'1 x 5','2 x 5'])],fmt='#,##0'); ws.cell(x,9).number_format='0.00'
                    ws.cell(x,6).number_format=ws.cell(x,7).number_format='mmm d, yyyy'
                    d.update(tenantName=t,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(e),annualRent=ar); o+=1
                first=fb=False; s[0]+=a;s[1]+=ar; rows.append(d); x+=1
        wr(ws,x,[None,None,None,f'Total {p}',s[0],None,None,s[1],None],Bo,'#,##0')
        for c in (5,8): ws.cell(x,c).border=Border(top=th)
        x+=2; G=[G[0]+s[0],G[1]+s[1]]
    wr(ws,x,[None,None,None,'Total portfolio',G[0],None,None,G[1]],Bo,'#,##0')
    for c in (5,8): ws.cell(x,c).border=Border(top=th,bottom=db)
    wr(ws,x+2,[None,None,None,f'Number of units {n}; leased {o}; vacant {v}']); wr(ws,x+3,[None,None,None,'Footed; selected 8 leases for testing, see E-12.'],Font(color='FFFF0000'))
    widths(ws,[26,7,9,32,11,15,15,14,7,10,9]); ws.print_title_rows='5:5'; land(ws); wb.save(doc(f))
    out(f,'INDUSTRIAL','REIT lease schedule by property, values printed once per group, annual rents',rows,None,'2024-12-31',n,o,v,None,hard='property and building only on first row of group; annualized rent only')
def w13():
    r=random.Random(2813); nm=N(r); f='ResMan_LIHTC_Bellfield_Commons_0331.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Sheet1'
    ws.merge_cells('A1:O1'); ws['A1']='Bellfield Commons - Rent Roll'; ws['A1'].font=Font(bold=True,size=13,name='Arial'); ws['A1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A2:O2'); ws['A2']='As of 3/31/2025 | LIHTC project TX-11-204'; ws['A2'].alignment=Alignment(horizontal='center')
    ar=Font(name='Arial',size=9)
    wr(ws,4,['Unit','Type','Set-aside','Sq. Ft.','Residents','Status','Move in','Lease start','Lease end','LIHTC max rent','Lease rent','Subsidy','Resident pays','Deposits','Balance'],Font(bold=True,name='Arial',size=9)); x=5; rows=[];T=[0]*5;o=v=n=dn=0; plan=None
    tp={'1x1 60':(688,1064),'2x2 60':(942,1277),'2x2 50':(942,1064),'3x2 60':(1168,1475)}
    for i,u in enumerate([f'{b}{k:02d}' for b in (11,12,13,21,22,23) for k in range(1,13)]):
        n+=1; ty=r.choice(list(tp)); sf,mx=tp[ty]; d=dict(unit=u,unitType=ty,area=sf); sa=ty[-2:]+'% AMI'
        if u in ('1104','1211','2102','2309','2310'): st='Vacant'; v+=1
        elif u=='1301': st='Down'; dn+=1
        else: st=r.choice(['Current']*9+['Notice to vacate']); o+=1
        if u in('2205','1107'): st='Notice to vacate' if st=='Current' else st
        d['statusText']=st
        if st in('Vacant','Down'): wr(ws,x,[u,ty,sa,sf,None,st,None,None,None,mx],ar,'#,##0')
        else:
            a,b=nm(); mi=D(2018,1,1)+dt.timedelta(r.randint(0,2500)); ls=addm(D(2025,3,1),-r.randint(0,11)); le=eom(addm(ls,11)); lr=mx-r.choice([0,0,20,55,110]); su=r.randint(200,800) if r.random()<.3 else 0; dep=r.choice([250,300,400]); bal=r.choice([0,0,0,0,lr-su,round(r.uniform(-60,600),2)])
            T=[p+q for p,q in zip(T,(lr,su,lr-su,dep,bal))]; shown=lr
            if u=='2107': shown=lr+(30 if lr//10%10<7 else -30); plan=dict(what=f'Unit 2107 lease rent printed {shown:,.2f} instead of {lr:,.2f}; total follows the latter',kind='digit_changed')
            wr(ws,x,[u,ty,sa,sf,f'{a} {b}',st,mi,ls,le,mx,shown,su,lr-su,dep,bal],ar,'#,##0.00'); ws.cell(x,4).number_format=ws.cell(x,10).number_format='#,##0'
            d.update(tenantName=f'{a} {b}',moveInDate=iso(mi),leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=shown,charges=[dict(code='Subsidy',amount=su),dict(code='Resident pays',amount=lr-su)],deposit=dep,balance=bal)
        rows.append(d); x+=1
    wr(ws,x,['Totals',f'{n} units']+[None]*8+[round(z,2) for z in T],Font(bold=True,name='Arial',size=9),'#,##0.00')
    for c in range(1,16): ws.cell(x,c).border=Border(top=th)
    x+=2; wr(ws,x,['Status','','Units','%'],Bo); x+=1
    for l,z in (('Occupied (incl. notice)',o),('Vacant',v),('Down',dn),('Total',n)): wr(ws,x,[l,None,z,z/n]); ws.cell(x,4).number_format='0.0%'; x+=1
    widths(ws,[8,10,10,8,25,16,11,11,11,13,11,10,13,10,11]); land(ws); wb.save(doc(f))
    out(f,'MULTIFAMILY','ResMan LIHTC roll, max rent, subsidy split',rows,'Bellfield Commons','2025-03-31',n,o,v,None,planted=plan,hard='LIHTC max rent is no market rent; down unit')
def w14():
    r=random.Random(2814); nm=N(r); f='OneSite_RR_Detail_Larkspur_Landing.xlsx'; wb=Workbook(); ws=wb.active; ws.title='RENT ROLL DETAIL'
    wr(ws,1,['OneSite Rents v3.0']); wr(ws,1,['RENT ROLL DETAIL'],Font(bold=True,size=12),c0=7); wr(ws,1,['Page 1 of 4'],c0=17); wr(ws,2,['10/31/2024 6:03:11PM']); wr(ws,2,['Castleton Residential - Larkspur Landing'],Bo,c0=7); wr(ws,3,['As of 10/31/2024'],c0=7); wr(ws,4,['Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes'],Font(size=8))
    H=[['','','Unit','','Unit/Lease','','Move-In','Lease','Lease','Market','Trans','Lease','Other','Total','Dep','','Balance'],['Unit','Floorplan','Designation','SQFT','Status','Name','Move-Out','Start','End','+ Addl.','Code','Rent','Charges/Credits','Billing','On Hand','','']]
    def hd(x):
        for k in (0,1): wr(ws,x+k,[z or None for z in H[k]],Font(bold=True,size=9))
        for c in range(1,18): ws.cell(x+1,c).border=Border(bottom=th)
    hd(6); x=8; rows=[]; T=dict(mk=0,r=0,oc=0,tb=0,dep=0,bal=0); C=dict(o=0,v=0); ct={}; cd={}
    fp={'S1':(540,1390),'A2G':(735,1655),'B1':(1015,2040),'B3L':(1190,2285)}; q=1; A='#,##0.00'
    U=[f'{b}-{k}' for b in 'ABCD' for k in (101,102,103,104,201,202,203,204,301,302,303)]
    for i,u in enumerate(U):
        if i in(15,30): x+=1; hd(x); x+=2
        p=r.choice(list(fp)); sf,mk=fp[p]; mk=mk+r.choice([0,25,50])
        def rec(st,future=False):
            nonlocal x
            a,b=nm(); ls=addm(D(2024,10,1),-r.randint(0,10)) if not future else D(2024,11,r.randint(8,22)); le=eom(addm(ls,11)); mi=ls if r.random()<.6 else addm(ls,-12); mo=D(2024,11,r.randint(10,30)) if st.endswith('NTV') else None
            rent=mk-r.choice([0,35,60,95])+0.0; extra=[(c,z) for c,z,pr in (('PETRENT',40.0,.3),('CABLE',65.0,.6),('STORAGE',30.0,.15),('CONC/SPEC',-75.0,.15)) if r.random()<pr]; tot=rent+sum(z for _,z in extra); dep=r.choice([400.0,rent]); bal=r.choice([0,0,0,-tot,round(r.uniform(5,700),2)])+0.0
            if future: mi=ls; bal=0.0
            nmx=f'{b}, {a}'
            wr(ws,x,[u,p,'N/A',sf,st,nmx,us(mi),us(ls),us(le),None if future else mk+0.0,'RENT',rent,0.0,tot if not extra else None,dep,None,bal],fmt=A); ws.cell(x,4).number_format='0'; y=x
            for k,(c,z) in enumerate(extra):
                y+=1; wr(ws,y,[c,0.0,z]+([tot] if k==len(extra)-1 else []),fmt=A,c0=11)
            if mo: ws.cell(x+1,7,us(mo)); y=max(y,x+1)
            x=y+1
            rows.append(dict(unit=u,unitType=p,area=sf,statusText=st,tenantName=nmx,moveInDate=iso(mi),moveOutDate=iso(mo),leaseStartDate=iso(ls),leaseEndDate=iso(le),marketRent=None if future else mk+0.0,contractRent=rent,charges=[dict(code='RENT',amount=rent)]+[dict(code=c,amount=z) for c,z in extra],totalCharges=tot,deposit=dep,balance=bal))
            if not future:
                T['r']+=rent;T['oc']+=tot-rent;T['tb']+=tot;T['dep']+=dep;T['bal']+=bal
                for c,z in [('RENT',rent)]+extra: cd[c]=cd.get(c,0)+z
        T['mk']+=mk
        if u in('A-203','C-102','D-301'):
            st='Vacant-Leased' if u=='C-102' else 'Vacant'; C['v']+=1
            wr(ws,x,[u,p,'N/A',sf,st,'VACANT',None,None,None,mk+0.0,None,0.0,0.0,0.0,0.0,None,0.0],fmt=A); ws.cell(x,4).number_format='0'; x+=1
            rows.append(dict(unit=u,unitType=p,area=sf,statusText=st,marketRent=mk+0.0,contractRent=0,totalCharges=0,deposit=0,balance=0))
            if u=='C-102': rec('Applicant',True)
        else:
            st='Occupied-NTV' if u in('B-104','D-202') else 'Occupied-NTVL' if u=='A-301' else 'Occupied'; C['o']+=1; rec(st)
            if u=='A-301': rec('Pending renewal' if 0 else 'Applicant',True)
    x+=1; wr(ws,x,['totals:']+[None]*8+[T['mk']+0.0,None]+[round(T[k],2) for k in('r','oc','tb','dep')]+[None,round(T['bal'],2)],Bo,A); x+=1
    wr(ws,x,['Applicant amounts are not included in totals.'],Font(size=8,italic=True)); x+=2
    wr(ws,x,['Unit summary','Units'],Bo); x+=1
    n=len(U)
    for l,z in (('Occupied (incl. on notice)',C['o']),('Vacant',C['v']),('Totals',n)): wr(ws,x,[l,z]); x+=1
    x+=1; wr(ws,x,['summary billing by transaction code for the property'],Bo); x+=1
    for c,z in cd.items(): wr(ws,x,[c,None,z],fmt=A); x+=1
    wr(ws,x,['Total',None,round(T['tb'],2)],Bo,A)
    widths(ws,[20,10,12,8,15,24,11,11,11,11,11,11,14,11,11,2,11]); land(ws); wb.save(doc(f))
    out(f,'MULTIFAMILY','RealPage OneSite rent roll detail, two-line header repeated, charge lines',rows,'Larkspur Landing','2024-10-31',n,C['o'],C['v'],None,hard='charge lines below; move-out under move-in; applicants; repeated headers')
