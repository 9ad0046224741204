# workbooks 8-14
from lib import *
import openpyxl, xlsxwriter
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as CL
thin=Side(style='thin'); 

# ---------- 8 motel
def d8():
    file='Sundowner monthlies.xlsx'; r=random.Random(4108); N=Names(r)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='monthlies'
    ws['B1']='SUNDOWNER MOTOR LODGE'; ws['B1'].font=Font(name='Comic Sans MS',bold=True,size=15,color='C00000')
    ws['B2']='monthly guest list - effective 3/1/25'; ws['B2'].font=Font(italic=True)
    hs=['','Rm','what it is','Guest','here since','who pays','Mo. rate','cable/fridge','Pet','TOTAL due each mo.','deposit','owes me','notes']
    for i,h in enumerate(hs,1):
        if h: c=ws.cell(4,i,h); c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='FFE699'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.border=Border(bottom=thin)
    rn=5; rows=[]
    wings=[('EAST WING',[1,2,3,4,5,6,7,8,9,10]),('WEST WING',[11,12,14,15,16,17,18,19,20,21]),('BACK ROW',['B1','B2','B3','B4','B5'])]
    emp={4:'EMPTY',9:'OUT OF ORDER',15:'EMPTY',20:'EMPTY','B3':'OUT OF ORDER'}
    notes={2:'on oxygen - first fl only',7:'county voucher thru June',12:'2 kids at Polk Elem.','B1':'night clerk, half rate',18:'works at the tire shop'}
    RF=0
    for w,ro in wings:
        s=rn
        for x in ro:
            ty='kitchenette' if (isinstance(x,str) or x%3==0) else r.choice(['1 queen','2 dbl','1 queen'])
            c=lambda i,v,f=None:(ws.cell(rn,i,v),f and setattr(ws.cell(rn,i),'number_format',f))
            c(2,x); c(3,ty)
            R=dict(unit=str(x),building=w,unitType=ty)
            if x in emp: c(4,emp[x]); R['statusText']=emp[x]; 
            else:
                nm=r.choice([N.fl,N.fl,N.lf])(); c(4,nm); d=D(r.choice([2019,2021,2022,2023,2024,2024]),r.randint(1,12),r.randint(1,28))
                if r.random()<.65: c(5,d,'m/d/yy')
                else: c(5,mdY2(d))
                c(6,'county voucher' if x in(7,16,19) else r.choice(['self','self','self','church','SSI payee']))
                rate=({'kitchenette':1050,'1 queen':875,'2 dbl':940}[ty])+r.choice([0,0,-25,25]); rate=525 if x=='B1' else rate
                cab=r.choice([0,20,20,35]); pet=r.choice([0,0,0,40])
                c(7,rate,'"$"#,##0'); ch=[]
                if cab: c(8,cab,'"$"#,##0'); ch.append(dict(code='cable/fridge',amount=cab))
                if pet: c(9,pet,'"$"#,##0'); ch.append(dict(code='Pet',amount=pet))
                c(10,rate+cab+pet,'"$"#,##0'); dep=r.choice([200,200,300,0]); c(11,dep,'"$"#,##0'); ow=r.choice([0]*4+[110,245,rate]); 
                if ow: c(12,ow,'"$"#,##0')
                R.update(tenantName=nm,statusText='Occupied',moveInDate=d,contractRent=rate,charges=ch,totalCharges=rate+cab+pet,deposit=dep,balance=ow or None)
            if x in notes: c(13,notes[x])
            rows.append(R); rn+=1
        ws.merge_cells(start_row=s,start_column=1,end_row=rn-1,end_column=1); q=ws.cell(s,1,w); q.alignment=Alignment(text_rotation=90,horizontal='center',vertical='center'); q.font=Font(bold=True); q.fill=PatternFill('solid',fgColor='DDEBF7')
        for i in range(1,14): ws.cell(rn,i).fill=PatternFill('solid',fgColor='D9D9D9')
        ws.row_dimensions[rn].height=5; rn+=1
    ws.cell(rn,4,'ALL ROOMS').font=Font(bold=True); sm=lambda f:sum(f(q) or 0 for q in rows)
    cf=lambda q,k:sum(z['amount'] for z in q.get('charges',[]) if z['code']==k)
    for i,v in [(7,sm(lambda q:q.get('contractRent'))),(8,sm(lambda q:cf(q,'cable/fridge'))),(9,sm(lambda q:cf(q,'Pet'))),(10,sm(lambda q:q.get('totalCharges'))),(11,sm(lambda q:q.get('deposit'))),(12,sm(lambda q:q.get('balance')))]:
        k=ws.cell(rn,i,v); k.number_format='"$"#,##0'; k.font=Font(bold=True); k.border=Border(top=thin,bottom=Side(style='double'))
    ws.cell(rn+2,2,'25 rooms / 20 monthlies / 3 empty / 2 out of order. no room 13.'); ws.cell(rn+3,2,'rate includes lights, water, towels once a wk. No leases - all month to month by registration card.')
    for i,wd in enumerate([5,5,13,22,11,14,10,10,7,12,9,9,26],1): ws.column_dimensions[CL(i)].width=wd
    ws.row_dimensions[4].height=32; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc(file)); assert sum(q['statusText']=='Occupied' for q in rows)==20 and len(rows)==25
    save(file,('HOSPITALITY',"motel owner's sheet of monthly guests, wing in rotated merged cells, mixed dates",True),'SUNDOWNER MOTOR LODGE','2025-03-01',25,20,None,rows)

