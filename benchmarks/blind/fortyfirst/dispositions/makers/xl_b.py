from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as CL
def fin(wb,F):
    wb.properties.created=wb.properties.modified=dt.datetime(2025,1,1); wb.save(os.path.join(DOC,F))
def page(ws,land=True):
    ws.page_setup.orientation='landscape' if land else 'portrait'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
thin=Side(style='thin',color='999999'); med=Side(style='medium')
# ---------- 12 manager's office roll with rent step matrix
def doc12():
    R=rng('d12'); F='Halcyon Park Bldg 3 - RR Nov 2025.xlsx'; rows=[]
    wb=Workbook(); ws=wb.active; ws.title='Nov-25'; page(ws)
    ws['A1']='HALCYON PARK - BUILDING 3'; ws['A1'].font=Font(name='Georgia',size=15,bold=True)
    ws['A2']='8300 Halcyon Parkway, Suite Index & Rent Schedule'; ws['A3']='Rents effective 11/1/2025  |  Prepared by Stonewell Property Services, Inc.'; ws['A3'].font=Font(italic=True,color='666666')
    H=[('Floor',7),('Suite',8),('Tenant / Guarantor',34),('RSF',9),('Comm. Date',12),('Exp. Date',12),('11/1/25\n(current)',13),('1/1/26',13),('1/1/27',13),('1/1/28',13),('Op. Exp.\nEscalation',12),('Parking',10),('Total Mo.\nBilling',13),('Security\nDeposit',13),('Remarks',36)]
    fill=PatternFill('solid',fgColor='3B4A54')
    for i,(x,w) in enumerate(H,1):
        ws.column_dimensions[CL(i)].width=w
        top,bot=5,6
        if x in('11/1/25\n(current)','1/1/26','1/1/27','1/1/28','Op. Exp.\nEscalation','Parking','Total Mo.\nBilling'): c=ws.cell(6,i,x)
        else: c=ws.cell(5,i,x); ws.merge_cells(start_row=5,end_row=6,start_column=i,end_column=i)
        for rr in (5,6):
            q=ws.cell(rr,i); q.fill=fill; q.font=Font(bold=True,color='FFFFFF',size=9); q.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    ws.cell(5,7,'MONTHLY BASE RENT'); ws.merge_cells('G5:J5'); ws.cell(5,11,'MONTHLY CHARGES'); ws.merge_cells('K5:M5'); ws.row_dimensions[6].height=28
    fl=[('1st',[('100','Suncoast Physical Medicine\n(G: Dr. P. Arrendale)',4210),('110','VACANT',1880),('120','Fern Hollow Deli',1350),('130','Building Management Office',905)]),
    ('2nd',[('200','Larrabee Insurance Brokers, Inc.',6240),('210','Sextant Wealth Advisory LLC',2415),('220','Metric Mile Surveyors',1960)]),
    ('3rd',[('300','CareBridge Home Health of Florida, a division of CareBridge Holdings',8110),('325','VACANT (former Ellmore Title)',2505)]),
    ('4th',[('400','Vantage Point Learning',3030),('410','Rosewater & Finch, P.A.',4475),('420','Kestrel Telecom',1610),('430','Aldous Court Reporting',1500)]),
    ('5th',[('500','Gulfstream Underwriting Managers',10615)])]
    r=7; T=[0.0]*9; o=v=0; A=0; vA=0; mgmt=0
    for f,us in fl:
        r0=r
        for su,t,a in us:
            ws.cell(r,1,f+' Floor' if 0 else f); ws.cell(r,2,su); c=ws.cell(r,3,t); c.alignment=Alignment(wrap_text=True,vertical='center'); ws.cell(r,4,a).number_format='#,##0'; A+=a
            if t.startswith('VACANT'):
                c.font=Font(bold=True,color='C00000'); v+=1; vA+=a; ws.cell(r,15,'Marketing @ $27.50 FSG' if su=='110' else 'Vacated 8/31/25; demo in progress')
                rows.append(row(unit=su,area=a,statusText=t if '(' not in t else 'VACANT'))
            elif 'Management' in t:
                ws.cell(r,15,'Non-revenue'); o+=1; rows.append(row(unit=su,area=a,tenantName=t,statusText='Occupied'))
            else:
                o+=1; st=addm(D(2025,11,1),-R.randint(6,90)); en=R.choice([D(2026,8,31),D(2027,6,30),D(2028,12,31),D(2030,5,31),D(2026,12,31),D(2029,2,28)])
                rate=R.choice([24,25.5,26.25,27]); m=round(rate*a/12,2); ws.cell(r,5,dt.datetime(*st.timetuple()[:3])).number_format='m/d/yy'; ws.cell(r,6,dt.datetime(*en.timetuple()[:3])).number_format='m/d/yy'
                ws.cell(r,7,m); stp=[]; am=m; T[0]+=m
                for k,y in enumerate((2026,2027,2028)):
                    if D(y,1,1)<en: am=round(am*1.03,2); ws.cell(r,8+k,am); stp.append(step(D(y,1,1),am)); T[1+k]+=am
                esc=round(R.uniform(.5,2.2)*a/12,2) if su not in('120','420') else 0.0; pk=float(R.choice([0,150,225,300,450])); tot=round(m+esc+pk,2); dep=round(R.choice([m,m,2*m,0]),2)
                ws.cell(r,11,esc); ws.cell(r,12,pk); ws.cell(r,13,f'=G{r}+K{r}+L{r}'); ws.cell(r,13).value=tot; ws.cell(r,14,dep)
                for k,x in zip((4,5,6,7),(esc,pk,tot,dep)): T[k]+=x
                rm=R.choice(['','BY 2024','BY 2023; 1 x 5 yr option','Net of electric','ROFO on adjoining space']); 
                if rm: ws.cell(r,15,rm)
                rows.append(row(unit=su,tenantName=t.replace('\n',' '),area=a,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=m,deposit=dep,charges=ch(('Op. Exp. Escalation',esc),('Parking',pk)),totalCharges=tot,rentSteps=stp))
            for k in range(7,15): ws.cell(r,k).number_format='#,##0.00'
            ws.row_dimensions[r].height=28 if ('\n' in t or len(t)>36) else 17
            for k in range(1,16): ws.cell(r,k).border=Border(bottom=thin); 
            for k in (1,2,5,6): ws.cell(r,k).alignment=Alignment(horizontal='center',vertical='center')
            for k in list(range(7,15))+[4]: ws.cell(r,k).alignment=Alignment(vertical='center')
            ws.cell(r,15).alignment=Alignment(vertical='center',indent=1)
            r+=1
        if r-r0>1: ws.merge_cells(start_row=r0,end_row=r-1,start_column=1,end_column=1)
    r+=1; ws.cell(r,3,'TOTALS'); ws.cell(r,4,A).number_format='#,##0'
    for k in range(8):
        ws.cell(r,7+k,round(T[k],2)).number_format='#,##0.00'
    for k in range(1,16): ws.cell(r,k).font=Font(bold=True); ws.cell(r,k).border=Border(top=med,bottom=med)
    r+=2; ws.cell(r,3,'Leased (incl. management office)'); ws.cell(r,4,A-vA).number_format='#,##0'; ws.cell(r,5,(A-vA)/A).number_format='0.0%'; ws.cell(r,6,f'{o} suites'); r+=1; ws.cell(r,3,'Vacant'); ws.cell(r,4,vA).number_format='#,##0'; ws.cell(r,5,vA/A).number_format='0.0%'; ws.cell(r,6,f'{v} suites')
    ws.freeze_panes='D7'; fin(wb,F); save(F,'OFFICE','third-party manager','manager workbook with rent step matrix, merged floors',True,rows,'Halcyon Park - Building 3',D(2025,11,1),o+v,o,v)
