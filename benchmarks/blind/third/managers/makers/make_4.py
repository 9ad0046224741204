from common import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL

def doc12():
    f='rent_roll-20251105.xlsx'; r=R(f); nm=Names(r)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='rent_roll-20251105'
    y=1
    for t in ('Rent Roll','','Exported On: 11/05/2025 11:32 AM','','Properties: Linden Court, The Ferns, 908 Hartwell, Sagebrush Fourplexes','Units: Active','As of: 11/05/2025','Include Non-Revenue Units: No',''): ws.cell(y,1,t or None); y+=1
    ws['A1'].font=Font(bold=True,size=14)
    H=['Unit','Tags','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','NSF Count','Late Count']
    for j,h in enumerate(H,1): c=ws.cell(y,j,h); c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='D9D9D9')
    ws.freeze_panes=ws.cell(y+1,1); y+=1
    P=[('Linden Court','1208 W Linden St Boise, ID 83706',[f'{n}' for n in range(1,17)],[('1/1.00',620,1250),('2/1.00',840,1475)]),('The Ferns','455 Fern Ave Nampa, ID 83651',[f'{a}{b}' for a in 'ABC' for b in range(1,5)],[('2/1.50',930,1425),('2/2.00',985,1495)]),('908 Hartwell','908 Hartwell Dr Meridian, ID 83642',['Main','Upper','Garden'],[('3/2.00',1480,2150),('1/1.00',590,1150)]),('Sagebrush Fourplexes','2710-2722 Sagebrush Ln Caldwell, ID 83605',[f'{n}-{k}' for n in (2710,2716,2722) for k in '1234'],[('3/2.00',1190,1695)])]
    rows=[]; n2=lambda v:'' if v is None else f'{v:,.2f}'; GT=[0]*5; occT=0
    dd=lambda v: mdy2(v) if isinstance(v,D) else ''
    for p,addr,us,ty in P:
        c=ws.cell(y,1,f'{p} - {addr}'); c.font=Font(bold=True); y+=1; L=[]
        for i,u in enumerate(us):
            b=ty[i%len(ty)]; d=dict(unit=u,propertyName=p,unitType=b[0],area=b[1],marketRent=float(b[2])); t=r.random()
            if t<.06: d['statusText']='Vacant-Unrented'
            elif t<.1: d['statusText']='Vacant-Rented'
            else:
                a,l=nm.pair(); d['tenantName']=f'{a} {r.choice("ABDEJKLMRST")}. {l}' if r.random()<.3 else f'{a} {l}'
                if r.random()<.25: d['tenantName']+=f', {nm.fl()}'
                d['statusText']='Current' if t<.86 else r.choice(['Notice-Unrented','Notice-Rented','Evict','Notice-Unrented'])
                mi=D(r.choice([2018,2020,2021,2022,2023,2024,2025]),r.randrange(1,11),r.choice([1,1,1,7,15,23])); d['moveInDate']=mi; ls=mi
                k=r.random()
                while leaseend(ls,12)<D(2025,11,5): ls=leaseend(ls,12)+dt.timedelta(days=1)
                if k<.2: d['leaseStartDate']=mi   # month-to-month: no Lease To
                else: d['leaseStartDate']=ls; d['leaseEndDate']=monthend(leaseend(ls,12))
                d['contractRent']=float(b[2]-r.choice([0,0,25,50,75,130,200])); d['deposit']=float(r.choice([500,750,d['contractRent'],b[2]])); d['balance']=r.choice([0.0]*7+[round(r.uniform(10,400),2),d['contractRent']])
                if d['statusText'].startswith('Notice'): d['moveOutDate']=D(2025,r.choice([11,12]),30)
            L.append(d); rows.append(d); o='tenantName' in d
            for j,v in enumerate([u,r.choice(['','','','','W/D','Pets']),d['unitType'],d.get('tenantName') or '',d['statusText'],f"{d['area']:,}",n2(d['marketRent']),n2(d.get('contractRent')),n2(d.get('deposit')),dd(d.get('leaseStartDate')),dd(d.get('leaseEndDate')),dd(d.get('moveInDate')),dd(d.get('moveOutDate')),n2(d.get('balance')),str(r.choice([0,0,0,0,1])) if o else '',str(r.choice([0,0,0,1,2,5])) if o else ''],1): ws.cell(y,j,v or None).alignment=Alignment(horizontal='right' if j in(6,7,8,9,14,15,16) else 'left')
            y+=1
        T=[sum(d.get(k) or 0 for d in L) for k in('area','marketRent','contractRent','deposit','balance')]; GT=[a+b for a,b in zip(GT,T)]; o=sum('tenantName' in d for d in L); occT+=o
        for j,v in((1,f'{len(L)} Units'),(5,f'{100*o/len(L):.1f}% Occupied'),(6,f'{T[0]:,}'),(7,n2(T[1])),(8,n2(T[2])),(9,n2(T[3])),(14,n2(T[4]))): c=ws.cell(y,j,v); c.font=Font(bold=True); c.alignment=Alignment(horizontal='right' if j>5 else 'left'); c.border=Border(top=Side(style='thin'))
        y+=2
    for j,v in((1,f'Total {len(rows)} Units'),(5,f'{100*occT/len(rows):.1f}% Occupied'),(6,f'{GT[0]:,}'),(7,n2(GT[1])),(8,n2(GT[2])),(9,n2(GT[3])),(14,n2(GT[4]))): c=ws.cell(y,j,v); c.font=Font(bold=True); c.alignment=Alignment(horizontal='right' if j>5 else 'left'); c.border=Border(top=Side(style='double'))
    for j,w in enumerate([14,7,8,36,17,8,12,11,11,11,11,11,11,10,10,10],1): ws.column_dimensions[CL(j)].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC,f))
    save(f,None,'2025-11-05',len(rows),occT,len(rows)-occT,rows,'MULTIFAMILY','web PMS export, four properties under heading rows, all amounts as text, subtotal row per property, Notice/Vacant-Rented/Evict statuses',False,sheet='rent_roll-20251105',
      ties=[('area',GT[0],lambda q:q['area']),('mk',GT[1],lambda q:q['marketRent']),('rent',GT[2],lambda q:q.get('contractRent')),('dep',GT[3],lambda q:q.get('deposit')),('bal',round(GT[4],2),lambda q:q.get('balance'))])