# ---------- 9 garages & yards, Rent Manager, planted digit
def d9():
    file='RM_RentRoll_GaragesYards.xlsx'; r=random.Random(4109); N=Names(r)
    wb=xlsxwriter.Workbook(doc(file)); ws=wb.add_worksheet('Rent Roll')
    f=lambda **k:wb.add_format(dict(font_name='Segoe UI',font_size=8,**k))
    h=f(bold=True,bottom=1,text_wrap=True,bg_color='#E7E6E6',valign='bottom'); t=f(); mf=f(num_format='#,##0.00;(#,##0.00)'); df=f(num_format='mm/dd/yyyy',align='left'); g=f(bold=True,font_color='#1F4E79'); tb=f(bold=True,top=1,num_format='#,##0.00;(#,##0.00)'); tt=f(bold=True,top=1)
    ws.write('A1','Ironbridge Garages & Yards',f(bold=True)); ws.write('A2','Rent Roll',wb.add_format(dict(font_name='Segoe UI',font_size=14,bold=True))); ws.write('A3','Unit types: GAR, GAR2, YARD, SHED     Show vacant units: Yes     Recurring charges: Current',t); ws.write('P1','Printed 4/7/2025 2:18 PM',f(align='right')); ws.write('P2','Rent Manager',f(align='right',italic=True))
    H=['Unit','Type','Tenant','Acct #','Move In','Lease End','Sq Ft','Market Rent','RC Rent Charge','ELE Electric','WTR Water','TAX Sales Tax','Total Recurring','Security Deposit','Balance','Status']
    ws.write_row(4,0,H,h); ws.set_row(4,26)
    Ps=[('ALLEY9 - Ninth Alley Garages',[f'G{i:02d}' for i in range(1,19)]),('CINDER - Cinder Street Yards',['Y-1','Y-2','Y-3','Y-4','Y-5','Y-6A','Y-6B']),('DEPOT - Depot Row Garages and Sheds',['D1','D2','D3','D4','D5','D6','D7','D8','SH-1','SH-2','SH-3'])]
    cos=['Rivas Paving & Haul','Blue Heron Pool Service','TwoTon Towing LLC','Garrity Scaffold Rental','Kowal Tree Care','Eastline Food Trucks Coop','Paredes Masonry']; r.shuffle(cos)
    vac={'G04','G11','Y-3','D6','SH-2'}; rows=[]; rn=5; plant=None
    spec={'GAR':(220,135),'GAR2':(420,235),'YARD':(6000,850),'SHED':(140,90)}
    allr=[]
    for p,us in Ps:
        ws.write(rn,0,p,g); rn+=1; Q=[]
        for u in us:
            ty='YARD' if u[0]=='Y' else 'SHED' if u[0]=='S' else 'GAR2' if u in('G09','G18','D4','D8') else 'GAR'
            sf,mk=spec[ty]; 
            if ty=='YARD': sf+=r.choice([-1500,0,2200,4000]); mk=round(sf*.14/5)*5
            R=dict(unit=u,propertyName=p,unitType=ty,area=sf,marketRent=mk); ws.write_row(rn,0,[u,ty],t); ws.write(rn,6,sf,f(num_format='#,##0')); ws.write(rn,7,mk,mf)
            if u in vac:
                R.update(statusText='Vacant',contractRent=None); ws.write(rn,2,'',t); ws.write(rn,15,'Vacant',t); R['_r']=[0]*7
            else:
                nm=cos.pop() if ty=='YARD' else N.lf(); mi=D(r.randint(2010,2024),r.randint(1,12),1); le=r.choice([None,None,D(2025,12,31),eom(D(2026,r.randint(1,12),1))]) if ty=='YARD' or ty=='GAR2' else None
                rent=mk-r.choice([0,5,10,20]); el=r.choice([0,0,15]) if ty!='YARD' else r.choice([0,60]); wt=25 if ty=='YARD' else 0; tx=round(rent*.06,2); tot=round(rent+el+wt+tx,2); dep=r.choice([100,rent,0]); bal=r.choice([0,0,0,tot,-tot,round(r.uniform(10,90),2)])
                pr=rent
                if u=='D3': pr=rent; 
                ws.write_row(rn,2,[nm,f'{r.randint(1100,9800)}'],t); ws.write_datetime(rn,4,dt.datetime(mi.year,mi.month,1),df)
                if le: ws.write_datetime(rn,5,dt.datetime(le.year,le.month,le.day),df)
                R.update(tenantName=nm,statusText='Current',moveInDate=mi,leaseEndDate=le,contractRent=rent,deposit=dep,balance=bal,_r=[rent,el,wt,tx,tot,dep,bal])
                prn=list(R['_r'])
                if u=='G14':
                    prn[0]=rent+60; plant=(u,rent,prn[0]); R['contractRent']=prn[0]
                R['charges']=[dict(code=c,amount=a) for c,a in zip(['RC','ELE','WTR','TAX'],prn) if a]; R['totalCharges']=tot
                for k,v in enumerate(prn):
                    if v or k in(0,4,5,6): ws.write(rn,8+k,v,mf)
                ws.write(rn,15,'Current',t)
            rows.append(R); Q.append(R); rn+=1
        o=sum(q['statusText']=='Current' for q in Q)
        for i in range(16): ws.write_blank(rn,i,None,tt)
        ws.write(rn,0,f'Total {p.split(" - ")[0]}',tt); ws.write(rn,2,f'{len(Q)} units, {o} occupied',tt); ws.write(rn,6,sum(q['area'] for q in Q),f(bold=True,top=1,num_format='#,##0')); ws.write(rn,7,sum(q['marketRent'] for q in Q),tb)
        for k in range(7): ws.write(rn,8+k,round(sum(q['_r'][k] for q in Q),2),tb)
        rn+=2
    n=len(rows); o=sum(q['statusText']=='Current' for q in rows)
    for i in range(16): ws.write_blank(rn,i,None,tt)
    ws.write(rn,0,'Report Total',tt); ws.write(rn,2,f'{n} units, {o} occupied, {n-o} vacant',tt); ws.write(rn,6,sum(q['area'] for q in rows),f(bold=True,top=1,num_format='#,##0')); ws.write(rn,7,sum(q['marketRent'] for q in rows),tb)
    for k in range(7): ws.write(rn,8+k,round(sum(q['_r'][k] for q in rows),2),tb)
    for i,w in enumerate([9,7,26,8,10,10,8,10,10,9,8,9,10,10,10,9]): ws.set_column(i,i,w)
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.freeze_panes(5,1); wb.close()
    save(file,('PARKING','Rent Manager rent roll export of garages, yards and sheds by property, charge code columns',False),'Ironbridge Garages & Yards',None,n,o,n-o,rows,planted=dict(what=f'RC Rent Charge of unit {plant[0]} shows {plant[2]}.00 in place of {plant[1]}.00; its Total Recurring, sales tax, the property total and report total keep the right figure',kind='digit_changed'))

