from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
FILE='Pelican Narrows slips+drystack 10-31-24.xlsx'
def make():
    rng=random.Random(911); nm=iter(names(rng,90,"{l}, {f}"))
    wb=Workbook(); ws=wb.active; ws.title='Slip Holders'
    th=Side(style='thin',color='999999'); bd=Border(left=th,right=th,top=th,bottom=th); aq=PatternFill('solid',fgColor='B7DEE8')
    ws.merge_cells('A1:L1'); ws['A1']='PELICAN NARROWS MARINA - SLIP HOLDER LIST'; ws['A1'].font=Font(bold=True,size=14); ws['A1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A2:L2'); ws['A2']='Season ending October 31, 2024'; ws['A2'].alignment=Alignment(horizontal='center')
    H=['Slip','Size','Contract','Name','Vessel','Contract starts','Contract ends','Annual contract $','Per month','Elec.','Live-aboard','Balance 10/31']
    boats=['Second Wind','Reel Estate','No Rush','Marjorie B','Knot Working','Tidewater Tess','Blue Heron','Salt Shaker','Pier Pressure','Lazy Gull','Grumpy Oyster','Dawn Treader II','Miss Ilse','Half Fast','Windfall']
    bs=[b for b in boats]+[b+' '+x for x in('II','III') for b in boats if 'II' not in b]; rng.shuffle(bs); bi=iter(bs)
    secs=[('A DOCK (covered)','A',14,[("40' x 14'",5100),("40' x 14'",5100),("50' x 16'",6900)]),('B DOCK (open)','B',18,[("30' x 12'",3180),("35' x 12'",3720)]),('DRYSTACK','DS-',16,[("to 24'",2280),("to 28'",2760)])]
    r=4; rows=[]; G=[0]*5; tot=occ=0; sm=[]
    for sec,pf,n,kinds in secs:
        ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=12); c=ws.cell(r,1,sec); c.font=Font(bold=True,color='1F497D'); r+=1
        for i,t in enumerate(H,1):
            if pf=='DS-' and t=='Slip': t='Rack'
            if pf=='DS-' and t in('Elec.','Live-aboard'): t=None
            c=ws.cell(r,i,t); c.font=Font(bold=True,size=9); c.fill=aq; c.border=bd; c.alignment=Alignment(wrap_text=True,horizontal='center')
        ws.row_dimensions[r].height=26; r+=1; S=[0]*5; o=0
        for i in range(n):
            u=f'{pf}{i+1}'; sz,an=kinds[i%len(kinds)]; open_=rng.random()<.13 or (pf=='B' and i==9)
            row=dict(unit=u,section=sec,unitType=sz); vals=[u,sz]
            if open_:
                hold=pf=='B' and i==9; vals+=[None,'OPEN'+(' - piling repair' if hold else ''),None,None,None,None,None,None,None,None]; row['statusText']=vals[3]
            else:
                o+=1; wint=pf!='DS-' and rng.random()<.2; kind='Annual' if not wint else 'Summer'
                a=an if rng.random()<.8 else an-240; st=dt.date(2023,11,1) if kind=='Annual' else dt.date(2024,5,1); en=dt.date(2024,10,31)
                if kind=='Summer': a=round(an*.6/6)*6
                if rng.random()<.3 and kind=='Annual': en=dt.date(2025,10,31)
                mo=a/12 if kind=='Annual' else a/6
                mo=round(mo,2); a=a if kind=='Annual' else None; el=rng.choice([35,35,50]) if pf!='DS-' else None; la=150 if pf=='A' and rng.random()<.3 else None; bal=rng.choice([0,0,0,mo,425,-mo])
                t=next(nm); v=next(bi)
                vals+=[kind,t,'"'+v+'"',st,en,a,mo,el,la,bal]
                row.update(tenantName=t,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(en),annualRent=a,contractRent=mo,balance=bal,charges=([dict(code='Elec.',amount=el)] if el else [])+([dict(code='Live-aboard',amount=la)] if la else []))
                for j,z in enumerate((a or 0,mo,el or 0,la or 0,bal)): S[j]+=z
            for c,z in enumerate(vals,1):
                q=ws.cell(r,c,z); q.border=bd; q.font=Font(size=9)
                if c in(6,7): q.number_format='mmm d, yyyy'
                if c==8: q.number_format='$#,##0'
                if c in (9,10,11): q.number_format='$#,##0.00'
                if c==12: q.number_format='#,##0.00;[Red](#,##0.00)'
                if open_: q.font=Font(size=9,italic=True,color='7F7F7F')
            rows.append(row); r+=1
        ws.cell(r,4,f'{o} of {n} leased')
        for c,z in zip((8,9,10,11,12),S):
            if z or c in (8,9,12): ws.cell(r,c,round(z,2)).number_format='#,##0.00'
        for c in range(1,13): ws.cell(r,c).font=Font(bold=True,size=9)
        sm.append((sec,n,o,S)); tot+=n; occ+=o; G=[x+y for x,y in zip(G,S)]; r+=2
    ws.cell(r,1,'BUILDINGS (3 leases, not on this list): Ship\'s store - owner operated; Narrows Grill and the sail loft - see lease abstracts').font=Font(size=9,italic=True); r+=2
    ws.cell(r,4,'MARINA TOTAL')
    for c,z in zip((8,9,10,11,12),G): ws.cell(r,c,round(z,2)).number_format='#,##0.00'
    for c in range(1,13): ws.cell(r,c).font=Font(bold=True); ws.cell(r,c).border=Border(top=Side(style='medium'))
    r+=2
    for l,z in (('Wet slips and racks',tot),('Leased',occ),('Open',tot-occ)): ws.cell(r,4,l); ws.cell(r,5,z).alignment=Alignment(horizontal='left'); r+=1
    for col,w in zip('ABCDEFGHIJKL',[7,10,9,25,18,13,13,12,11,8,9,12]): ws.column_dimensions[col].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    q=wb.create_sheet('Fuel dock'); q.append(['Month','Gals gas','Gals diesel','Margin $'])
    for i,mn in enumerate(['May','Jun','Jul','Aug','Sep']): q.append([mn,rng.randrange(3000,9000),rng.randrange(900,2600),rng.randrange(3000,9900)])
    q=wb.create_sheet('2025 rates'); q.append(['Size','2024 annual','2025 annual']); 
    for s,a in [("30' x 12'",3180),("35' x 12'",3720),("40' x 14'",5100),("50' x 16'",6900),("rack to 24'",2280),("rack to 28'",2760)]: q.append([s,a,round(a*1.04)])
    wb.save(f'{R}/documents/{FILE}')
    save(FILE,dict(propertyName='Pelican Narrows Marina',asOnDate='2024-10-31',units=tot,occupied=occ,vacant=tot-occ,sheet='Slip Holders',rows=rows),'OTHER','marina slip list, repeated header per dock, merged titles','OPEN as vacancy; header word changes by section (Slip/Rack); contract total and monthly for annual and summer holders; boat sizes are not areas')
if __name__=='__main__': make()