# ---------- 13 broker apartments, two buildings, no as-of date
def doc13():
    R=rng('d13'); F='Orchard Row Apts_Broker RR.xlsx'; rows=[]
    wb=Workbook(); c0=wb.active; c0.title='Confidentiality'; ws=wb.create_sheet('Rent Roll'); mx=wb.create_sheet('Unit Mix'); page(ws,False)
    c0['B3']='ORCHARD ROW APARTMENTS'; c0['B3'].font=Font(size=20,bold=True); c0['B5']='Offered exclusively by Fairlight Multifamily Advisors'; c0['B7']='The information herein is confidential and is provided subject to the executed confidentiality agreement.'; c0['B8']='Resident names have been withheld.'
    ws['B1']='Orchard Row Apartments'; ws['B1'].font=Font(size=14,bold=True,color='7A3B12'); ws['B2']='Rent Roll - 38 units'; ws['L2']='Prepared 9/15/2025'; ws['L2'].alignment=Alignment(horizontal='right')
    H=['Unit','Type','Sq. Ft.','Status','Actual Rent','Pro Forma Rent','Upside','RUBS','Pet','Parking','Total Income','Move-In','Lease Ends']
    for i,w in enumerate([2,7,13,8,10,11,11,10,9,8,9,12,11,11],1): ws.column_dimensions[CL(i)].width=w
    r=4; G=[0]*7; cnt=dict(Occ=0,Vac=0,Model=0,Down=0); mix={}; gA=0
    acc='_($* #,##0_);_($* (#,##0)_);_($* "-"??_);_(@_)'
    bl=[('Building 1 - 118 Orchard Street',[f"{f}{x}" for f in (1,2,3) for x in 'ABCDEF']),('Building 2 - 124 Orchard Street',[f"{f}{x}" for f in (1,2,3,4) for x in 'GHJKL'])]
    ty={'A':('1BR/1BA',655,1275),'B':('1BR/1BA',655,1275),'C':('2BR/1BA',840,1495),'D':('2BR/2BA',985,1650),'E':('Studio',470,1050),'F':('2BR/2BA',985,1650),'G':('1BR/1BA',690,1325),'H':('2BR/2BA',1010,1695),'J':('2BR/2BA',1010,1695),'K':('Studio',495,1080),'L':('3BR/2BA',1260,2050)}
    sp={'1A':'Model','2E':'Vac','3C':'Vac','2K':'Vac','4G':'Down'}
    for b,us in bl:
        ws.cell(r,2,b).font=Font(bold=True,size=11); r+=1
        for i,x in enumerate(H): 
            c=ws.cell(r,2+i,x); c.font=Font(bold=True,size=9,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='7A3B12'); c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
        ws.row_dimensions[r].height=27; r+=1; S=[0]*7; A=0
        for u in us:
            t,a,pf=ty[u[-1]]; st=sp.get(u,'Occ'); cnt[st]+=1; A+=a
            ws.cell(r,2,u); ws.cell(r,3,t); ws.cell(r,4,a).number_format='#,##0'; ws.cell(r,5,st); ws.cell(r,7,pf)
            m=mix.setdefault(t,[0,0,0,0]); m[0]+=1; m[1]+=a; m[3]+=pf
            kw=dict(unit=u,building=b,unitType=t,area=a,statusText=st,marketRent=pf)
            if st=='Occ':
                rent=pf-R.choice([75,100,125,150,190,225,40]); rubs=R.choice([0,45,60]); pet=R.choice([0,0,35]); pk=R.choice([0,0,50,75]); tot=rent+rubs+pet+pk; mi=D(2025,9,1)-dt.timedelta(R.randint(20,1900)); le=R.choice(['MTM']+[addm(D(2025,9,30),R.randint(0,11))]*6)
                for i,x in zip((6,8,9,10,11,12),(rent,pf-rent,rubs,pet,pk,tot)): ws.cell(r,i,x)
                ws.cell(r,13,dt.datetime(*mi.timetuple()[:3])).number_format='mm/dd/yy'; c=ws.cell(r,14,le if isinstance(le,str) else dt.datetime(*le.timetuple()[:3])); c.number_format='mm/dd/yy'; c.alignment=Alignment(horizontal='right')
                m[2]+=rent; kw.update(contractRent=rent,charges=ch(('RUBS',rubs),('Pet',pet),('Parking',pk)),totalCharges=tot,moveInDate=mi,leaseEndDate=le)
                # zeros print as a dash in this format: leave them out
                kw['charges']=[q for q in kw['charges'] if q['amount']]
                for i,x in enumerate((rent,pf,pf-rent,rubs,pet,pk,tot)): S[i]+=x
            else:
                S[1]+=pf; S[2]+=pf; ws.cell(r,8,pf)
            for i in range(6,13): ws.cell(r,i).number_format=acc
            for i in (2,3,5): ws.cell(r,i).alignment=Alignment(horizontal='center')
            if st!='Occ':
                for i in range(2,15): ws.cell(r,i).fill=PatternFill('solid',fgColor='FBE9DC')
            rows.append(row(**kw)); r+=1
        ws.cell(r,2,f'Subtotal ({len(us)} units)'); ws.cell(r,4,A).number_format='#,##0'
        for i,x in enumerate(S): ws.cell(r,6+i,x).number_format=acc
        for i in range(2,15): ws.cell(r,i).font=Font(bold=True); ws.cell(r,i).border=Border(top=thin)
        for i in range(7): G[i]+=S[i]
        gA+=A; r+=2
    ws.cell(r,2,'TOTAL (38 units)'); ws.cell(r,4,gA).number_format='#,##0'
    for i,x in enumerate(G): ws.cell(r,6+i,x).number_format=acc
    for i in range(2,15): ws.cell(r,i).font=Font(bold=True); ws.cell(r,i).border=Border(top=med,bottom=Side(style='double'))
    r+=2; ws.cell(r,2,f"Occupied: {cnt['Occ']}   Vacant: {cnt['Vac']}   Model: {cnt['Model']}   Down: {cnt['Down']}"); ws.cell(r+1,2,'RUBS = utility reimbursement. Pro forma reflects renovated units.').font=Font(italic=True,size=8)
    for i,x in enumerate(['Type','# Units','Avg SF','Actual Rent','Pro Forma'],1): mx.cell(1,i,x).font=Font(bold=True); mx.column_dimensions[CL(i)].width=13
    for k,(t,m) in enumerate(sorted(mix.items()),2):
        for i,x in enumerate([t,m[0],round(m[1]/m[0]),m[2],m[3]],1): mx.cell(k,i,x).number_format='#,##0'
    assert sum(cnt.values())==38; wb.active=1; fin(wb,F)
    save(F,'MULTIFAMILY','listing broker','broker workbook by building, names withheld, dash zeros, prepared date only',True,rows,'Orchard Row Apartments',None,38,cnt['Occ'],cnt['Vac'],sheet='Rent Roll')