# ---------- 10 student
def d10():
    file='Foundry Hall rent roll by bed Feb 2025.xlsx'; r=random.Random(4110); N=Names(r)
    wb=openpyxl.Workbook(); s0=wb.active; s0.title='Summary'; ws=wb.create_sheet('Bed Detail'); s2=wb.create_sheet('Legend')
    ws['A1']='Foundry Hall Student Rooms'; ws['A1'].font=Font(bold=True,size=13); ws['A2']='Rent Roll by Bed Space'; ws['A3']='As of 02/28/2025  -  Academic Year 2024-25'
    G=[('Space',1,4),('Resident',5,6),('Contract',7,9),('Monthly billing',10,14),('Ledger',15,16)]
    hf=PatternFill('solid',fgColor='203864')
    for t,a,b in G:
        ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b); c=ws.cell(5,a,t); c.font=Font(bold=True,color='FFFFFF'); c.fill=hf; c.alignment=Alignment(horizontal='center')
    for i,h in enumerate(['Bldg','Bed Space','Room Style','Market\n(per bed)','Name','Status','Move-In','Contract\nBegin','Contract\nEnd','Installment','Furniture','Utility\nCap Fee','Bike /\nParking','Total\nBilled','Deposit','Balance'],1):
        c=ws.cell(6,i,h); c.font=Font(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.fill=PatternFill('solid',fgColor='D9E2F3'); c.border=Border(bottom=thin)
    ws.row_dimensions[6].height=30
    st={'Double':695,'Single':925,'Quad bed':610}; rn=7; rows=[]
    spaces=[]
    for b in('North','South'):
        for fl in(1,2,3):
            for k in range(1,6):
                sty='Single' if k in(1,5) else 'Quad bed' if k==3 else 'Double'
                beds={'Single':[''],'Double':['A','B'],'Quad bed':['A','B','C','D']}[sty]
                if fl==1 and k==3: beds=beds[:2] ; sty='Double'
                for z in beds: spaces.append((b,f'{b[0]}{fl}0{k}'+('-'+z if z else ''),sty))
    vac=set(r.sample([s[1] for s in spaces],6)); ntv=set(r.sample([s[1] for s in spaces if s[1] not in vac],3))
    for b,u,sty in spaces:
        mk=st[sty]; R=dict(unit=u,building=b,unitType=sty,marketRent=mk); W=lambda i,v,f=None:(ws.cell(rn,i,v),f and setattr(ws.cell(rn,i),'number_format',f)); W(1,b); W(2,u); W(3,sty); W(4,mk,'#,##0')
        if u in vac: W(6,'Available'); R.update(statusText='Available')
        else:
            s='Leaving May' if u in ntv else r.choice(['In house','In house','Renewed 25-26']); nm=N.lf(); mi=D(2024,8,r.choice([17,18,19])) if r.random()<.8 else D(2025,1,r.choice([4,5,11])); cb=D(2024,8,15) if mi.year==2024 else D(2025,1,1)
            rent=mk-r.choice([0,0,20,45]); fu=r.choice([0,0,30]); ut=25; pk=r.choice([0,0,0,10,65]); tot=rent+fu+ut+pk; dep=r.choice([150,150,0]); bal=r.choice([0]*6+[tot,-60,rent*2,18.75])
            W(5,nm); W(6,s); W(7,mi,'m/d/yyyy'); W(8,cb,'m/d/yyyy'); W(9,D(2025,5,31) if u in ntv else D(2025,7,31),'m/d/yyyy'); nf='#,##0.00_);(#,##0.00)'
            for i,v in zip(range(10,17),[rent,fu,ut,pk,tot,dep,bal]):
                if v or i in(10,14,15,16): W(i,v,nf)
            R.update(tenantName=nm,statusText=s,moveInDate=mi,leaseStartDate=cb,leaseEndDate=D(2025,5,31) if u in ntv else D(2025,7,31),contractRent=rent,charges=[dict(code=c,amount=a) for c,a in [('Furniture',fu),('Utility Cap Fee',ut),('Bike / Parking',pk)] if a],totalCharges=tot,deposit=dep,balance=bal,_v=[rent,fu,ut,pk,tot,dep,bal])
        if (rn%2)==0:
            for i in range(1,17): ws.cell(rn,i).fill=PatternFill('solid',fgColor='F7F9FC')
        rows.append(R); rn+=1
    ws.cell(rn,2,f'{len(rows)} beds').font=Font(bold=True); c=ws.cell(rn,4,sum(q['marketRent'] for q in rows)); c.number_format='#,##0'; c.font=Font(bold=True)
    T=[sum(q['_v'][k] for q in rows if '_v' in q) for k in range(7)]
    for i,v in zip(range(10,17),T): c=ws.cell(rn,i,v); c.number_format='#,##0.00_);(#,##0.00)'; c.font=Font(bold=True)
    for i in range(1,17): ws.cell(rn,i).border=Border(top=thin)
    for i,w in enumerate([7,11,11,9,24,14,11,11,11,11,10,9,9,11,9,11],1): ws.column_dimensions[CL(i)].width=w
    n=len(rows); o=n-len(vac)
    for k,(a,b) in enumerate([('Foundry Hall Student Rooms',None),('Beds',n),('Beds under contract',o),('Beds available',n-o),('Pre-leased for 2025-26',sum(q['statusText']=='Renewed 25-26' for q in rows)),('Monthly billing, all beds',T[4]),('Deposits held',T[5])],1):
        s0.cell(k,1,a).font=Font(bold=k==1); 
        if b is not None: s0.cell(k,2,b).number_format='#,##0'
    s0.column_dimensions['A'].width=30
    for k,x in enumerate(['In house = contract through 7/31/2025','Renewed 25-26 = has signed for next year','Leaving May = notice given, early end 5/31/2025','Market (per bed) = published 2024-25 rate, per month'],1): s2.cell(k,1,x)
    ws.freeze_panes='C7'; wb.active=1
    for w in wb: w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); w.page_setup.fitToHeight=0
    wb.save(doc(file)); print('beds',n)
    save(file,('STUDENT_HOUSING','by-bed roll, grouped two-line header, three sheets, building column',True),'Foundry Hall Student Rooms','2025-02-28',n,o,n-o,rows,sheet='Bed Detail')

