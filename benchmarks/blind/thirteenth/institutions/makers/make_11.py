# Student towers, by bed, large XLSX; floor bands, preleased second rows, Summary sheet first
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(5111); NAME='pennant_towers_bed_roll.xlsx'; AS=dt.date(2025,4,15)
wb=Workbook(); sm=wb.active; sm.title='Summary'; ws=wb.create_sheet('Bed Roll')
ws['A1']='The Pennant Towers'; ws['A1'].font=Font(bold=True,size=13); ws['A2']='Bed-level rent roll, academic year 2024-25'; ws['A3']='Data as of: Apr 15 2025 11:58 PM'
H=['Tower','Apt','Bed Space','Plan','Resident','Status','Lease Starts','Lease Ends','Bed SF','Market','Install.\nRent','Parking','Furniture','Meal\nPlan','Pet','Total\nCharges','Deposits\non Hand','Ledger\nBalance']
for k,h in enumerate(H,1):
    c=ws.cell(5,k,h); c.font=Font(bold=True,size=9); c.fill=PatternFill('solid',fgColor='FFE2B8'); c.alignment=Alignment(wrap_text=True,vertical='bottom'); c.border=Border(bottom=Side('thin'),top=Side('thin'))
PL={'4x4':(212,815,4),'4x2':(198,735,4),'2x2':(265,985,2),'1x1':(430,1395,1)}
r=6; T=[]; C=dict(n=0,o=0,v=0); tot={k:0.0 for k in('sf','mk','rent','pk','fu','me','pe','t','d','b')}; used=set(); bp={}
def nm():
    while 1:
        x=f'{R.choice(LAST)}, {R.choice(FIRST)}'+(f' {R.choice("ABCDEJKLMRST")}.' if R.random()<.4 else '')
        if x not in used: used.add(x); return x
thin=Side('hair',color='AAAAAA')
for tw in ('North','South'):
    for fl in range(2,10):
        c=ws.cell(r,1,f'{tw} Tower - Floor {fl}'); c.font=Font(italic=True,bold=True,size=9); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=18); r+=1
        for ap in range(1,7):
            pl=['4x4','4x4','4x2','2x2','4x4','1x1'][ap-1]; sf,mk,nb=PL[pl]; apt=f'{tw[0]}{fl}{ap:02d}'
            for bd in 'ABCD'[:nb]:
                bed=f'{apt}-{bd}'; mkt=float(mk+ (fl-2)*5); C['n']+=1; B=bp.setdefault(pl,[0,0,0.0,0.0]); B[0]+=1; B[2]+=mkt
                x=R.random(); st='Current' if x<.88 else ('Notice' if x<.92 else ('Vacant Unrented' if x<.97 else 'Vacant Preleased'))
                if bed=='N201-A': st='Model'
                def write(st,name,s,e,mkt,ch,dep,bal,sfv):
                    global r
                    vals=[tw,apt,bed,pl,name,st,s,e,sfv,mkt]+ch+[sum(v for v in ch if v) if any(ch) else None,dep,bal]
                    for k,v in enumerate(vals,1):
                        if v is None: continue
                        c=ws.cell(r,k,v); c.font=Font(size=9)
                        if k in(7,8): c.number_format='d mmm yyyy'
                        elif k>9: c.number_format='#,##0.00;-#,##0.00'
                        if st.startswith('Vacant'): c.fill=PatternFill('solid',fgColor='F2F2F2')
                    codes=['Install. Rent','Parking','Furniture','Meal Plan','Pet']
                    T.append(dict(unit=bed,building=tw,unitType=pl,tenantName=name,statusText=st,leaseStartDate=s,leaseEndDate=e,area=sfv,marketRent=mkt,contractRent=ch[0],charges=[dict(code=q,amount=v) for q,v in zip(codes,ch) if v is not None] or None,totalCharges=sum(v for v in ch if v) if any(ch) else None,deposit=dep,balance=bal))
                    r+=1
                tot['sf']+=sf; tot['mk']+=mkt
                if st in('Current','Notice'):
                    C['o']+=1; B[1]+=1; rent=float(mkt-R.choice([0,10,25,40,65])); ch=[rent,R.choice([None,None,95.0]),R.choice([None,25.0]),R.choice([None,None,None,310.0]),R.choice([None]*11+[40.0])]; B[3]+=rent
                    dep=R.choice([0.0,200.0,200.0,400.0]); bal=R.choice([0.0]*5+[-25.0,round(R.uniform(30,1600),2)])
                    e=dt.date(2025,7,31) if st=='Current' or R.random()<.5 else dt.date(2025,5,15)
                    write(st,nm(),R.choice([dt.date(2024,8,19)]*6+[dt.date(2025,1,6)]),e,mkt,ch,dep,bal,sf)
                    for k,v in zip(('rent','pk','fu','me','pe'),ch): tot[k]+=v or 0
                    tot['t']+=sum(v for v in ch if v); tot['d']+=dep; tot['b']+=bal
                else:
                    C['v']+=st!='Model'; write(st,None,None,None,mkt,[None]*5,None,None,sf)
                    if st=='Vacant Preleased': write('Future',nm(),dt.date(2025,5,19),dt.date(2026,7,31),None,[mkt-15.0,None,25.0,None,None],None,None,None); T[-1]['area']=None
c=ws.cell(r,1,'Total in place (excl. Future)')
for k,v in zip(range(9,19),(tot['sf'],tot['mk'],tot['rent'],tot['pk'],tot['fu'],tot['me'],tot['pe'],tot['t'],tot['d'],tot['b'])): x=ws.cell(r,k,round(v,2)); x.number_format='#,##0.00' if k>9 else '#,##0'
for k in range(1,19): ws.cell(r,k).font=Font(bold=True,size=9); ws.cell(r,k).border=Border(top=Side('medium'))
ws.row_dimensions[5].height=27
ws.auto_filter.ref=f'A5:R{r-1}'; ws.freeze_panes='D6'
for k,w in zip('ABCDEFGHIJKLMNOPQR',[8,7,10,6,24,16,12,12,7,10,10,9,9,9,8,10,10,10]): ws.column_dimensions[k].width=w
sm['B2']='The Pennant Towers - occupancy summary'; sm['B2'].font=Font(bold=True,size=12)
for k,h in enumerate(['Plan','Beds','Occupied','Market','In-place rent'],2): sm.cell(4,k,h).font=Font(bold=True)
q=5
for pl,v in bp.items():
    for k,x in enumerate([pl]+v,2): sm.cell(q,k,x)
    q+=1
for k,x in enumerate(['All',C['n'],C['o'],tot['mk'],tot['rent']],2): sm.cell(q,k,x).font=Font(bold=True)
sm.cell(q+2,2,f"Vacant beds {C['v']}; model beds 1 (down for tours, not leased)"); sm.column_dimensions['B'].width=12
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:5'
wb.save(doc(NAME))
put(NAME,'STUDENT_HOUSING','By-bed roll of two towers, floor bands, Future rows beside preleased beds, summary sheet first',False,dict(propertyName='The Pennant Towers',asOnDate=iso(AS),sheet='Bed Roll',units=C['n'],occupied=C['o'],vacant=C['v'],rows=T,totals=dict(area=tot['sf'],marketRent=tot['mk'],contractRent=tot['rent'],totalCharges=tot['t'],deposit=tot['d'],balance=round(tot['b'],2))))