# ---------- 14 small manager sheet, numbers as text
def doc14():
    F='anvil road july.xlsx'; rows=[]
    wb=Workbook(); ws=wb.active; ws.title='Sheet1'; page(ws)
    F9=Font(name='Arial',size=10)
    ws['A1']='ANVIL ROAD BUSINESS CENTER'; ws.merge_cells('A1:L1'); ws['A1'].alignment=Alignment(horizontal='center'); ws['A1'].font=Font(name='Arial',size=13,bold=True)
    ws['A2']='Monthly Rent Roll for July 2025'; ws.merge_cells('A2:L2'); ws['A2'].alignment=Alignment(horizontal='center')
    ws['A3']='Grayling Property Mgmt (owner: Aldergate Realty Trust)'; ws.merge_cells('A3:L3'); ws['A3'].alignment=Alignment(horizontal='center')
    H=['','Tenant','Sq. ft.','From','Thru','Rent','CAM','Taxes','Ins.','Water','Due Monthly','Deposit']
    for i,(x,w) in enumerate(zip(H,[9,36,9,16,16,12,11,11,10,10,13,12]),1):
        ws.column_dimensions[CL(i)].width=w; c=ws.cell(5,i,x); c.font=Font(name='Arial',bold=True,size=10); c.border=Border(bottom=med); c.alignment=Alignment(horizontal='left' if i<3 else 'right' if i in(3,)or i>5 else 'center')
    data=[('Bay 1','Knotty Pine Millwork',6000,D(2021,3,1),D(2026,2,28),4750,45,3500),('Bay 2','Knotty Pine Millwork (expansion)',3000,D(2023,3,1),D(2026,2,28),2450,0,0),('Bay 3','-- vacant --',3000,None,None,0,0,0),('Bay 4','Hammerfest Gym & Barbell Club, LLC',4500,D(2024,6,15),D(2029,6,30),4162.5,60,4162.5),('Bay 5A','Otter Creek Pool Supply',1500,D(2019,9,1),D(2027,8,31),1500,25,1000),('Bay 5B','Dunleavy Upholstery',1500,D(2015,1,1),'month to month',1285,25,900),('Bay 6-7','Regional Parts Exchange Inc.',9000,D(2022,11,1),D(2032,10,31),6900,75,13800),('Yard','Otter Creek Pool Supply (outside storage)',None,D(2022,4,1),D(2027,8,31),400,None,None)]
    def fd(x): return x if isinstance(x,str) else (('Sept.' if x.month==9 else x.strftime('%b.') if x.month not in(5,6,7) else x.strftime('%B'))+f' {x.day}, {x.year}')
    T=[0]*8; r=6; sf=0
    for u,t,a,s,e,rent,wa,dep in data:
        vac='vacant' in t; ws.cell(r,1,u); ws.cell(r,2,t); 
        if a: ws.cell(r,3,a).number_format='#,##0'; sf+=a
        if vac: rows.append(row(unit=u,area=a,statusText='vacant'))
        else:
            ws.cell(r,4,fd(s)); ws.cell(r,5,fd(e)); cs=[]
            if a: cs=[('CAM',round(a*.095,2)),('Taxes',round(a*.11,2)),('Ins.',round(a*.025,2)),('Water',float(wa))]
            tot=rent+sum(x for _,x in cs)
            for i,x in enumerate([float(rent)]+([q for _,q in cs] if a else [])+([] if a else [None]*4)+[tot,dep]):
                if x is None: continue
                T[i]+=x
                c=ws.cell(r,6+i,f"${x:,.2f}" if u in('Bay 4','Bay 5A','Bay 6-7') else x); c.number_format='$#,##0.00'; c.alignment=Alignment(horizontal='right')
            rows.append(row(unit=u,tenantName=t,area=a,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=float(rent),charges=ch(*cs),totalCharges=float(tot),deposit=None if dep is None else float(dep)))
        for i in range(1,13):
            ws.cell(r,i).font=F9
            if i in(4,5): ws.cell(r,i).alignment=Alignment(horizontal='center')
        r+=1
        if u=='Bay 4': r+=1
    r+=1; ws.cell(r,2,'Total'); ws.cell(r,3,sf).number_format='#,##0'
    for i,x in enumerate(T[:7]): ws.cell(r,6+i,round(x,2)).number_format='$#,##0.00'
    for i in range(2,13): ws.cell(r,i).font=Font(name='Arial',bold=True,size=10); ws.cell(r,i).border=Border(top=thin)
    ws.cell(r+2,1,'Bay 2 deposit is included with Bay 1.  Bay 3: sign up, two showings in June.').font=Font(name='Arial',italic=True,size=9)
    fin(wb,F); save(F,'INDUSTRIAL','third-party manager','small manager sheet, text amounts and spelled dates',False,rows,'Anvil Road Business Center','2025-07',None,None,1)
if __name__=='__main__': doc12();doc13();doc14()