# ---------- 11 Yardi tenancy schedule
def d11():
    file='TenancySchedule_rdgflx.xlsx'; r=random.Random(4111)
    wb=xlsxwriter.Workbook(doc(file)); ws=wb.add_worksheet('Report1')
    f=lambda **k:wb.add_format(dict(font_name='Arial',font_size=8,**k))
    c=f(bold=True,align='center'); h=f(bold=True,text_wrap=True,align='center',valign='vcenter',border=1,bg_color='#D3D3D3'); t=f(valign='top',text_wrap=True); n2=f(num_format='#,##0.00',valign='top'); d=f(num_format='mm/dd/yyyy',valign='top'); b=f(bold=True); bn=f(bold=True,num_format='#,##0.00',top=1); it=f(italic=True,font_color='#444444'); ir=f(italic=True,font_color='#444444',align='right'); sb=f(bold=True,bottom=4)
    ws.merge_range('A1:O1','Tenancy Schedule I',wb.add_format(dict(font_name='Arial',font_size=12,bold=True,align='center'))); ws.merge_range('A2:O2','Property: rdgflx     As of Date: 05/31/2025     By Property',c)
    H=['Property','Unit(s)','Lease','Lease Type','Area','Lease From','Lease To','Term','Tenancy\nYears','Monthly\nRent','Monthly\nRent/Area','Annual\nRent','Annual\nRent/Area','Annual\nRec./Area','Security\nDeposit Received']
    for i,x in enumerate(H): ws.write(3,i,x,h)
    ws.set_row(3,34); ws.write(4,0,'Current Leases',b)
    T=[('1-A','Arroyo Fastener Company (t0002201)','Industrial NNN',9800,D(2019,2,1),D(2029,1,31),7840,.19,15000,[(D(2026,2,1),8075.2),(D(2027,2,1),8317.46)]),('1-B','Lattice Robotics, Inc. (t0002317)','Industrial NNN',6150,D(2023,5,1),D(2028,4,30),5842.5,.19,11685,[(D(2026,5,1),6017.78)]),('1-C, 1-D','Hobart Bay Seafood Importers (t0001998)','Industrial NNN',14200,D(2016,9,1),D(2026,8,31),9940,.19,0,[(D(2025,9,1),10238.2)]),
    ('2-A','VeloCity Courier Services LLC (t0002405)','Industrial MG',5075,D(2024,7,1),D(2027,6,30),5328.75,0,5328.75,[(D(2025,7,1),5488.61),(D(2026,7,1),5653.27)]),('2-C','Stonefruit Beverage Co-Packers (t0002150)','Industrial NNN',11600,D(2021,1,1),D(2030,12,31),8816,.21,17632,[(D(2026,1,1),9080.48),(D(2027,1,1),9352.89),(D(2028,1,1),9633.48)]),('2-D','City of Ardmore Parks Dept. Storage (t0001877)','Industrial Gross',4800,D(2014,3,1),D(2025,12,31),3360,0,0,[]),
    ('3-A','Padilla Custom Upholstery (t0002288)','Industrial MG',2650,D(2022,11,1),D(2025,10,31),2782.5,0,2500,[]),('3-B','Gearwheel Bicycle Wholesale (t0002344)','Industrial MG',3900,D(2023,10,1),D(2026,9,30),3900,0,3900,[(D(2025,10,1),4017)]),('3-D','Ninth Wave Marine Electronics (t0002390)','Industrial NNN',5200,D(2024,2,15),D(2029,2,14),4940,.2,9880,[(D(2026,2,15),5088.2)])]
    V=[('2-B',4900),('3-C',2700)]
    rn=5; rows=[]; asof=D(2025,5,31); P='Ridgeway Flex Park (rdgflx)'
    for u,nm,lt,a,s,e,rent,rec,dep,steps in T:
        term=(e.year-s.year)*12+e.month-s.month+(1 if e.day>=27 or s.day==1 else 0); ty=round((asof-s).days/365.25,2)
        ws.write(rn,0,P,t); ws.write(rn,1,u,t); ws.write(rn,2,nm,t); ws.write(rn,3,lt,t); ws.write(rn,4,a,n2); ws.write_datetime(rn,5,dt.datetime.combine(s,dt.time()),d); ws.write_datetime(rn,6,dt.datetime.combine(e,dt.time()),d); ws.write(rn,7,term,f(valign='top')); ws.write(rn,8,ty,n2); ws.write(rn,9,rent,n2); ws.write(rn,10,round(rent/a,2),n2); ws.write(rn,11,rent*12,n2); ws.write(rn,12,round(rent*12/a,2),n2); ws.write(rn,13,round(rec*12,2),n2); ws.write(rn,14,dep,n2); ws.set_row(rn,23); rn+=1
        ch=[('rnt','Base Rent',rent)]
        if rec: ch+=[('cam','CAM Estimate',round(a*rec*.45,2)),('ret','Real Estate Tax Est.',round(a*rec*.55,2))]
        ws.write(rn,2,'Charge Schedules',sb); rn+=1
        for i,x in enumerate(['Charge','Description','Unit','Area','From','To','','Monthly Amt','','Annual']): 
            if x: ws.write(rn,2+i,x,ir if i in(3,4,5,7,9) else it)
        rn+=1
        cf=D(2025,1,1) if s<D(2025,1,1) else s
        for cd,ds,am in ch:
            to=steps[0][0]-dt.timedelta(1) if cd=='rnt' and steps else e
            ws.write(rn,2,cd,t); ws.write(rn,3,ds,t); ws.write(rn,4,u,t); ws.write(rn,5,a,n2); ws.write_datetime(rn,6,dt.datetime.combine(cf,dt.time()),d); ws.write_datetime(rn,7,dt.datetime.combine(to,dt.time()),d); ws.write(rn,9,am,n2); ws.write(rn,11,round(am*12,2),n2); rn+=1
        if steps:
            ws.write(rn,2,'Rent Steps',sb); rn+=1
            for i,x in enumerate(['Charge','Description','Unit','Area','From','To','','Monthly Amt','','Annual']): 
                if x: ws.write(rn,2+i,x,ir if i in(3,4,5,7,9) else it)
            rn+=1
            for k,(sd,am) in enumerate(steps):
                to=(steps[k+1][0]-dt.timedelta(1)) if k+1<len(steps) else e
                ws.write(rn,2,'rnt',t); ws.write(rn,3,'Base Rent',t); ws.write(rn,4,u,t); ws.write(rn,5,a,n2); ws.write_datetime(rn,6,dt.datetime.combine(sd,dt.time()),d); ws.write_datetime(rn,7,dt.datetime.combine(to,dt.time()),d); ws.write(rn,9,am,n2); ws.write(rn,11,round(am*12,2),n2); rn+=1
        rn+=1
        rows.append(dict(unit=u,propertyName=P,tenantName=nm,statusText='Occupied',section='Current Leases',area=a,leaseStartDate=s,leaseEndDate=e,contractRent=rent,annualRent=rent*12,deposit=dep,charges=[dict(code=x,amount=z) for x,_,z in ch],rentSteps=[dict(date=iso(x),amount=z) for x,z in steps]))
    S=lambda i:sum(x[i] for x in T); ws.write(rn,2,'Total Current',b); ws.write(rn,4,S(3),bn); ws.write(rn,9,S(6),bn); ws.write(rn,11,S(6)*12,bn); ws.write(rn,14,S(8),bn); rn+=2
    ws.write(rn,0,'Vacant Units',b); rn+=1
    for u,a in V: ws.write(rn,0,P,t); ws.write(rn,1,u,t); ws.write(rn,2,'VACANT',t); ws.write(rn,4,a,n2); ws.set_row(rn,23); rn+=1; rows.append(dict(unit=u,propertyName=P,statusText='VACANT',section='Vacant Units',area=a))
    ws.write(rn,2,'Total Vacant',b); ws.write(rn,4,sum(x[1] for x in V),bn); rn+=2
    TA=S(3)+sum(x[1] for x in V)
    for k,(l,cnt,a) in enumerate([('Occupied Area',10,S(3)),('Vacant Area',2,TA-S(3)),('Total',12,TA)]):
        ws.write(rn,2,l,b); ws.write(rn,3,f'{cnt} units',t); ws.write(rn,4,a,n2); ws.write(rn,5,a/TA,f(num_format='0.00%')); rn+=1
    for i,w in enumerate([16,10,26,19,11,11,11,9,9,12,9,13,9,9,13]): ws.set_column(i,i,w)
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3); wb.close()
    save(file,('INDUSTRIAL','Yardi Tenancy Schedule I export with charge schedules and rent steps under each lease',True),P,'2025-05-31',12,10,2,rows)