def doc13():
    f='318 Ashgrove Ave - Broker Rent Roll (OM).xlsx'; r=R(f); nm=Names(r)
    wb=xlsxwriter.Workbook(os.path.join(DOC,f)); ws=wb.add_worksheet('Rent Roll'); w2=wb.add_worksheet('Income & Exp (summary)')
    F=lambda **k: wb.add_format(dict(dict(font_name='Garamond',font_size=10),**k))
    ws.hide_gridlines(2); ws.set_column('A:A',2)
    for c,w in zip('BCDEFGHIJKLMNOP',[9,13,7,22,8,11,11,11,11,12,9,12,22,11,11]): ws.set_column(f'{c}:{c}',w)
    ws.merge_range('B1:P1','318 ASHGROVE AVENUE, BROOKLYN, NY',F(bold=True,font_size=16,font_color='#7A1F2B')); ws.merge_range('B2:P2','24 apartments over 2 stores  -  rents in place per owner, November 1, 2025',F(italic=True))
    hd=F(bold=True,bottom=2,text_wrap=True,align='center',valign='bottom'); sec=F(bold=True,bg_color='#EADFD0',font_color='#7A1F2B')
    H=['Unit','Layout','Reg.','Tenant','Approx. SF','Lease From','Lease Thru','Legal Reg. Rent','In-Place Monthly','In-Place Annual','$ / SF','Projected Market (Mo.)','Remarks','Step Date','Step To (Mo.)']
    rows=[]; y=3
    def hdr():
        nonlocal y
        ws.set_row(y,30)
        for j,h in enumerate(H): ws.write(y,1+j,h,hd)
        y+=1
    n0=F(num_format='#,##0',align='right'); n2=F(num_format='#,##0.00'); da=F(num_format='mmm d, yyyy',align='center'); tx=F(); ce=F(align='center'); rem=F(italic=True,font_size=9)
    W=lambda v: ws.write_datetime
    def put(d):
        nonlocal y
        o=d.get('contractRent') is not None
        ws.write(y,1,d['unit'],tx); ws.write(y,2,d.get('unitType',''),tx); ws.write(y,3,d.get('_reg',''),ce); ws.write(y,4,d.get('tenantName') or d.get('statusText',''),tx); ws.write(y,5,d['area'],n0)
        for j,k in((6,'leaseStartDate'),(7,'leaseEndDate')):
            v=d.get(k)
            if isinstance(v,D): ws.write_datetime(y,j,dt.datetime(v.year,v.month,v.day),da)
            elif v: ws.write(y,j,v,ce)
        if d.get('_legal'): ws.write(y,8,d['_legal'],n2)
        if o:
            ws.write(y,9,d['contractRent'],n2); ws.write_formula(y,10,f'=J{y+1}*12',n0,d['annualRent']); ws.write_formula(y,11,f'=K{y+1}/F{y+1}',n2,d['annualRent']/d['area'])
        if d.get('marketRent'): ws.write(y,12,d['marketRent'],n0)
        ws.write(y,13,d.get('_rem',''),rem)
        if d.get('rentSteps'): v=d['rentSteps'][0]; ws.write_datetime(y,14,dt.datetime(v['date'].year,v['date'].month,v['date'].day),da); ws.write(y,15,v['amount'],n2)
        rows.append(d); y+=1
    def tot(lab,L,fmt=dict(top=1,bold=True)):
        nonlocal y
        ws.write(y,1,lab,F(**fmt)); 
        for j in range(2,16): ws.write(y,j,'',F(**fmt))
        ws.write(y,5,sum(d['area'] for d in L),F(num_format='#,##0',**fmt)); ws.write(y,9,round(sum(d.get('contractRent') or 0 for d in L),2),F(num_format='#,##0.00',**fmt)); ws.write(y,10,round(sum(d.get('annualRent') or 0 for d in L)),F(num_format='#,##0',**fmt)); ws.write(y,12,sum(d.get('marketRent') or 0 for d in L),F(num_format='#,##0',**fmt)); y+=1
    hdr(); ws.merge_range(y,1,y,15,'COMMERCIAL',sec); y+=1
    C=[dict(unit='Store 1',_reg='NNN',tenantName='Golden Ladle Noodle Inc.',area=1150,leaseStartDate=D(2021,5,1),leaseEndDate=D(2031,4,30),contractRent=5627.54,marketRent=6200,rentSteps=[dict(date=D(2026,5,1),amount=5796.37)],_rem='pays 22% of RET over base',section='COMMERCIAL'),
       dict(unit='Store 2',_reg='Gross',tenantName='Hearth & Bobbin Alterations',area=780,leaseStartDate=D(2023,9,1),leaseEndDate=D(2028,8,31),contractRent=3605.0,marketRent=4000,rentSteps=[dict(date=D(2026,9,1),amount=3713.15)],_rem='',section='COMMERCIAL')]
    for d in C: d['annualRent']=round(d['contractRent']*12,2); put(d)
    tot('Commercial',C); y+=1
    ws.merge_range(y,1,y,15,'RESIDENTIAL',sec); y+=1; A=[]
    for fl in range(2,8):
        for k,ln in enumerate('ABCD'):
            lay,sf,mk=[('1 BR',610,2850),('2 BR',795,3500),('Studio',430,2350),('3 BR (rr)',905,3950)][k]; mk+=25*(fl-2)
            d=dict(unit=f'{fl}{ln}',unitType=lay,area=sf,marketRent=mk,section='RESIDENTIAL')
            if (fl,ln) in(('4','B'),(4,'B'),(6,'C')): d.update(statusText='VACANT',_reg='FM' if fl==6 else 'RS',_rem='to be delivered vacant' if fl==6 else '',_legal=1488.21 if fl==4 else None)
            elif (fl,ln)==(2,'C'): d.update(tenantName='Superintendent',_reg='-',contractRent=0,annualRent=0,_rem='employee unit',marketRent=mk)
            else:
                fm=r.random()<.35; d['tenantName']=(lambda a,l: r.choice([f'{l}, {a[0]}.',f'{l}, {a}']))(*nm.pair()); d['_reg']='FM' if fm else 'RS'
                ls=D(r.choice([2024,2025]),r.randrange(1,11),r.choice([1,1,15])); n=r.choice([12,24])
                if leaseend(ls,n)<D(2025,11,1): n=24
                d['leaseStartDate']=ls; d['leaseEndDate']=leaseend(ls,n)
                if r.random()<.06: d['leaseEndDate']='MTM'
                if fm: d['contractRent']=float(mk-r.choice([0,50,125,200]))
                else:
                    lg=round(r.uniform(.36,.72)*mk,2); d['_legal']=lg; pref=r.random()<.2; d['contractRent']=round(lg*.93,2) if pref else lg
                    d['_rem']='preferential rent' if pref else r.choice(['','','','SCRIE','DHCR reg. 2025',''])
                d['annualRent']=round(d['contractRent']*12,2)
            A.append(d); put(d)
    tot('Residential',A); y+=1; tot('BUILDING TOTAL',C+A,dict(top=6,bold=True,font_color='#7A1F2B')); y+=1
    for t in ('RS = rent stabilized; FM = free market. Legal registered rents per owner, not verified with DHCR.','Projected market assumes deregulated, renovated condition; buyers must verify. This memorandum is not an offer.'): ws.write(y,1,t,F(italic=True,font_size=8,font_color='gray')); y+=1
    al=C+A; T=lambda k:round(sum(d.get(k) or 0 for d in al),2)
    w2.write(0,0,'Summary'); 
    for i,(a,b) in enumerate([('Residential in place',sum(d.get('annualRent') or 0 for d in A)),('Commercial in place',sum(d['annualRent'] for d in C)),('Laundry',5400),('Real estate taxes',-148230),('Insurance',-31400),('Fuel',-27650)],2): w2.write(i,0,a); w2.write(i,1,b,F(num_format='#,##0;(#,##0)'))
    w2.set_column('A:A',28); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(f,'318 Ashgrove Avenue','2025-11-01',26,24,2,rows,'MIXED_USE','broker OM roll with stores and stabilised apartments, legal rent vs in-place vs projected market, annual column, step columns',True,sheet='Rent Roll',
      ties=[('in place',T('contractRent'),lambda q:q.get('contractRent')),('annual',T('annualRent'),lambda q:q.get('annualRent')),('mk',T('marketRent'),lambda q:q.get('marketRent')),('sf',T('area'),lambda q:q['area'])])