# ---------- 12 AppFolio big export
def d12():
    file='rent_roll-20250531_export.xlsx'; r=random.Random(4112); N=Names(r)
    wb=xlsxwriter.Workbook(doc(file)); ws=wb.add_worksheet('rent_roll'); b=wb.add_format(dict(bold=True)); mf=wb.add_format(dict(num_format='#,##0.00')); bm=wb.add_format(dict(bold=True,num_format='#,##0.00'))
    for k,x in enumerate(['Rent Roll','Properties: Linwood Terrace - 40 Linwood Ave, Linwood Annex - 52 Linwood Ave','Units: Active','As of: 05/31/2025','Include Non-Revenue Units: No','Level of Detail: Detail View']): ws.write(k,0,x,b if k==0 else None)
    H=['Property Name','Unit','Tags','BD/BA','Tenant','Additional Tenants','Status','Sqft','Market Rent','Rent','Monthly Charges','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due']
    ws.write_row(7,0,H,b); rn=8; rows=[]; asof=D(2025,5,31); dm=lambda d:mdy(d)
    for p,pre,floors,per in [('Linwood Terrace','',6,16),('Linwood Annex','X',4,10)]:
        for fl in range(1,floors+1):
            for k in range(1,per+1):
                u=f'{pre}{fl}{k:02d}'; bd=('--/1.00','1/1.00','1/1.00','2/1.00','2/2.00')[(k+fl)%5]; sf={'--/1.00':455,'1/1.00':610,'2/1.00':805,'2/2.00':910}[bd]; mk={'--/1.00':1180,'1/1.00':1395,'2/1.00':1640,'2/2.00':1810}[bd]+fl*10
                x=r.random(); s='Vacant-Unrented' if x<.045 else 'Vacant-Rented' if x<.06 else 'Notice-Unrented' if x<.085 else 'Notice-Rented' if x<.095 else 'Evict' if x<.11 else 'Current'
                tag=r.choice(['']*6+['RSO','Rehab']); R=dict(unit=u,propertyName=p,unitType=bd,statusText=s,area=sf,marketRent=mk)
                ws.write_row(rn,0,[p,u,tag,bd]); ws.write(rn,6,s); ws.write(rn,7,sf); ws.write(rn,8,mk,mf)
                if not s.startswith('Vac'):
                    nm=N.fl(); add=N.fl() if r.random()<.25 else ''; f0=D(r.choice([2023,2024,2024,2025]),r.randint(1,5),1); mi=f0 if r.random()<.5 else addm(f0,-12*r.randint(1,9)); to=eom(addm(f0,11)); mtm=False
                    if to<=asof: 
                        if r.random()<.4: mtm=True
                        else: f0=addm(f0,12*((asof.year-f0.year))); to=eom(addm(f0,11))
                    rent=mk-r.choice([0,15,40,75,120,165]); mc=rent+r.choice([0,0,45,75,35]); dep=r.choice([500,rent,rent,0]); pd=r.choice([0]*7+[rent,mc,round(r.uniform(5,300),2)]) if s!='Evict' else rent*4
                    ws.write(rn,4,nm); ws.write(rn,5,add); ws.write(rn,9,rent,mf); ws.write(rn,10,mc,mf); ws.write(rn,11,dep,mf); ws.write(rn,12,dm(f0)); 
                    if not mtm: ws.write(rn,13,dm(to))
                    ws.write(rn,14,dm(mi)); ws.write(rn,16,pd,mf); mo=None
                    if s.startswith('Not'): mo=D(2025,6,r.choice([15,30])); ws.write(rn,15,dm(mo))
                    R.update(tenantName=nm,contractRent=rent,totalCharges=mc,deposit=dep,leaseStartDate=f0,leaseEndDate=None if mtm else to,moveInDate=mi,moveOutDate=mo,balance=pd)
                rows.append(R); rn+=1
    n=len(rows); o=sum(not q['statusText'].startswith('Vac') for q in rows); sm=lambda k:sum(q.get(k) or 0 for q in rows)
    ws.write(rn,0,'Total',b); ws.write(rn,1,f'{n} Units',b); ws.write(rn,6,f'{100*o/n:.1f}% Occupied',b); ws.write(rn,7,sm('area'),b)
    for i,k in [(8,'marketRent'),(9,'contractRent'),(10,'totalCharges'),(11,'deposit'),(16,'balance')]: ws.write(rn,i,round(sm(k),2),bm)
    for i,w in enumerate([18,7,8,9,24,22,17,7,12,11,13,11,11,11,11,11,11]): ws.set_column(i,i,w)
    ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(file,('MULTIFAMILY','AppFolio rent roll spreadsheet export, flat with property column, 136 units, text dates',False),None,'2025-05-31',n,o,n-o,rows)

# ---------- 13 owner apartment house, floors, several sheets
def d13():
    file='77 Mercer Place - tenants.xlsx'; r=random.Random(4113); N=Names(r)
    wb=openpyxl.Workbook(); s0=wb.active; s0.title='Bills'; ws=wb.create_sheet('Roll Apr 25'); s2=wb.create_sheet('Collections')
    for k,x in enumerate([('Item','Jan','Feb','Mar'),('Con Ed (halls)',412.18,398.77,377.4),('Oil',3120,2875.5,1990),('Water',0,0,2214.09),('Super',900,900,900)],1):
        for i,v in enumerate(x,1): s0.cell(k,i,v)
    fn='Garamond'
    ws['B2']='77 MERCER PLACE'; ws['B2'].font=Font(name=fn,bold=True,size=18); ws['B3']='Rent roll for April 2025'; ws['B3'].font=Font(name=fn,size=12,italic=True)
    regs=['Stabilized','Stabilized','Stabilized','Free mkt','Controlled']
    rn=5; rows=[]; rent_tot=0
    hd=['Apt','Size','Tenant of record','Phone','Reg.','In since','Lease thru','Legal reg. rent','Rent','Gas & el.','Sec. dep.','Owed 3/31']
    fl_names=['FIRST FLOOR','SECOND FLOOR','THIRD FLOOR','FOURTH FLOOR','FIFTH FLOOR']; fs=[]
    F=lambda **k:Font(name=fn,size=11,**k)
    for f in range(1,6):
        ws.cell(rn,2,fl_names[f-1]).font=F(bold=True,color='7F6000'); rn+=1
        for i,h in enumerate(hd): c=ws.cell(rn,2+i,h); c.font=F(bold=True); c.border=Border(top=thin,bottom=thin); c.alignment=Alignment(wrap_text=True,horizontal='center')
        ws.row_dimensions[rn].height=31; rn+=1; s=rn; ft=[0,0,0,0]
        for a in 'ABCDEF' if f>1 else 'ABC':
            u=f'{f}{a}'; rms={'A':4,'B':3,'C':2.5,'D':3,'E':4,'F':2.5}[a]; R=dict(unit=u,section=fl_names[f-1],unitType=None)
            ws.cell(rn,2,u); R['unitType']={4:'4 rm',3:'3 rm',2.5:'2½ rm'}[rms]; ws.cell(rn,3,R['unitType'])
            if u in('2D','4F'):
                ws.cell(rn,4,'vacant'); R['statusText']='vacant'; leg=1390.55; ws.cell(rn,9,leg).number_format='#,##0.00'
            elif u=='1C':
                ws.cell(rn,4,'Super (J. Marek)'); ws.cell(rn,6,'Rent free'); R.update(tenantName='Super (J. Marek)',statusText='Occupied',contractRent=0); ws.cell(rn,10,0).number_format='#,##0.00'; ws.cell(rn,7,D(2007,6,1)).number_format='mmm d, yyyy'; R['moveInDate']=D(2007,6,1)
            else:
                rg=r.choice(regs); nm=r.choice([N.fl,N.fl,lambda:N.pair()[1]+' / '+N.pair()[1]])(); d=D(r.randint(1984,2012) if rg=='Controlled' else r.randint(1999,2024),r.randint(1,12),1)
                rent={4:1420,3:1215,2.5:1080}[rms]+r.choice([-410,-220,-95,0,35,60,260])+r.choice([0,.25,.5,.88,.17]); rent=round(rent if rg!='Free mkt' else rent+800,2)
                le='MTM' if rg=='Controlled' else eom(addm(D(2025,4,1),r.randint(0,20)))
                leg=None if rg=='Free mkt' else round(rent*r.choice([1,1,1.06,1.13]),2); ge=r.choice([0,0,45]); dep=round(rent if r.random()<.6 else r.choice([350,500,225]),2); ow=r.choice([0,0,0,0,rent,round(rent*2,2),120])
                ws.cell(rn,4,nm); ws.cell(rn,5,f'555-0{r.randint(100,199)}'); ws.cell(rn,6,rg); ws.cell(rn,7,d).number_format='mmm d, yyyy'; c=ws.cell(rn,8,le)
                if not isinstance(le,str): c.number_format='m/d/yy'
                if leg: ws.cell(rn,9,leg).number_format='#,##0.00'
                c=ws.cell(rn,10,rent if r.random()>.2 else f'${rent:,.2f}'); c.number_format='#,##0.00'; c.alignment=Alignment(horizontal='right')
                if ge: ws.cell(rn,11,ge).number_format='#,##0.00'
                ws.cell(rn,12,dep).number_format='#,##0.00'
                if ow: ws.cell(rn,13,ow).number_format='#,##0.00'
                R.update(tenantName=nm,statusText='Occupied',moveInDate=d,leaseEndDate=le,contractRent=rent,charges=[dict(code='Gas & el.',amount=ge)] if ge else None,deposit=dep,balance=ow or None)
                for i,v in enumerate([rent,ge,dep,ow]): ft[i]+=v
            for i in range(2,14): ws.cell(rn,i).font=F()
            rows.append(R); rn+=1
        ws.cell(rn,4,fl_names[f-1].title()+' total').font=F(italic=True)
        for i,v in zip((10,11,12,13),ft): c=ws.cell(rn,i,round(v,2)); c.number_format='#,##0.00'; c.font=F(italic=True); c.border=Border(top=thin)
        fs.append(ft); rn+=2
    ws.cell(rn,4,'BUILDING TOTAL').font=F(bold=True)
    for i,k in zip((10,11,12,13),range(4)): c=ws.cell(rn,i,round(sum(x[k] for x in fs),2)); c.number_format='#,##0.00'; c.font=F(bold=True); c.border=Border(top=thin,bottom=Side(style='double'))
    # side table
    st=[('Apartments',27),('Rented',24),('Super',1),('Vacant',2)]
    ws.cell(5,15,'At a glance').font=F(bold=True)
    for k,(a,v) in enumerate(st): ws.cell(6+k,15,a).font=F(); ws.cell(6+k,16,v).font=F()
    ws.cell(11,15,'Store (1st fl.) is separate deed,').font=F(italic=True); ws.cell(12,15,'not in this roll.').font=F(italic=True)
    for i,w in enumerate([2,6,6,28,10,12,14,11,12,12,10,11,11,3,24,6],1): ws.column_dimensions[CL(i)].width=w
    ws.column_dimensions['E'].hidden=True
    s2['A1']='Collected by month'; 
    for k,(a,v) in enumerate([('January 2025',28114.2),('February 2025',27590.75),('March 2025',28866.01)],2): s2.cell(k,1,a); s2.cell(k,2,v)
    for w in wb: w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); w.page_setup.fitToHeight=0
    wb.active=1; wb.save(doc(file)); assert len(rows)==27
    save(file,('MULTIFAMILY',"apartment house owner's sheet, header repeated per floor, hidden phone column, side table, three sheets, some rents as text",True),'77 MERCER PLACE','2025-04',27,None,2,rows,sheet='Roll Apr 25')