def doc14():
    f='CopperKettle_OccupancyCharges.xlsx'; r=R(f); nm=Names(r); asof=D(2025,10,31)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'
    # crystal-like grid: A spacer, B unit, C, D type, E spacer, F sqft, G status, H spacer, I occupant, J , K movein, L lease from, M lease to, N market, O charge, P begin, Q end, R amount, S spacer, T deposit, U owed
    COL=dict(unit=2,type=4,sf=6,stt=7,occ=9,mi=11,lf=12,lt=13,mk=14,ch=15,bg=16,en=17,am=18,dep=20,owe=21)
    HD=dict(unit='Space',type='Plan',sf='SF',stt='Occ.\nStatus',occ='Occupant',mi='In Since',lf='Agreement\nBegins',lt='Agreement\nEnds',mk='Street\nRate',ch='Recurring\nCharge',bg='Chg From',en='Chg To',am='Amount',dep='Deposits\nHeld',owe='Amt Owed')
    for c,w in zip('ABCDEFGHIJKLMNOPQRSTU',[1.5,9,1.2,9,1.2,7,12,1.2,26,1.2,10.5,10.5,10.5,10,12,10.5,10.5,11,1.2,10,10]): ws.column_dimensions[c].width=w
    A9=lambda **k:Font(name='Tahoma',**dict(dict(size=8),**k))
    def put(y,k,v,**o):
        c=ws.cell(y,COL[k],v); c.font=A9(**o)
        if isinstance(v,D): c.number_format='mm/dd/yyyy'; c.alignment=Alignment(horizontal='left')
        elif isinstance(v,(int,float)): c.number_format='#,##0.00' if k!='sf' else '#,##0'
        return c
    y=1
    def head():
        nonlocal y
        ws.merge_cells(start_row=y,start_column=2,end_row=y,end_column=9); ws.cell(y,2,'Copper Kettle Flats').font=A9(size=12,bold=True); ws.merge_cells(start_row=y,start_column=16,end_row=y,end_column=21); c=ws.cell(y,16,f'Occupancy & Recurring Charges as of 10/31/2025'); c.font=A9(bold=True); c.alignment=Alignment(horizontal='right'); y+=2
        for k,h in HD.items(): c=ws.cell(y,COL[k],h); c.font=A9(bold=True); c.alignment=Alignment(wrap_text=True,vertical='bottom',horizontal='right' if k in('sf','mk','am','dep','owe') else 'left')
        for j in range(1,22): ws.cell(y,j).border=Border(bottom=Side(style='thin'))
        ws.row_dimensions[y].height=24; y+=1
    head()
    PL={'K1':(588,1125),'K1D':(671,1210),'K2':(902,1495),'K2L':(1010,1620)}
    rows=[]; lines=0
    for w in ('North','South'):
        ws.cell(y,2,f'{w} Wing').font=A9(bold=True,italic=True); y+=1
        for i in range(21):
            u=f'{w[0]}{(i//7)+1}{i%7+1:02d}'; pl=list(PL)[(i*5+i//7)%4]; sf,mk=PL[pl]; t=r.random(); d=dict(unit=u,building=f'{w} Wing',unitType=pl,area=sf,marketRent=float(mk)); fut=None; steps=[]; c=[]
            if t<.07: d.update(statusText='Vacant'); fut=r.random()<.7
            elif (w,i)==('South',0): d.update(statusText='Office',)
            else:
                d['tenantName']=nm.fl(); d['statusText']='Occupied'; mi=D(r.choice([2021,2022,2023,2024,2025]),r.randrange(1,11),r.choice([1,1,10,16])); ls=mi
                while leaseend(ls,12)<D(2025,10,20): ls=leaseend(ls,12)+dt.timedelta(days=1)
                d.update(moveInDate=mi,leaseStartDate=ls,leaseEndDate=leaseend(ls,12))
                rent=float(mk-r.choice([0,15,30,45,60,90])); c=[('Rent',ls,leaseend(ls,12),rent)]
                if r.random()<.2: c.append(('Pet',ls,None,30.0))
                c.append(('Water/Sewer',ls,None,float({'1':38,'2':54}[pl[1]])))
                if r.random()<.25: c.append(('Garage',ls,None,110.0))
                if r.random()<.1: c.append(('Mgr Credit',ls,D(2025,12,31),-50.0))
                if ls.month in(11,12,1) and ls>D(2024,10,31) and leaseend(ls,12)<D(2026,2,28) : steps=[dict(date=leaseend(ls,12)+dt.timedelta(days=1),amount=rent+40)]
                d['charges']=[dict(code=a,amount=v) for a,_,_,v in c]; d['contractRent']=rent; d['totalCharges']=sum(v for *_,v in c); d['rentSteps']=steps; d['deposit']=r.choice([400.0,400.0,rent]); d['balance']=r.choice([0.0]*6+[round(r.uniform(3,500),2),-10.0])
                if r.random()<.1 and not steps: d['statusText']='On Notice'; d['moveOutDate']=None; fut=r.random()<.5; d['leaseEndDate']=D(2025,11,r.choice([15,30])); c[0]=(c[0][0],c[0][1],d['leaseEndDate'],c[0][3])
            rows.append(d)
            for k,q in (('unit','unit'),('type','unitType'),('sf','area'),('stt','statusText'),('mi','moveInDate'),('lf','leaseStartDate'),('lt','leaseEndDate'),('mk','marketRent'),('dep','deposit'),('owe','balance')):
                if d.get(q) is not None: put(y,k,d[q])
            if d.get('tenantName'): put(y,'occ',d['tenantName'],bold=True)
            def charges(c,steps,tot,it=False):
                nonlocal y,lines
                z=[(a,b,e,v) for a,b,e,v in c]
                if steps: z.insert(1,('Rent',steps[0]['date'],leaseend(steps[0]['date'],12),steps[0]['amount']))
                for a,b,e,v in z:
                    put(y,'ch',a,italic=it); put(y,'bg',b); 
                    if e: put(y,'en',e)
                    put(y,'am',v,italic=bool(steps) and b>asof); y+=1
                put(y,'ch','Unit total',bold=True); q=put(y,'am',tot,bold=True); q.border=Border(top=Side(style='hair')); y+=1
            if c: charges(c,steps,d['totalCharges'])
            else: y+=1
            if fut:
                ls=D(2025,12,r.choice([1,5,12])); rent=float(mk-10); x=dict(unit=u,building=f'{w} Wing',unitType=pl,area=sf,statusText='Pre-leased',tenantName=nm.fl(),moveInDate=ls,leaseStartDate=ls,leaseEndDate=leaseend(ls,12),contractRent=rent,deposit=400.0,balance=0.0); wsr=float({'1':38,'2':54}[pl[1]])
                x['charges']=[dict(code='Rent',amount=rent),dict(code='Water/Sewer',amount=wsr)]; x['totalCharges']=rent+wsr; rows.append(x)
                for k,q in (('unit','unit'),('type','unitType'),('sf','area'),('stt','statusText'),('mi','moveInDate'),('lf','leaseStartDate'),('lt','leaseEndDate'),('dep','deposit'),('owe','balance')): put(y,k,x[q],italic=True)
                put(y,'occ',x['tenantName'],italic=True,bold=True); charges([('Rent',ls,leaseend(ls,12),rent),('Water/Sewer',ls,None,wsr)],None,x['totalCharges'],True)
            if i in(10,) or (i==20 and w=='North'):
                y+=1; head(); 
                if i==10: ws.cell(y,2,f'{w} Wing (continued)').font=A9(italic=True); y+=1
    cur=[d for d in rows if d['statusText']!='Pre-leased']; S=lambda k,L=cur:round(sum(d.get(k) or 0 for d in L),2)
    y+=1; ws.cell(y,2,'Totals, current occupants').font=A9(bold=True)
    for k,v in (('sf',S('area')),('mk',S('marketRent')),('am',S('totalCharges')),('dep',S('deposit')),('owe',S('balance'))): put(y,k,v,bold=True)
    for j in range(1,22): ws.cell(y,j).border=Border(top=Side(style='medium'))
    y+=1; occ=sum(1 for d in cur if d.get('tenantName')); vac=sum(d['statusText']=='Vacant' for d in cur)
    for t in (f'Spaces {len(cur)}   Occupied (incl. on notice) {occ}   Vacant {vac}   Office 1',f'Pre-leased (not in totals): {len(rows)-len(cur)}','Rent lines with a Chg From date after the report date are scheduled increases and are not part of the unit total.'): y+=1; ws.cell(y,2,t).font=A9()
    by={}
    for d in cur:
        for q in d.get('charges',[]): by[q['code']]=by.get(q['code'],0)+q['amount']
    y+=2; ws.cell(y,15,'Charge recap').font=A9(bold=True)
    for k,v in by.items(): y+=1; put(y,'ch',k); put(y,'am',v)
    y+=1; put(y,'ch','Total',bold=True); put(y,'am',sum(by.values()),bold=True)
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.sheet_view.showGridLines=False
    wb.save(os.path.join(DOC,f)); isc=lambda q:q['statusText']!='Pre-leased'
    print('steps',sum(bool(d.get('rentSteps')) for d in rows),'fut',len(rows)-len(cur),'notice',sum(d['statusText']=='On Notice' for d in rows))
    save(f,'Copper Kettle Flats','2025-10-31',len(cur),occ,vac,rows,'MULTIFAMILY','report-writer export to Excel with spacer columns, repeated headers, one line per dated recurring charge, scheduled increases as future-dated rent lines, pre-leased rows',True,sheet='Sheet1',
      ties=[('mk',S('marketRent'),lambda q:q.get('marketRent')),('chg',S('totalCharges'),lambda q:q.get('totalCharges') if isc(q) else 0),('dep',S('deposit'),lambda q:q.get('deposit') if isc(q) else 0),('bal',S('balance'),lambda q:q.get('balance')),('rent',by['Rent'],lambda q:q.get('contractRent') if isc(q) else 0)])

if __name__=='__main__':
    import sys
    for n in sys.argv[1:] or ['doc12','doc13','doc14']: globals()[n]()