# ---------- 14 transposed small
def d14():
    file='Corliss_1402_lease_sheet.xlsx'
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Leases'
    T=[('Store No. 1','Kettle & Crumb Café LLC','store',1340,D(2022,5,1),D(2027,4,30),2345,28140,180,4690,0),('Store No. 2','Vacant','store',910,None,None,None,None,None,None,None),('Flat 2F','Adaeze Umeh','2 BR flat',840,D(2024,9,1),D(2025,8,31),1475,17700,None,1475,0),('Flat 2R','Leonid Farkas','1 BR flat',610,D(2016,3,1),'month to month',960,11520,None,600,480),('Flat 3F','B. and S. Thorvaldsen','2 BR flat',840,D(2023,2,1),D(2026,1,31),1425,17100,None,1425,0),('Flat 3R','Mireille Dansereau','1 BR flat',610,D(2025,1,1),D(2025,12,31),1190,14280,None,1190,-35)]
    ws['A1']='1402-1404 CORLISS AVENUE'; ws['A1'].font=Font(bold=True,size=14); ws['A2']='Lease sheet as of May 15, 2025 (Dansk Family Trust, owner)'
    L=['Space','Tenant','Kind','Floor area, sq ft','Lease begins','Lease ends','Rent per month','Rent per year','Water & trash per month','Security held','Balance due 5/15']
    tot=[None,None,None,sum(x[3] for x in T),None,None]+[sum(x[i] or 0 for x in T) for i in range(6,11)]
    for k,l in enumerate(L):
        c=ws.cell(4+k,1,l); c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='EDEDED')
        for j,x in enumerate(T):
            c=ws.cell(4+k,2+j,x[k]); c.border=Border(left=thin,right=thin,bottom=thin,top=thin); c.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center')
            if k>=6: c.number_format='$#,##0;[Red]($#,##0);$0'
            if k==3: c.number_format='#,##0'
            if isinstance(x[k],D): c.number_format='mmmm d, yyyy'
            if k==0: c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='FCE4D6')
        if k==0: ws.cell(4,8,'TOTAL').font=Font(bold=True)
        if tot[k] is not None: c=ws.cell(4+k,8,tot[k]); c.number_format='#,##0' if k==3 else '$#,##0'; c.font=Font(bold=True); c.alignment=Alignment(horizontal='center')
    ws.cell(16,1,'Heat included in flats. Store 1 pays own heat; option to renew five years. Store 2 empty since December.')
    ws.column_dimensions['A'].width=25; ws.row_dimensions[5].height=31; ws['H4'].alignment=Alignment(horizontal='center')
    for j in range(2,9): ws.column_dimensions[CL(j)].width=19
    ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); wb.save(doc(file))
    rows=[dict(unit=u,tenantName=None if t=='Vacant' else t,statusText='Vacant' if t=='Vacant' else 'Occupied',unitType=k,area=a,leaseStartDate=s,leaseEndDate=e,contractRent=m_,annualRent=y,charges=[dict(code='Water & trash',amount=w)] if w else None,deposit=d,balance=b) for u,t,k,a,s,e,m_,y,w,d,b in T]
    save(file,('MIXED_USE',"owner's lease sheet, transposed: one column per space, stores with flats above",True),'1402-1404 CORLISS AVENUE','2025-05-15',6,5,1,rows)
d8();d9();d10();d11();d12();d13();d14()
